import type { Receipt } from '#shared/matching/contract.ts';
import { receiptGroups } from '../receipt-sums.ts';
import { dimensionName } from '../wording.ts';
import { CompositionBar, CompositionKey } from './CompositionBar.tsx';
import css from './CompositionChart.module.css';

/** Of what a score of 100 is made: the points of each dimension, and what is missing. */
export function CompositionChart({ title, receipts }: { title: string; receipts: readonly Receipt[] }) {
  const { groups, total } = receiptGroups(receipts);
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>{title}</figcaption>
      <CompositionBar receipts={receipts} />
      <ul className={css.legend}>
        {groups.map((group) => (
          <li key={group.dimension}>
            <CompositionKey dimension={group.dimension} /> {dimensionName[group.dimension]}{' '}
            <b>{group.shown.toFixed(1)}</b>
          </li>
        ))}
        <li>
          = <b>{total.toFixed(1)}</b> of 100
        </li>
      </ul>
    </figure>
  );
}
