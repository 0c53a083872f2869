import { expect, it } from 'vitest';
import { industries } from '#shared/market/industries.ts';
import { publishedSeries, scoreSeries } from '#shared/market/industry-series.ts';
import type { Overview } from '#shared/market/overview.ts';
import type { MarketSeries } from '#shared/market/series.ts';
import { sampleOverview } from '#test/support/facts/market-overview.ts';

const construction = industries.find(({ name }) => name === 'Construction')!;
const series = (labor: MarketSeries['labor']): MarketSeries => ({
  postings: { from: '2026-08-01', total: [], fresh: [] },
  states: { until: '2026-08-14', means: {} },
  labor,
});

it('an industry has the series of its own ids, in whole jobs, without the months that were not published', () => {
  const found = publishedSeries(
    series({
      [construction.employment]: { from: '2026-05', values: [8_200, null, 8_250.5] },
      [construction.earnings]: { from: '2026-06', values: [null] },
    }),
    'publishers',
    'Construction',
  );
  expect(found).toEqual([
    {
      key: 'employment',
      points: [
        { date: '2026-05', value: 8_200_000 },
        { date: '2026-07', value: 8_250_500 },
      ],
      provenance: { kind: 'observed', source: 'BLS, Current Employment Statistics', date: '2026-07' },
    },
  ]);
});

it('shows the last ten years, and nothing for what is no industry', () => {
  const long = { from: '2006-01', values: Array.from({ length: 200 }, (_, month) => month) };
  const of = (name: string) => publishedSeries(series({ [construction.openingsRate]: long }), 'snapshot', name);
  const [openings] = of('Construction');
  expect([openings!.key, openings!.provenance.kind, openings!.points.length, openings!.points.at(-1)]).toEqual([
    'openings',
    'snapshot',
    120,
    { date: '2022-08', value: 199 },
  ]);
  expect(of('__proto__')).toEqual([]);
});

it('our own score is a point a version, where the version has one', () => {
  const version = (day: string, healthScore: number | null): Overview => ({
    ...sampleOverview,
    lastUpdated: `${day}T06:00:00.000Z`,
    industryHealth: sampleOverview.industryHealth.map((each) => ({ ...each, healthScore })),
  });
  const [score] = scoreSeries(
    [version('2026-08-06', 58), version('2026-08-13', null), version('2026-08-20', 61)],
    'Construction',
  );
  expect(score).toEqual({
    key: 'health',
    points: [
      { date: '2026-08-06', value: 58 },
      { date: '2026-08-20', value: 61 },
    ],
    provenance: sampleOverview.sources['industryHealth.healthScore'],
  });
  expect(scoreSeries([version('2026-08-06', 58)], 'Nowhere')).toEqual([]);
});
