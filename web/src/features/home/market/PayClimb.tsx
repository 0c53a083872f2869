import type { CSSProperties } from 'react';
import { percent, usd } from '#shared/lib/format.ts';
import { sourceName, sources } from '#shared/occupations/sources.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { figures } from '../figures.data.ts';
import css from './PayClimb.module.css';

const { jobs, line, landmarks, tenths, summit } = figures.climb;
const heights = [100_000, 150_000];
const half = tenths[4] ?? 0;

/** All jobs in the country in order of pay, drawn as a climb. */
export const PayClimb = () => (
  <ChartFigure
    title="How pay is spread"
    alt={`Half of all jobs lie below ${usd(half)}, nine tenths below ${usd(tenths[8] ?? 0)}.`}
    caption={
      <Stack gap={2}>
        <p>{`${Math.round(jobs / 1e6)} million jobs in a row, the least paid first, each at the median pay of its occupation. Half lie below ${usd(half)}.`}</p>
        <Source
          kind="observed"
          text={`${sourceName(sources.oews)}. United States. The best-paid hundredth is not drawn.`}
        />
      </Stack>
    }
    table={{
      columns: ['Share of all jobs', 'Pay a year up to'],
      rows: tenths.map((pay, index) => [percent(10 * (index + 1)), usd(pay)]),
    }}
  >
    <div className={css.climb}>
      <svg viewBox="0 0 1000 250" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.hill} d={`${line}V250H0Z`} />
        <path d={line} />
      </svg>
      {heights.map((height) => (
        <span key={height} className={css.height} style={{ '--up': `${(100 * height) / summit}%` } as CSSProperties}>
          {usd(height)}
        </span>
      ))}
      {landmarks.map(({ title, pay, across, up }) => (
        <span
          key={title}
          className={across < 20 ? css.early : css.landmark}
          style={{ '--across': `${across}%`, '--up': `${up}%` } as CSSProperties}
        >
          {title} <b>{usd(pay)}</b>
        </span>
      ))}
    </div>
  </ChartFigure>
);
