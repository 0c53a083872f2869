import type { Gap } from '#shared/assessment/result-shape.ts';
import type { LearnedFor } from '#shared/guidance/lookup.ts';
import { skillPlan } from '#shared/guidance/skill-plan.ts';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import { GapSource } from './GapSource.tsx';
import css from './SkillPlan.module.css';

const PLANNED = 3;

/** What to do about the first three gaps (RES-07), with a rule of thumb for the time (LRN-10 to LRN-13). */
export function SkillPlan({ gaps, work }: { gaps: readonly Gap[]; work: LearnedFor }) {
  if (gaps.length === 0) return <p>Nothing to plan: no skill gap was found.</p>;
  return (
    <>
      <ol className={css.plan}>
        {gaps.slice(0, PLANNED).map((gap) => {
          const { start, target, time, milestones, resources } = skillPlan(
            gap.name,
            gap.yours ?? undefined,
            gap.needed,
            work,
          );
          return (
            <li key={gap.element}>
              <p className={css.line}>
                <b>{gap.name}</b>
                <span>about {time}</span>
              </p>
              <p className={css.steps}>
                From {Math.round(start)} to {Math.round(target)} of 100
                {milestones.length > 0 && `: ${milestones.join(', ')}`}.
              </p>
              <p className={css.steps}>
                {resources.map(({ id, url, title, provider }, place) => (
                  <span key={id}>
                    {place > 0 && ' · '}
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      {title}
                      <NewTabNote />
                    </a>
                    {!title.includes(provider) && `, ${provider}`}
                  </span>
                ))}
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
      <GapSource />
    </>
  );
}
