import { type Stage, stageMinutes, stages, stageTitle } from '#shared/assessment/stages.ts';
import css from './StageOutline.module.css';

/** What each stage asks, in the specification's words (AIN-06). */
const contents: Record<Stage, { parts: string[]; purpose: string }> = {
  triage: {
    parts: ['6 micro-scenarios', '3 priority sliders'],
    purpose: 'What matters most to you when you cannot have everything. It decides how much the rest counts.',
  },
  core: {
    parts: ['RIASEC interests', 'Values ranking', 'Big-Five personality'],
    purpose: 'What you like doing, what work must give you, and how you go about it.',
  },
  deepDive: {
    parts: ['Skills', 'Work preferences', 'Constraints'],
    purpose:
      'Where you could start today, and what a change may cost in time and money. A last page on where you stand is optional.',
  },
};

export function StageOutline() {
  return (
    <ol className={css.trail}>
      {stages.map((stage, index) => (
        <li key={stage} className={css.stage}>
          <h3>
            <span className={css.number}>Stage {index + 1}</span> {stageTitle[stage]}
          </h3>
          <p className={css.minutes}>{stageMinutes[stage]} minutes</p>
          <p>{contents[stage].purpose}</p>
          <ul className={css.parts}>
            {contents[stage].parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
