import type { CSSProperties } from 'react';
import { dateText } from '#shared/lib/date-text.ts';
import { linearScale } from '#web/ui/figures/linear-scale.ts';
import css from './LineChart.module.css';

export interface Point {
  /** ISO day or month */
  date: string;
  value: number;
}

interface LineChartProps {
  /** oldest first, at least two */
  points: readonly Point[];
  format: (value: number) => string;
}

const HEIGHT = 200;
const WIDTH = 1000;
/** Labels closer to an end than this, in percent of the width, would overlap that end's label. */
const CLEAR = 18;

/** A figure over time: the line scales with the width, the text keeps its size. */
export function LineChart({ points, format }: LineChartProps) {
  const times = points.map(({ date }) => Date.parse(date.length === 7 ? `${date}-01` : date));
  const [first, last] = [times[0]!, times.at(-1)!];
  const across = (place: number) => (100 * (times[place]! - first)) / Math.max(1, last - first);
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || Math.abs(high) || 1) * 0.15;
  const { at, ticks } = linearScale([low - room, high + room], [0, 100], 3);
  const line = points
    .map(({ value }, place) => `${(across(place) * WIDTH) / 100} ${((100 - at(value)) * HEIGHT) / 100}`)
    .join('L');
  return (
    <div className={css.chart} aria-hidden="true">
      <div className={css.ground}>
        {ticks.map((tick) => (
          <span key={tick} className={css.height} style={{ '--up': `${at(tick)}%` } as CSSProperties}>
            <span>{format(tick)}</span>
          </span>
        ))}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${line}`} />
        </svg>
        {marked(values, across).map(({ place, side }) => (
          <span
            key={place}
            className={css.mark}
            data-side={side}
            style={{ '--across': `${across(place)}%`, '--up': `${at(values[place]!)}%` } as CSSProperties}
          >
            <b>{format(values[place]!)}</b>
          </span>
        ))}
      </div>
      <div className={css.dates}>
        <span>{dateText(points[0]!.date)}</span>
        <span>{dateText(points.at(-1)!.date)}</span>
      </div>
    </div>
  );
}

/** Both ends, and the highest and lowest point unless they are too close to those or to each other. */
function marked(values: readonly number[], across: (place: number) => number) {
  const end = values.length - 1;
  const highest = values.indexOf(Math.max(...values));
  const lowest = values.indexOf(Math.min(...values));
  const clear = (place: number) => across(place) > CLEAR && across(place) < 100 - CLEAR;
  return [
    // below a rising line, above a falling one
    { place: 0, side: values[1]! > values[0]! ? 'start-under' : 'start' },
    ...(clear(highest) ? [{ place: highest, side: 'over' }] : []),
    ...(clear(lowest) && lowest !== highest ? [{ place: lowest, side: 'under' }] : []),
    { place: end, side: 'end' },
  ];
}
