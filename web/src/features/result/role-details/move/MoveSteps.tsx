import type { Move } from '#shared/assessment/result-shape.ts';
import { belowWords, beyondWords } from '#web/features/result/role/move/move-line.ts';
import { reachWord, stepDoubt, stepFigures } from '#web/features/result/role/move/move-words.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './MoveSteps.module.css';

/** Whether the move is possible, why not if it is not, and its steps with their time and cost. */
export function MoveSteps({ move }: { move: Move }) {
  const { word, tone } = reachWord[move.reach];
  return (
    <Stack gap={3}>
      <p>
        <Badge tone={tone}>{word}</Badge>
      </p>
      {move.below && <p>{belowWords[move.below]}.</p>}
      {move.beyond.length > 0 && (
        <p>
          Outside the limits you set: {move.beyond.map((frame) => beyondWords[frame]).join('; ')}. What if shows what
          another answer would change.
        </p>
      )}
      {move.steps.length > 0 ? (
        <ol className={css.steps}>
          {move.steps.map((step) => (
            <li key={step.name}>
              <b>{step.name}</b>
              {stepDoubt(step, move.from)}
              <span className={css.figures}>{stepFigures(step)}</span>
              <Source kind="modelled" text={step.basis} />
            </li>
          ))}
        </ol>
      ) : (
        <p>You can begin as you are, as far as the published figures and your answers tell.</p>
      )}
      {move.from === 'high_school' && move.steps.some(({ kind, sure }) => kind === 'schooling' && !sure) && (
        <p>
          <small>
            You did not say what education you have, so years and prices are counted from a high school diploma, and no
            lack of it was counted against this occupation.
          </small>
        </p>
      )}
    </Stack>
  );
}
