import type { CSSProperties } from 'react';
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { receiptSums } from '../score/receipt-sums.ts';
import css from './CompositionBar.module.css';

/**
 * The points of fit, opportunity and feasibility on a scale of 100, starting where every occupation starts: points for
 * it extend to the right, points against it to the left. The text alternative is beside it.
 */
export function CompositionBar({ receipts }: { receipts: readonly Receipt[] }) {
  const { start, groups } = receiptSums(receipts);
  const against = groups.filter(({ shown }) => shown < 0);
  const least = against.reduce((sum, { shown }) => sum + shown, start);
  return (
    <span
      className={css.bar}
      aria-hidden="true"
      style={{ '--least': `${least}%`, '--start': `${start}%` } as CSSProperties}
    >
      {[...against, ...groups.filter(({ shown }) => shown >= 0)].map(({ dimension, shown }) => (
        <i key={dimension} className={css[dimension]} style={{ '--share': `${Math.abs(shown)}%` } as CSSProperties} />
      ))}
    </span>
  );
}

/** One dimension's pattern, for a legend. */
export const CompositionKey = ({ dimension }: { dimension: Receipt['dimension'] }) => (
  <i className={`${css.key} ${css[dimension]}`} aria-hidden="true" />
);
