import { stageMinutes, stages, stageTitle } from '#shared/assessment/stages.ts';
import { Section } from '../Section.tsx';
import css from './ProcessSection.module.css';

const stageText = {
  triage: 'Short dilemmas and three sliders: what you would trade for what.',
  core: 'What you like doing, what matters to you at work, and how you work.',
  deepDive: 'What you can do already, where you want to live, and what you can invest.',
};

export const ProcessSection = () => (
  <Section id="assessment-process" title="The way, in three stages">
    <ol className={css.stages}>
      {stages.map((stage) => (
        <li key={stage}>
          <h3>{stageTitle[stage]}</h3>
          <p className={css.minutes}>{`${stageMinutes[stage]} minutes`}</p>
          <p>{stageText[stage]}</p>
        </li>
      ))}
    </ol>
  </Section>
);
