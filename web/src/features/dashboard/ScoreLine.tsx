import { day } from '#shared/lib/format.ts';
import type { LatestResult } from '#web/parts/latest-result/latest-result.ts';
import { REPEAT_POINTS } from '#web/parts/latest-result/score-moves.ts';
import css from './ScoreLine.module.css';

const HEIGHT = 150;
const TOP = 26;
const DATES = 18;
/** Distance of a number from its whisker. */
const LIFT = 16;
/** Horizontal positions in percent of the width; the scale's numbers are to the left of the line. */
const [FIRST, LAST] = [16, 90];

/** At most three matches, oldest first, connected by a line; the latest is marked as the person's own. */
export function ScoreLine({ results }: { results: readonly LatestResult[] }) {
  const low = Math.min(...results.map((result) => result.final_score)) < 50 + REPEAT_POINTS ? 0 : 50;
  const y = (score: number) => TOP + ((100 - score) / (100 - low)) * (HEIGHT - TOP);
  const x = (place: number) => `${FIRST + (place * (LAST - FIRST)) / Math.max(1, results.length - 1)}%`;
  return (
    <div className={css.room}>
      <svg className={css.chart} height={HEIGHT + DATES + 8} aria-hidden="true">
        {[low, (low + 100) / 2, 100].map((tick) => (
          <g key={tick}>
            <line className={css.grid} x1="8%" x2="100%" y1={y(tick)} y2={y(tick)} />
            <text className={css.tick} x="0" y={y(tick) + 4}>
              {tick}
            </text>
          </g>
        ))}
        {results.slice(1).map((result, place) => (
          <line
            key={result.id}
            className={css.line}
            x1={x(place)}
            x2={x(place + 1)}
            y1={y(results[place]!.final_score)}
            y2={y(result.final_score)}
          />
        ))}
        {results.map((result, place) => (
          <g key={result.id}>
            <line
              className={css.whisker}
              x1={x(place)}
              x2={x(place)}
              y1={y(Math.min(100, result.final_score + REPEAT_POINTS))}
              y2={y(result.final_score - REPEAT_POINTS)}
            />
            <circle
              className={place === results.length - 1 ? css.newest : css.point}
              cx={x(place)}
              cy={y(result.final_score)}
              r={place === results.length - 1 ? 7 : 4}
            />
            <text className={css.number} x={x(place)} y={y(result.final_score) - LIFT}>
              {Math.round(result.final_score)}
            </text>
            <text className={css.date} x={x(place)} y={HEIGHT + DATES}>
              {day(result.created_at)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
