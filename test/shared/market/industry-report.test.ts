import { describe, expect, it } from 'vitest';
import type { BlockOf } from '#shared/documents/document.ts';
import { industryReport } from '#shared/market/industry-report.ts';
import type { Overview } from '#shared/market/overview.ts';
import type { Series } from '#shared/market/trend.ts';
import { sampleOverview } from '#test/support/facts/market-overview.ts';

const now = '2026-08-21T09:00:00.000Z';
const provenance = { kind: 'observed', source: 'BLS, Current Employment Statistics', date: '2026-07' } as const;
const jobs: Series = {
  key: 'employment',
  provenance,
  points: Array.from({ length: 24 }, (_, month) => ({
    date: `${2024 + Math.floor((month + 7) / 12)}-${String(((month + 7) % 12) + 1).padStart(2, '0')}`,
    value: 1_000_000 + month * 10_000,
  })),
};
const named = (industry: string) => sampleOverview.industryHealth.find((each) => each.industry === industry)!;
const reportOn = (industry: string, series: Series[] = [], overview: Overview = sampleOverview) =>
  industryReport({ overview, industry: named(industry), series, now });
const blocks = <Kind extends 'facts' | 'table' | 'bars' | 'list' | 'text' | 'source' | 'heading'>(
  document: ReturnType<typeof reportOn>,
  kind: Kind,
) => document.blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);

describe('the report on an industry', () => {
  it('says where the industry stands among all, with every figure of the version', () => {
    const report = reportOn('Construction', [jobs]);
    expect(report.title).toBe('Industry report: Construction');
    expect(blocks(report, 'text')[0]!.text).toBe(
      'Construction has a health score of 61 of 100, number 2 of 2 industries.',
    );
    expect(blocks(report, 'facts')[0]!.rows.map(({ value }) => value)).toEqual(['61 of 100', '+1.4%', '+4.4%']);
    expect(blocks(report, 'table')[0]!.rows.map(([, figure]) => figure)).toEqual(['+1.0%', 'not available', '+4.4%']);
    expect(blocks(report, 'bars')[0]).toMatchObject({
      finding: 'Health score of all industries: Education and health services scores highest',
      rows: [{ value: 78 }, { value: 61 }],
      max: 100,
    });
    expect(blocks(report, 'list')[0]!.items).toEqual(['Construction Laborers', 'Electricians', 'Carpenters']);
  });

  it('draws no picture of what nobody publishes: it says so', () => {
    const report = reportOn('Information');
    expect(blocks(report, 'text').map(({ text }) => text)).toEqual([
      'The publishers do not give the figures that our health score needs for information.',
      'not available',
      'not available',
    ]);
    expect(blocks(report, 'facts')[0]!.rows[0]!.value).toBe('not available');
    expect(blocks(report, 'heading').map(({ text }) => text)).not.toContain('Over time');
  });

  it('shows the last thirteen months of a series, newest first, under what it says', () => {
    const report = reportOn('Construction', [jobs]);
    const table = blocks(report, 'table').at(-1)!;
    expect([table.rows.length, table.rows[0], table.rows.at(-1)]).toEqual([
      13,
      ['Jul 2026', '1,230,000'],
      ['Jul 2025', '1,110,000'],
    ]);
    expect(blocks(report, 'heading').map(({ text }) => text)).toContain('Employment rose 10.8% in a year, to 1.2M');
  });

  it('has a source for every figure in it (D-92)', () => {
    const given = blocks(reportOn('Construction', [jobs]), 'source').map((block) => block.provenance);
    const used = ['healthScore', 'hiringVelocity', 'avgSalaryTrend', 'keySkills', 'opportunities'] as const;
    for (const figure of used) expect(given).toContainEqual(sampleOverview.sources[`industryHealth.${figure}`]);
    expect(given).toContainEqual(provenance);
  });
});
