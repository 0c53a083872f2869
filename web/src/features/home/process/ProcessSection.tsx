import { landingMinutes, landingStageTitle, stageMinutes, stages } from '#shared/assessment/stages.ts';
import { Section } from '../Section.tsx';
import { FirstChoices } from './FirstChoices.tsx';
import css from './ProcessSection.module.css';

const stageParts = {
  triage: ['Six micro-scenarios', 'Three priority sliders'],
  core: ['RIASEC interests', 'Values ranking', 'Big-Five personality'],
  deepDive: ['Skills', 'Work preferences', 'Career constraints'],
};

/** The three stages as a trail with three waymarks, each part as wide as its duration (LND-24, LND-25). */
export const ProcessSection = () => (
  <Section
    id="assessment-process"
    title={`${landingMinutes} minutes, in three stages`}
    lead="Every answer is saved as you give it. Stop when you like and continue within a day."
  >
    <ol className={css.way}>
      {stages.map((stage, index) => (
        <li key={stage}>
          <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 30C14 30 18 6 36 8s22 28 38 26S90 30 100 30" />
          </svg>
          <h3>{`Stage ${index + 1} ${landingStageTitle[stage]}`}</h3>
          <p>{`${stageMinutes[stage]} min`}</p>
          <ul>
            {stageParts[stage].map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
    <FirstChoices />
  </Section>
);
