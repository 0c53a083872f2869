import { Link } from 'react-router-dom';
import { validity } from '#shared/guidance/validity.data.ts';
import { day } from '#shared/lib/format.ts';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Page } from '#web/ui/layout/Page.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { AnsweredAgain } from './AnsweredAgain.tsx';
import { Asked } from './Asked.tsx';
import { AskedWithCare } from './AskedWithCare.tsx';
import { Confidence } from './Confidence.tsx';
import { DataDates } from './DataDates.tsx';
import css from './HowItWorksPage.module.css';
import { InShort } from './InShort.tsx';
import { Limits } from './Limits.tsx';
import { MadeUpPeople } from './MadeUpPeople.tsx';
import { Never } from './Never.tsx';
import { Part } from './Part.tsx';
import { RealPeople } from './RealPeople.tsx';
import { Scale } from './Scale.tsx';
import { ThreeNumbers } from './ThreeNumbers.tsx';

/** /how-it-works: how accurate the assessment is, in everyday words, with the figures of docs/validity.md (D-87). */
export default function HowItWorksPage() {
  return (
    <Page>
      <PageHeader
        eyebrow={`Measured ${day(validity.measuredOn, 'UTC')}, model ${validity.modelVersion}`}
        title="How well does this work?"
        lead="Well enough to point out a direction. Not well enough to name the one right occupation. Here is what we measured, and what nobody has measured yet."
      />
      <InShort />
      <nav aria-label="On this page" className={css.contents}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, Content }) => (
        <Part key={id} id={id} title={title}>
          <Content />
        </Part>
      ))}
      <p>
        <ButtonLink variant="primary" to={paths.applicationEntry()}>
          Try it yourself
        </ButtonLink>
      </p>
    </Page>
  );
}

const Figures = () => (
  <>
    <RealPeople />
    <MadeUpPeople />
    <AnsweredAgain />
    <Scale />
  </>
);

const Data = () => (
  <>
    <DataDates />
    <p>
      <Link to={paths.dataSources()}>Data sources and their licenses</Link>
    </p>
  </>
);

const Check = () => (
  <p>
    {`Every figure on this page was written by the measurement that belongs to ${product.name}'s source code, on ${day(validity.measuredOn, 'UTC')} with model ${validity.modelVersion}. Your result names the model that made it. Whoever has the code repeats the measurement with one command, `}
    <code>npm run bench:validity</code>, and finds the same figures in full in <code>docs/validity.md</code>.
  </p>
);

const parts = [
  { id: 'asked', title: 'What are you asked?', Content: Asked },
  { id: 'numbers', title: 'What do the three numbers mean?', Content: ThreeNumbers },
  { id: 'figures', title: 'What do the figures show?', Content: Figures },
  { id: 'limits', title: 'What can they not show?', Content: Limits },
  { id: 'confidence', title: 'What does confidence mean?', Content: Confidence },
  { id: 'care', title: 'Why were you asked about your answers?', Content: AskedWithCare },
  { id: 'data', title: 'Where do the data come from?', Content: Data },
  { id: 'never', title: 'What do we never do?', Content: Never },
  { id: 'check', title: 'Can you check this?', Content: Check },
];
