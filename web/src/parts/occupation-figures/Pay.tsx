import { sourceNote, widerGroupText } from '#shared/occupations/figures.ts';
import type { MarketView } from '#shared/occupations/market-view.ts';
import { SourceNote } from './Figure.tsx';
import { WageChart } from './WageChart.tsx';

/** A chart of the pay range, or a sentence if none is published. */
export function Pay({ market: { figures, group } }: { market: MarketView }) {
  const { wageP10: p10, wageP25: p25, wageP50: p50, wageP75: p75, wageP90: p90 } = figures;
  if (p10 === null || p25 === null || p50 === null || p75 === null || p90 === null)
    return <p>Pay: not available. The publisher gives no annual wage for this occupation.</p>;
  return (
    <WageChart
      wages={{ p10, p25, p50, p75, p90 }}
      group={widerGroupText(group?.occupations ?? 1)}
      source={<SourceNote source={sourceNote('oews')} />}
    />
  );
}
