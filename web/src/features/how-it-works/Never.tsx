/** Promises that the product's tests enforce. */
export const Never = () => (
  <ul>
    <li>
      <b>No protected attribute.</b> We do not ask for sex, age, origin, skin color, religion, disability or the school
      you went to, and your name enters no score.
    </li>
    <li>
      <b>No score from a language model.</b> Every number is a sum by fixed rules: the same answers, the same model and
      the same data give the same number, to the last digit.
    </li>
    <li>
      <b>No invented figure.</b> What is not known is shown as not known.
    </li>
    <li>
      <b>No bought places.</b> Nobody can pay to rank higher in your list.
    </li>
    <li>
      <b>No certainty that we do not have.</b> Ties are shown as ties, and what chance would change is said.
    </li>
  </ul>
);
