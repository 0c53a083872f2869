import { stayingText } from '#shared/assessment/result-words.ts';
import { roundedParts } from '#shared/lib/rounded-parts.ts';
import type { Ranking } from '#shared/matching/ranking.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { dimensions } from '../score/receipt-sums.ts';
import { dimensionName } from '../score/wording.ts';
import css from './MovedRanking.module.css';
import { type Movement, movements, movementText } from './movement.ts';

interface MovedRankingProps {
  own: Ranking;
  ranking: Ranking;
  unchanged: boolean;
  /** by facts index */
  names: readonly string[];
  onOpen: (index: number) => void;
}

/** The resulting ten, and how each has moved relative to the person's own answers. */
export function MovedRanking({ own, ranking, unchanged, names, onOpen }: MovedRankingProps) {
  const { list, left } = movements(own, ranking);
  const weights = roundedParts(
    dimensions.map((dimension) => 100 * ranking.weights[dimension]),
    0,
  );
  return (
    <Stack gap={3}>
      <p className={css.summary} role="status">
        {unchanged ? 'These are your own answers. Move something.' : summary(list)}
      </p>
      <ol className={css.list}>
        {list.map((movement) => {
          const placed = ranking.top[movement.after - 1]!;
          return (
            <li key={placed.code} className={css.row}>
              <span className={css.rank}>{movement.after}</span>
              <b>
                <TextButton onClick={() => onOpen(movement.index)}>{names[placed.index]}</TextButton>
              </b>
              <span className={css.movement} data-kind={movement.kind}>
                {!unchanged && (
                  <>
                    <MovementMark kind={movement.kind} /> {movementText(movement)}
                  </>
                )}
              </span>
              <span className={css.score}>{Math.round(placed.final)}</span>
            </li>
          );
        })}
      </ol>
      {left.length > 0 && <p>No longer among the ten: {left.map((index) => names[index]).join(', ')}.</p>}
      <p>
        <small>
          What counts now:{' '}
          {dimensions.map((dimension, place) => `${dimensionName[dimension]} ${weights[place]}%`).join(', ')}. If you
          really answered like this, {stayingText(ranking.overlapRange)} of these 10 would probably stay on a repeat.
        </small>
      </p>
      <Source kind="modelled" text="scored again from the answers as moved and published figures" />
    </Stack>
  );
}

/** Drawn, because not every font has these symbols. */
const marks: Record<Movement['kind'], string> = {
  up: 'M5 1 9.5 9h-9Z',
  down: 'M5 9 .5 1h9Z',
  same: 'M1 4h8v2H1Z',
  new: 'M5 .5 9.5 5 5 9.5.5 5Z',
};

const MovementMark = ({ kind }: { kind: Movement['kind'] }) => (
  <svg className={css.mark} viewBox="0 0 10 10" aria-hidden="true">
    <path d={marks[kind]} />
  </svg>
);

function summary(list: readonly Movement[]): string {
  const count = (kind: Movement['kind']) => list.filter((movement) => movement.kind === kind).length;
  const fresh = count('new');
  return `${fresh === 0 ? 'The same ten' : fresh === 1 ? 'One is new' : `${fresh} are new`}; ${count('up')} moved up, ${count('down')} down, ${count('same')} unchanged.`;
}
