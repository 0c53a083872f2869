import type { CSSProperties } from 'react';
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { receiptGroups } from '../receipt-sums.ts';
import css from './CompositionBar.module.css';

/** The points of fit, opportunity and feasibility side by side on a scale of 100. The words for it stand beside it. */
export function CompositionBar({ receipts, thin = false }: { receipts: readonly Receipt[]; thin?: boolean }) {
  return (
    <span className={css.bar} data-thin={thin} aria-hidden="true">
      {receiptGroups(receipts).groups.map((group) => (
        <i
          key={group.dimension}
          className={css[group.dimension]}
          style={{ '--share': `${Math.max(0, group.shown)}%` } as CSSProperties}
        />
      ))}
    </span>
  );
}

/** The pattern of one dimension, for a legend. */
export const CompositionKey = ({ dimension }: { dimension: Receipt['dimension'] }) => (
  <i className={`${css.key} ${css[dimension]}`} aria-hidden="true" />
);
