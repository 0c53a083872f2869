import { describe, expect, it } from 'vitest';
import { marketRoutes } from '#shared/market/contract.ts';
import { marketFigures } from '#shared/market/overview.ts';
import { sampleOverview } from '#test/support/facts/market-overview.ts';

const { input, output } = marketRoutes.getMarketOverview;

describe('the overview on the wire (DAT-22, MKT-16)', () => {
  it('leaves nothing of the sample behind', () => {
    expect(output.parse(sampleOverview)).toEqual(sampleOverview);
  });

  it('has a source for every figure, and refuses to go without one', () => {
    expect(Object.keys(sampleOverview.sources).sort()).toEqual([...marketFigures].sort());
    const { salaryTrend: _, ...others } = sampleOverview.sources;
    expect(output.safeParse({ ...sampleOverview, sources: others }).success).toBe(false);
  });

  it('is asked for by its name', () => {
    expect(input.safeParse({ endpoint: 'overview' }).success).toBe(true);
    expect(input.safeParse({ endpoint: 'everything' }).success).toBe(false);
  });
});
