import { describe, expect, it } from 'vitest';
import { buildOverview } from '#shared/market/build.ts';
import { healthFormula, healthScore } from '#shared/market/health.ts';
import { openingsSeries } from '#shared/market/industries.ts';
import { marketFigures, type Overview, overview } from '#shared/market/overview.ts';
import type { MarketSeries } from '#shared/market/series.ts';
import { embeddedSeries, embeddedTables, snapshotOverview } from '#shared/market/snapshot.ts';
import type { Yearly } from '#shared/market/yearly.ts';

const at = Date.UTC(2026, 7, 20, 6);
const build = (series: MarketSeries, tables: Yearly = embeddedTables, before: Overview | null = null) =>
  buildOverview(tables, series, { origin: 'publishers', at, before });

/** 61 days until 14 August: the index at 100 until the end of July, then at 102, and on the last day one more. */
const postings = {
  from: '2026-06-15',
  total: [...Array(47).fill(100), ...Array(14).fill(102)],
  fresh: [...Array(59).fill(50), 50, 51],
};
const labor = { [openingsSeries]: { from: '2026-06', values: [7000, 7200] } };
const series: MarketSeries = { ...embeddedSeries, postings, labor };
const { jobPostings } = build(series);

describe('the figures of postings (D-92)', () => {
  it('the total is the last count of open jobs times what the index has done since', () => {
    expect(jobPostings.total).toBe(7_200_000 * 1.02);
  });

  it('new today is the total times the change of the index of new postings in a day', () => {
    expect(jobPostings.newToday).toBe(Math.round(7_344_000 * 0.02));
    const falling = build({ ...series, postings: { ...postings, fresh: postings.fresh.with(-1, 49) } });
    expect(falling.jobPostings.newToday).toBe(-Math.round(7_344_000 * 0.02));
  });

  it('the trend is that of the mean of seven days, and the index is told as an index', () => {
    expect(jobPostings.trend7d).toBe(0);
    const week = { ...postings, total: postings.total.map((value, i) => (i > 53 ? 103.02 : value)) };
    expect(build({ ...series, postings: week }).jobPostings.trend7d).toBe(1);
    expect(jobPostings.index).toBe(102);
  });

  it('is null where nothing holds: no count, or one older than the days that are kept', () => {
    const none = { total: null, newToday: null, index: 102 };
    expect(build({ ...series, labor: {} }).jobPostings).toMatchObject(none);
    const old = { [openingsSeries]: { from: '2026-04', values: [7000] } };
    expect(build({ ...series, labor: old }).jobPostings).toMatchObject(none);
  });
});

describe('the health of an industry', () => {
  it('is the mean of its parts, each from 0 to 100, and none of fewer than two', () => {
    expect(healthScore({ employmentChange: 2, openingsRate: 5, projectedChange: 10 })).toBe(75);
    expect(healthScore({ employmentChange: -9, openingsRate: null, projectedChange: 0 })).toBe(25);
    expect(healthScore({ employmentChange: null, openingsRate: null, projectedChange: 9 })).toBeNull();
  });

  it('says its formula', () => {
    expect(healthFormula).toContain('jobs compared with a year earlier (−4% is 0, 4% is 100)');
    expect(snapshotOverview().sources['industryHealth.healthScore'].note).toBe(healthFormula);
  });

  it('follows from series of the industry, null where one is not published', () => {
    const values = [100, ...Array(8).fill(101), 102, 102, 102, 104];
    const months = { from: '2025-07', values: values.map((value) => value * 80) };
    const { industryHealth } = build({ ...series, labor: { CES2000000001: months } });
    expect(industryHealth).toHaveLength(1);
    expect(industryHealth[0]).toMatchObject({
      industry: 'Construction',
      healthParts: { employmentChange: 4, openingsRate: null },
      hiringVelocity: 8.1,
      avgSalaryTrend: null,
    });
  });
});

describe('skills', () => {
  const newer: Yearly = {
    ...embeddedTables,
    releases: { ...embeddedTables.releases, skills: { source: 'O*NET 30.2', date: '2026-02' } },
    skills: [
      { skill: 'Python', demand: 6, emerging: false },
      { skill: 'New language', demand: 0.2, emerging: true },
      { skill: 'Rare language', demand: 0.2, emerging: false },
    ],
  };
  const first = build(series);
  const second = build(series, newer, first);

  it('have no growth in the first version, and that against the release before in the next', () => {
    expect(first.skillDemand.every(({ growth }) => growth === null)).toBe(true);
    const { demand } = embeddedTables.skills.find(({ skill }) => skill === 'Python')!;
    expect(second.skillDemand.find(({ skill }) => skill === 'Python')!.growth).toBeCloseTo(6 - demand, 1);
  });

  it('keep their growth while the release stays, and what is new is told although it is rare', () => {
    expect(build(series, newer, second).skillDemand).toEqual(second.skillDemand);
    expect(second.skillDemand.map(({ skill }) => skill)).toEqual(['Python', 'New language']);
  });
});

it('a movement that is none to one decimal is flat', () => {
  const wages = [
    { role: 'A', code: '11-1011.00', before: 100_000, now: 100_040 },
    { role: 'B', code: '11-1021.00', before: 100_000, now: 104_260 },
    { role: 'C', code: '11-1031.00', before: null, now: 50_000 },
  ];
  const movements = build(series, { ...embeddedTables, wages }).salaryMovements;
  expect(movements.map(({ direction, change }) => [direction, change])).toEqual([
    ['flat', 0],
    ['up', 4.3],
    [null, null],
  ]);
});

describe('what the product brings along', () => {
  const snapshot = snapshotOverview();

  it('is a whole overview that calls itself a snapshot, and nothing in it observed that would change', () => {
    expect(overview.parse(snapshot)).toEqual(snapshot);
    expect(snapshot.origin).toBe('snapshot');
    const kinds = marketFigures.map((name) => [name, snapshot.sources[name].kind]);
    const yearly = /^(hotRoles\.avgSalary|salary|geographicTrends\.salaryIndex)/;
    expect(kinds.filter(([name, kind]) => kind === 'observed' && !yearly.test(name!))).toEqual([]);
    expect(snapshot.sources['jobPostings.total'].kind).toBe('modelled');
  });

  it('has every figure within what can be', () => {
    const { jobPostings: jobs, industryHealth, geographicTrends, skillDemand, salaryMovements } = snapshot;
    expect(jobs.total).toBeGreaterThan(5_000_000);
    expect(jobs.total).toBeLessThan(12_000_000);
    expect(industryHealth.length).toBeGreaterThanOrEqual(6);
    expect(industryHealth.every(({ healthScore: score }) => score !== null && score >= 0 && score <= 100)).toBe(true);
    expect(geographicTrends).toHaveLength(51);
    expect(geographicTrends.every(({ salaryIndex }) => salaryIndex! > 60 && salaryIndex! < 160)).toBe(true);
    expect(skillDemand.map(({ demand }) => demand)).toEqual(
      skillDemand.map(({ demand }) => demand).toSorted((a, b) => b! - a!),
    );
    expect(salaryMovements.every(({ change }) => change === null || Math.abs(change) < 25)).toBe(true);
  });
});
