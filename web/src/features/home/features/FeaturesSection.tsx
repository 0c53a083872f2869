import { Link } from 'react-router-dom';
import { count } from '#shared/lib/format.ts';
import { paths } from '#web/paths.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { figures } from '../figures.data.ts';
import { Section } from '../Section.tsx';
import { Again, Sum, Ties } from './ExampleResult.tsx';
import css from './FeaturesSection.module.css';

const all = count(figures.occupations);

const proofs = [
  {
    title: 'Every score is a sum',
    text: 'A match is not a verdict. It is added up in front of you, and every line opens down to the answers that caused it.',
    Drawing: Sum,
  },
  {
    title: 'A tie is shown as a tie',
    text: 'Where your answers cannot tell two occupations apart, no order is invented. Fields come first: they are steadier than single occupations.',
    Drawing: Ties,
  },
  {
    title: 'It says how sure it is',
    text: 'Nobody answers exactly the same way twice. We run the ranking again with that chance built in, and one sentence tells you how much of it would stay.',
    Drawing: Again,
  },
];

const today = [
  {
    name: 'AI Career Analysis',
    text: `Three short stages, ${all} occupations ranked, ten of them explained and kept.`,
  },
  { name: 'What if', text: `Move a priority, your hours or your budget: all ${all} are ranked again at once.` },
  { name: 'Why not', text: 'Name any occupation: what holds it back, and the one change that would lift it most.' },
  { name: 'The move', text: 'Which skills are missing, how long they usually take, what learning them costs.' },
  { name: 'Jobs', text: 'From a match straight to a search for its postings, where you want to live.' },
  { name: 'Usage', text: 'What your plan allows, what is left of it, and a receipt for every use.' },
];

/** What the app does, shown on the result of a made-up person. */
export const FeaturesSection = () => (
  <Section
    id="features"
    title="It shows its working"
    lead="What to ask of any ranking, and how ours answers."
    source={<Source kind="example" text="What our ranking engine tells one made-up person; points out of 100." />}
  >
    <div className={css.proofs}>
      {proofs.map(({ title, text, Drawing }) => (
        <div key={title} className={css.proof}>
          <h3>{title}</h3>
          <p>{text}</p>
          <Drawing />
        </div>
      ))}
    </div>
    <dl className={css.today}>
      {today.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p>
      <Link to={paths.howItWorks()}>How well does this work?</Link> What we measured, and what nobody has measured yet.
    </p>
  </Section>
);
