import type { ReactNode } from 'react';
import { usd } from '#shared/lib/format.ts';
import { ChartFigure } from '#web/ui/ChartFigure.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { linearScale } from './linear-scale.ts';
import css from './WageChart.module.css';

export interface Wages {
  p10: number;
  p25: number;
  p50: number;
  p75: number;
  p90: number;
}

const WIDTH = 320;
const HEIGHT = 74;
const PAD = 26;
const MIDDLE = 26;

const shares: readonly [keyof Wages, string][] = [
  ['p10', 'a tenth'],
  ['p25', 'a quarter'],
  ['p50', 'half (the median)'],
  ['p75', 'three quarters'],
  ['p90', 'nine tenths'],
];

/** The pay of the middle 80 and 50 percent of those who do the work, and the median. */
export function WageChart({ wages, source }: { wages: Wages; source: ReactNode }) {
  // a lone figure (all five alike) still needs a width to stand in
  const { at, ticks } = linearScale([wages.p10, Math.max(wages.p90, wages.p10 + 1000)], [PAD, WIDTH - PAD], 3);
  return (
    <ChartFigure
      title="Pay a year"
      alt={`${shares.map(([name, share]) => `${share} earn less than ${usd(wages[name])}`).join(', ')}.`}
      caption={
        <Stack gap={1}>
          <p>
            Half of those who do this work earn between <b>{usd(wages.p25)}</b> and <b>{usd(wages.p75)}</b>; the median
            is <b>{usd(wages.p50)}</b>, nine tenths lie below {usd(wages.p90)} and one tenth below {usd(wages.p10)}.
          </p>
          {source}
        </Stack>
      }
      table={{
        columns: ['Of those who do the work', 'earn less than'],
        rows: shares.map(([name, share]) => [share, usd(wages[name])]),
      }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={css.chart}>
        {ticks.map((tick) => (
          <g key={tick} transform={`translate(${at(tick)} 0)`}>
            <line className={css.grid} y1="8" y2="46" />
            <text className={css.tick} y="62">
              {`$${Number((tick / 1000).toFixed(1))}K`}
            </text>
          </g>
        ))}
        <line className={css.tails} x1={at(wages.p10)} x2={at(wages.p90)} y1={MIDDLE} y2={MIDDLE} />
        <line className={css.end} x1={at(wages.p10)} x2={at(wages.p10)} y1={MIDDLE - 6} y2={MIDDLE + 6} />
        <line className={css.end} x1={at(wages.p90)} x2={at(wages.p90)} y1={MIDDLE - 6} y2={MIDDLE + 6} />
        <rect className={css.box} x={at(wages.p25)} width={at(wages.p75) - at(wages.p25)} y={MIDDLE - 8} height="16" />
        <line className={css.median} x1={at(wages.p50)} x2={at(wages.p50)} y1={MIDDLE - 13} y2={MIDDLE + 13} />
      </svg>
    </ChartFigure>
  );
}
