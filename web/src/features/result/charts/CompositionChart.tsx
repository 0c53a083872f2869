import type { Receipt } from '#shared/assessment/result-shape.ts';
import { ChartFigure } from '#web/ui/ChartFigure.tsx';
import { Legend } from '#web/ui/Legend.tsx';
import { type Dimension, receiptGroups } from '../receipt-sums.ts';
import { dimensionName } from '../wording.ts';
import { CompositionBar, CompositionKey } from './CompositionBar.tsx';

interface CompositionChartProps {
  title: string;
  receipts: readonly Receipt[];
  /** the most points each dimension can give; null where that is not known */
  most: Record<Dimension, number> | null;
}

/** Of what a score of 100 is made: the points of each dimension, of how many they are, and what is missing. */
export function CompositionChart({ title, receipts, most }: CompositionChartProps) {
  const { groups, total } = receiptGroups(receipts);
  const parts = groups.map(({ dimension, shown }) => ({
    dimension,
    name: dimensionName[dimension],
    points: shown.toFixed(1),
    of: most ? ` of ${most[dimension]}` : '',
  }));
  return (
    <ChartFigure
      title={title}
      {...(most && { measure: 'Points of 100; how many each part can give follows from your priorities' })}
      alt={`${parts.map(({ name, points, of }) => `${name} ${points}${of}`).join(', ')}; together ${total.toFixed(1)} of 100.`}
      caption={
        <Legend
          entries={[
            ...parts.map(({ dimension, name, points, of }) => ({
              mark: <CompositionKey dimension={dimension} />,
              text: (
                <>
                  {name} <b>{points}</b>
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
          ...parts.map(({ dimension, name, points }) => [name, points, ...(most ? [most[dimension]] : [])]),
          ['Together', total.toFixed(1), ...(most ? [100] : [])],
        ],
      }}
    >
      <CompositionBar receipts={receipts} />
    </ChartFigure>
  );
}
