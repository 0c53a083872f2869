import type { ReactNode } from 'react';
import { usd } from '#shared/lib/format.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { linearScale } from '#web/ui/figures/linear-scale.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './WageChart.module.css';

export interface Wages {
  p10: number;
  p25: number;
  p50: number;
  p75: number;
  p90: number;
}

const WIDTH = 320;
const HEIGHT = 84;
/** room for the figure beside each end of the line */
const PAD = 58;
const MIDDLE = 40;
/** half the width of the median's label */
const LABEL = 52;

const shares: readonly [keyof Wages, string][] = [
  ['p10', 'a tenth'],
  ['p25', 'a quarter'],
  ['p50', 'half (the median)'],
  ['p75', 'three quarters'],
  ['p90', 'nine tenths'],
];

interface WageChartProps {
  wages: Wages;
  /** label for figures of a wider group */
  group: string | null;
  source: ReactNode;
}

/** The pay of the middle 80 and 50 percent and the median, each labelled with its figure. */
export function WageChart({ wages, group, source }: WageChartProps) {
  // if all five figures are equal, the scale still needs a width
  const { at, ticks } = linearScale([wages.p10, Math.max(wages.p90, wages.p10 + 1000)], [PAD, WIDTH - PAD], 3);
  const tails = `one tenth earn less than ${usd(wages.p10)}, one tenth more than ${usd(wages.p90)}`;
  return (
    <ChartFigure
      title={`Half earn ${usd(wages.p25)} to ${usd(wages.p75)}`}
      measure={`Yearly pay in US dollars before tax, ${group ?? 'of those who do this work'}`}
      alt={`the median is ${usd(wages.p50)}; ${tails}.`}
      caption={
        <Stack gap={1}>
          <p>The box is the middle half of them, the thick stroke the median; {tails}.</p>
          {source}
        </Stack>
      }
      table={{
        columns: ['Of those who do this work', 'earn less than'],
        rows: shares.map(([name, share]) => [share, usd(wages[name])]),
      }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={css.chart}>
        {ticks.map((tick) => (
          <g key={tick} transform={`translate(${at(tick)} 0)`}>
            <line className={css.grid} y1="22" y2="60" />
            <text className={css.tick} y="76">
              {`$${Number((tick / 1000).toFixed(1))}K`}
            </text>
          </g>
        ))}
        <line className={css.tails} x1={at(wages.p10)} x2={at(wages.p90)} y1={MIDDLE} y2={MIDDLE} />
        <line className={css.end} x1={at(wages.p10)} x2={at(wages.p10)} y1={MIDDLE - 6} y2={MIDDLE + 6} />
        <line className={css.end} x1={at(wages.p90)} x2={at(wages.p90)} y1={MIDDLE - 6} y2={MIDDLE + 6} />
        <text className={css.low} x={at(wages.p10) - 6} y={MIDDLE} dy="0.35em">
          {usd(wages.p10)}
        </text>
        <text className={css.high} x={at(wages.p90) + 6} y={MIDDLE} dy="0.35em">
          {usd(wages.p90)}
        </text>
        <rect className={css.box} x={at(wages.p25)} width={at(wages.p75) - at(wages.p25)} y={MIDDLE - 8} height="16" />
        <line className={css.median} x1={at(wages.p50)} x2={at(wages.p50)} y1={MIDDLE - 15} y2={MIDDLE + 13} />
        <text className={css.middle} x={Math.min(Math.max(at(wages.p50), LABEL), WIDTH - LABEL)} y="16">
          median {usd(wages.p50)}
        </text>
      </svg>
    </ChartFigure>
  );
}
