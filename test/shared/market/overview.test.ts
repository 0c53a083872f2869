import { describe, expect, it } from 'vitest';
import { marketRoutes } from '#shared/market/contract.ts';
import { marketFigures } from '#shared/market/overview.ts';
import { sampleOverview } from '#test/support/facts/market-overview.ts';

const { input, output } = marketRoutes.getMarketOverview;

describe('the overview on the wire (DAT-22, MKT-16)', () => {
  it('leaves nothing of the sample behind', () => {
    const parsed = output.parse(sampleOverview);
    expect(parsed).toEqual(sampleOverview);
    const holds = (part: object, names: string) =>
      expect(Object.keys(part)).toEqual(expect.arrayContaining(names.split(' ')));
    holds(parsed, 'lastUpdated jobPostings skillDemand industryHealth salaryMovements geographicTrends');
    holds(parsed.jobPostings, 'total newToday trend7d hotRoles');
    holds(parsed.jobPostings.hotRoles[0]!, 'role count avgSalary');
    holds(parsed.skillDemand[0]!, 'skill demand growth emerging');
    holds(parsed.industryHealth[0]!, 'industry healthScore hiringVelocity avgSalaryTrend keySkills opportunities');
    holds(parsed.salaryMovements[0]!, 'role previousAvg currentAvg direction change');
    holds(parsed.geographicTrends[0]!, 'location salaryIndex remoteRatio jobGrowth');
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
