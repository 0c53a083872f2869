import type { Gap } from '#shared/assessment/result-shape.ts';
import { skillMilestones, skillTime } from '#shared/guidance/skill-time.ts';
import css from './SkillPlan.module.css';

const PLANNED = 3;

/** What to do about the first three gaps (RES-07), with the rule of thumb for how long it takes (LRN-11, LRN-12). */
export function SkillPlan({ gaps }: { gaps: readonly Gap[] }) {
  if (gaps.length === 0) return <p>Nothing to plan: no skill gap was found.</p>;
  return (
    <>
      <ol className={css.plan}>
        {gaps.slice(0, PLANNED).map((gap) => {
          const start = gap.yours ?? 0;
          const steps = skillMilestones(start, gap.needed);
          return (
            <li key={gap.element}>
              <p className={css.line}>
                <b>{gap.name}</b>
                <span>about {skillTime(gap.needed - start)}</span>
              </p>
              <p className={css.steps}>
                From {Math.round(start)} to {Math.round(gap.needed)} of 100
                {steps.length > 0 && `: ${steps.join(', ')}`}.
              </p>
            </li>
          );
        })}
      </ol>
      <p>
        <small>
          Times are a rule of thumb by the size of the gap, not measured for you.{' '}
          {gaps.some((gap) => gap.yours === null) && 'A skill you did not rate is counted from 0.'}
        </small>
      </p>
    </>
  );
}
