import type { CSSProperties } from 'react';
import { usd } from '#shared/lib/format.ts';
import { Legend } from '#web/ui/figures/Legend.tsx';
import css from './PayBars.module.css';
import type { PayRow } from './pay-rows.ts';

interface PayBarsProps {
  rows: readonly PayRow[];
  /** the person's current pay */
  pay: number | undefined;
}

/** Pay as bars on one scale from zero; the person's own pay is the yellow line across all of them. */
export function PayBars({ rows, pay }: PayBarsProps) {
  const most = Math.max(...rows.map(({ median, max }) => max ?? median), pay ?? 0);
  const at = (value: number): string => `${(100 * value) / most}%`;
  return (
    <div aria-hidden="true" className={css.bars} style={{ '--pay': at(pay ?? 0) } as CSSProperties}>
      {rows.map((row) => (
        <div key={row.key} className={css.row}>
          <span className={css.name}>
            {row.name}
            {row.own && <small> yours</small>}
          </span>
          <span className={css.text}>{row.text}</span>
          <span className={css.track} style={{ '--median': at(row.median) } as CSSProperties}>
            <i
              className={css.range}
              data-estimated={row.estimated}
              style={{ '--from': at(row.min ?? 0), '--to': at(most - (row.max ?? row.median)) } as CSSProperties}
            />
            <i className={css.median} />
            {pay !== undefined && <i className={css.pay} />}
          </span>
        </div>
      ))}
      <p className={css.scale}>
        <span>$0</span>
        <span>{usd(most)}</span>
      </p>
    </div>
  );
}

/** The meaning of the marks; `ranges` if the bars span the 10th to the 90th percentile. */
export function PayLegend({
  ranges,
  estimated,
  pay,
}: {
  ranges: boolean;
  estimated: boolean;
  pay: number | undefined;
}) {
  return (
    <Legend
      entries={[
        ...(ranges
          ? [
              {
                mark: <i className={css.key} />,
                text: 'all but the tenth that earns least and the tenth that earns most',
              },
            ]
          : []),
        ...(estimated ? [{ mark: <i className={css.key} data-estimated />, text: 'the same, estimated' }] : []),
        { mark: <i className={css.keyMedian} />, text: 'half earn more (median)' },
        ...(pay === undefined ? [] : [{ mark: <i className={css.keyPay} />, text: `what you earn now, ${usd(pay)}` }]),
      ]}
    />
  );
}
