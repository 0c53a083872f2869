/** What the figures above leave open. */
export const Limits = () => (
  <ul>
    <li>
      <b>Nobody has yet answered our own questions in a study.</b> The real people above answered items like ours, about
      interests only. What our questions on values, personality and skills add is known from made-up people alone.
    </li>
    <li>
      <b>A field of study is not a life.</b> People study what their parents, their grades or their town allowed. That a
      ranking agrees with it is a sign, not a proof that they are content.
    </li>
    <li>
      <b>Made-up people are kind to us.</b> They follow rules that we wrote. Real people will be harder to read, so take
      these figures as the best that can be expected.
    </li>
    <li>
      <b>A short questionnaire names a direction, not the one occupation.</b> Even a perfect ranking of such answers
      would keep only some of its ten when you answer again. Start with the fields; use the ten to explore.
    </li>
    <li>
      <b>It knows the occupation, not the job.</b> Who your colleagues are, who leads you and how the work is arranged
      is in no table, and often matters more.
    </li>
  </ul>
);
