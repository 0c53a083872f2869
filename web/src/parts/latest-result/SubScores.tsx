import { bands } from '#shared/lib/bands.ts';
import { percent } from '#shared/lib/format.ts';
import { type LatestResult, subScores } from './latest-result.ts';
import css from './SubScores.module.css';

/** Heights in px; widths are shares of the available room, so that text keeps its size. */
const ROW = 56;
const LINE = 34;
const AXIS = 26;
const ticks = [0, ...bands.rating.toReversed(), 100];

/**
 * Fit, opportunity and feasibility on one scale of 0 to 100 with ticks at the band boundaries; the person's own marks
 * are yellow. Without a result the scales are empty.
 */
export const SubScores = ({ result }: { result: LatestResult | null }) => (
  <div className={css.room}>
    <svg className={css.scales} height={subScores.length * ROW + AXIS} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={css.grid} x1={`${tick}%`} x2={`${tick}%`} y1={LINE - 10} y2={subScores.length * ROW} />
          <text className={css.tick} x={`${tick}%`} y={subScores.length * ROW + AXIS - 8} data-end={anchor(tick)}>
            {tick}
          </text>
        </g>
      ))}
      {subScores.map(({ name, of }, row) => (
        <g key={name} transform={`translate(0 ${row * ROW})`}>
          <text className={css.name} y={16}>
            {name}
          </text>
          <line className={css.track} x1="0" x2="100%" y1={LINE} y2={LINE} />
          {result && <Reading score={of(result)} />}
        </g>
      ))}
    </svg>
  </div>
);

const Reading = ({ score }: { score: number }) => (
  <>
    <text className={css.number} x="100%" y={16}>
      {percent(score)}
    </text>
    <line className={css.reach} x1="0" x2={`${score}%`} y1={LINE} y2={LINE} />
    <circle className={css.you} cx={`${score}%`} cy={LINE} r="7" />
  </>
);

const anchor = (tick: number) => (tick === 0 ? 'start' : tick === 100 ? 'end' : undefined);
