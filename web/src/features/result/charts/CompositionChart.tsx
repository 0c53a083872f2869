import type { Receipt } from '#shared/matching/contract.ts';
import { ChartFigure } from '#web/ui/ChartFigure.tsx';
import { Legend } from '#web/ui/Legend.tsx';
import { receiptGroups } from '../receipt-sums.ts';
import { dimensionName } from '../wording.ts';
import { CompositionBar, CompositionKey } from './CompositionBar.tsx';

/** Of what a score of 100 is made: the points of each dimension, and what is missing. */
export function CompositionChart({ title, receipts }: { title: string; receipts: readonly Receipt[] }) {
  const { groups, total } = receiptGroups(receipts);
  const rows = groups.map((group) => [dimensionName[group.dimension], group.shown.toFixed(1)] as const);
  return (
    <ChartFigure
      title={title}
      alt={`${rows.map((row) => row.join(' ')).join(', ')}; together ${total.toFixed(1)} of 100.`}
      caption={
        <Legend
          entries={[
            ...groups.map(({ dimension, shown }) => ({
              mark: <CompositionKey dimension={dimension} />,
              text: (
                <>
                  {dimensionName[dimension]} <b>{shown.toFixed(1)}</b>
                </>
              ),
            })),
            {
              text: (
                <>
                  = <b>{total.toFixed(1)}</b> of 100
                </>
              ),
            },
          ]}
        />
      }
      table={{ columns: ['Part', 'Points of 100'], rows: [...rows, ['Together', total.toFixed(1)]] }}
    >
      <CompositionBar receipts={receipts} />
    </ChartFigure>
  );
}
