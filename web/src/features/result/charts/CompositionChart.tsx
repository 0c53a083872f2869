import type { Receipt } from '#shared/assessment/result-shape.ts';
import { signed } from '#shared/lib/format.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Legend } from '#web/ui/figures/Legend.tsx';
import { type Dimension, receiptSums } from '../score/receipt-sums.ts';
import { dimensionName } from '../score/wording.ts';
import { CompositionBar, CompositionKey } from './CompositionBar.tsx';

interface CompositionChartProps {
  title: string;
  receipts: readonly Receipt[];
  /** the most points each dimension can add or subtract; null when unknown */
  most: Record<Dimension, number> | null;
}

/** What moved a score from its starting point: each dimension's points and their maximum. */
export function CompositionChart({ title, receipts, most }: CompositionChartProps) {
  const { start, groups, total } = receiptSums(receipts);
  const parts = groups.map(({ dimension, shown }) => ({
    dimension,
    name: dimensionName[dimension],
    moved: signed(shown),
    of: most ? ` of at most ${most[dimension]}` : '',
  }));
  const from = `Every occupation starts from ${start.toFixed(1)}`;
  return (
    <ChartFigure
      title={title}
      measure={`${from}; to the right what speaks for this one, to the left what speaks against it${most ? '. How much each part can move follows from your priorities' : ''}`}
      alt={`${from}. ${parts.map(({ name, moved, of }) => `${name} ${moved}${of}`).join(', ')}; together ${total.toFixed(1)} of 100.`}
      caption={
        <Legend
          entries={[
            {
              text: (
                <>
                  Start <b>{start.toFixed(1)}</b>
                </>
              ),
            },
            ...parts.map(({ dimension, name, moved, of }) => ({
              mark: <CompositionKey dimension={dimension} />,
              text: (
                <>
                  {name} <b>{moved}</b>
                  {of}
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
      table={{
        columns: ['Part', 'Points', ...(most ? ['Of at most'] : [])],
        rows: [
          ['Start', start.toFixed(1), ...(most ? [''] : [])],
          ...parts.map(({ dimension, name, moved }) => [name, moved, ...(most ? [most[dimension]] : [])]),
          ['Together', total.toFixed(1), ...(most ? [''] : [])],
        ],
      }}
    >
      <CompositionBar receipts={receipts} />
    </ChartFigure>
  );
}
