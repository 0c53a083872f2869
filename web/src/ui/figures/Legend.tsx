import type { ReactNode } from 'react';
import css from './Legend.module.css';

interface LegendProps {
  /** The mark as drawn, and its meaning. */
  entries: readonly { mark?: ReactNode; text: ReactNode }[];
}

/** The legend of a chart. */
export const Legend = ({ entries }: LegendProps) => (
  <ul className={css.legend}>
    {entries.map(({ mark, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a chart do not move
      <li key={index}>
        {mark}
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
