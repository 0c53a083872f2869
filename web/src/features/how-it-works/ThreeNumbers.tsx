import css from './ThreeNumbers.module.css';

const numbers = [
  {
    name: 'Fit',
    text: 'How far your interests, values, personality and skills resemble what the work asks for. It is the part that knows you.',
  },
  {
    name: 'Opportunity',
    text: 'What the labor market offers there: pay, growth, openings, and how much of the work AI tools touch. It is the same for everybody, but how much each of these counts follows from your priorities.',
  },
  {
    name: 'Feasibility',
    text: 'How reachable it is for you: what is missing in skills and schooling, the time and money you have for it, and where you want to work. What lies outside those limits is not hidden: it has a list of its own, with the step that leads to it.',
  },
];

/** The three scores. */
export const ThreeNumbers = () => (
  <>
    <dl className={css.numbers}>
      {numbers.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p>
      The percentage of an occupation is these three added up, each with the weight that your priorities give it. It is
      a place on a scale and not a probability: 80 does not mean that four in five such people would be happy there.
      Beside it stands how many of all occupations it leaves behind; that is the plainer figure.
    </p>
  </>
);
