import { expect, it } from 'vitest';
import { finding, type SeriesKey } from '#shared/market/trend.ts';

const provenance = { kind: 'observed', source: 'somebody', date: '2026-07' } as const;
const series = (key: SeriesKey, points: [date: string, value: number][]) => ({
  key,
  provenance,
  points: points.map(([date, value]) => ({ date, value })),
});

it.each([
  [
    'employment',
    [
      ['2025-07', 1000],
      ['2026-06', 2000],
      ['2026-07', 1018],
    ],
    'Employment rose 1.8% in a year, to 1.0K',
  ],
  [
    'openings',
    [
      ['2025-07', 5.7],
      ['2026-07', 5.4],
    ],
    'The openings rate fell 0.3 points in a year, to 5.4%',
  ],
  [
    'openings',
    [
      ['2025-07', 5.41],
      ['2026-07', 5.4],
    ],
    'The openings rate held steady in a year, at 5.4%',
  ],
  [
    'earnings',
    [
      ['2025-07', 30],
      ['2026-07', 30.1],
    ],
    'Hourly pay held steady in a year, at $30.10',
  ],
  [
    'employment',
    [
      ['2026-02', 100],
      ['2026-07', 110],
    ],
    'Employment rose 10.0% since Feb 2026, to 110',
  ],
  [
    'health',
    [
      ['2025-07-04', 50],
      ['2026-07-04', 55],
    ],
    'The health score rose 5.0 points in a year, to 55',
  ],
] as const)('a series says what has become of it: %s', (key, points, sentence) => {
  expect(finding(series(key, points as unknown as [string, number][]))).toBe(sentence);
});
