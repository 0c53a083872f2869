import { type ReactNode, useId } from 'react';
import { euro } from '#shared/plans/prices.ts';
import { Amount } from '#web/ui/figures/Amount.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './PriceCards.module.css';
import type { Price } from './plan-prices.ts';

interface PriceCardProps {
  name: string;
  mark?: ReactNode;
  price: Price | string;
  /** The period of a price; a month for prices in euro. */
  term?: string;
  /** During a campaign, states the list price. */
  note?: string;
  points: readonly string[];
  /** the action */
  children: ReactNode;
}

export function PriceCard({ name, mark, price, term = 'per month', note, points, children }: PriceCardProps) {
  const id = useId();
  return (
    <article className={css.card} data-own={Boolean(mark)} aria-labelledby={id}>
      <div className={css.name}>
        <h3 id={id}>{name}</h3>
        {mark}
      </div>
      <div className={css.price}>
        <p>
          <Amount size="large">{typeof price === 'string' ? price : euro(price.amount)}</Amount>
        </p>
        <p className={css.term}>{term}</p>
        {/* There even while it is empty: the prices of a campaign arrive after the page, and nothing moves. */}
        <div className={css.compared}>
          {typeof price !== 'string' && price.list !== null ? (
            <Reduced list={price.list} percent={price.percent} />
          ) : (
            <p>{note}</p>
          )}
        </div>
      </div>
      <div className={css.way}>{children}</div>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </article>
  );
}

const Reduced = ({ list, percent }: { list: number; percent: number | null }) => (
  <p className={css.reduced}>
    <VisuallyHidden>List price </VisuallyHidden>
    <s>{euro(list)}</s>
    {percent !== null && <Badge>{`-${percent}%`}</Badge>}
  </p>
);
