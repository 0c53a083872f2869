import { beyondFrames } from '#shared/assessment/result-shape.ts';
import { capital } from '#shared/lib/format.ts';
import { frameText } from '#shared/matching/explain/frame-text.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import css from './FurtherUp.module.css';
import { belowWords, beyondWords, stepsLine } from './role/move/move-line.ts';
import type { RoleView } from './role/role-view.ts';

interface FurtherUpProps {
  roles: readonly RoleView[];
  hidden: ReadonlySet<string>;
  /** the person did not state their education */
  silent: boolean;
  onOpen: (code: string) => void;
}

/**
 * Occupations that fit as well but are outside the person's limits, each with its step: neither hidden nor among the
 * ten (D-90).
 */
export function FurtherUp({ roles: found, hidden, silent, onOpen }: FurtherUpProps) {
  const roles = found.filter(({ code }) => !hidden.has(code));
  return (
    <Section
      look="ruled"
      title="Further up the path"
      lead={
        roles.length > 0
          ? 'Outside the limits you set: time, budget or places. They are not out of reach for good, so here they are with their steps, in the order of their scores.'
          : found.length > 0
            ? 'You have hidden everything here as not for you. You can bring it back below the ten.'
            : 'Nothing that would suit you about as well is outside the limits you set: time, budget, places.'
      }
    >
      {silent && (
        <p>
          <small>
            You did not say what schooling, experience or license you have, so nothing was ruled out for lack of it.
          </small>
        </p>
      )}
      {roles.length > 0 && (
        <ol className={css.list}>
          {roles.map((role) => (
            <li key={role.code} className={css.row}>
              <b>
                <TextButton onClick={() => onOpen(role.code)}>{role.title}</TextButton>
              </b>
              <span className={css.score}>{Math.round(role.finalScore)}</span>
              {role.move && (
                <span className={css.words}>
                  <span>{stepsLine(role.move)}</span>
                  {role.move.below && <span className={css.soft}>{belowWords[role.move.below]}</span>}
                  <span className={css.soft}>{capital(`outside ${frameText(role.move.beyond)}`)}</span>
                  <span className={css.soft}>
                    {[role.timeToTransition, role.costToTransition]
                      .flatMap((text) => text ?? [])
                      .map(capital)
                      .join('. ')}
                  </span>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {roles.length > 0 && (
        <p>
          <small>
            {beyondFrames
              .filter((frame) => roles.some(({ move }) => move?.beyond.includes(frame)))
              .map((frame) => `Outside ${frameText([frame])}: ${beyondWords[frame]}.`)
              .join(' ')}
          </small>
        </p>
      )}
    </Section>
  );
}
