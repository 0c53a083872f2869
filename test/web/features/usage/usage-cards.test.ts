import { describe, expect, it } from 'vitest';
import { type CountedFeature, countedFeatures, limitOf, type Plan } from '#shared/plans/catalogue.ts';
import { bandLook, nearTheirLimit, resetText, usageCards, usageLabel } from '#web/features/usage/usage-cards.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 20, 12);
const iso = (ms: number) => new Date(ms).toISOString();

const entry = (limit: number, daily = 0, monthly = 0, underWay = 0) => ({
  limit,
  daily_count: daily,
  monthly_count: monthly,
  under_way: underWay,
  last_daily_reset: iso(Date.UTC(2026, 10, 20)),
  last_monthly_reset: iso(START),
});

function cards(
  plan: Plan,
  counts: Partial<Record<CountedFeature, [daily: number, monthly: number, underWay?: number]>> = {},
) {
  const features = countedFeatures as CountedFeature[];
  const usage = Object.fromEntries(
    features.map((feature) => [feature, entry(limitOf(feature, plan, 0), ...(counts[feature] ?? []))]),
  ) as Record<CountedFeature, ReturnType<typeof entry>>;
  return Object.fromEntries(usageCards({ usage }).map((card) => [card.feature, card])) as Record<
    CountedFeature,
    ReturnType<typeof usageCards>[number]
  >;
}

describe('a card', () => {
  it('shows each counted feature by its name (USG-03, GAT-26, DAT-06)', () => {
    expect(Object.values(cards('free')).map(({ feature, name }) => [feature, name])).toEqual([
      ['career_path_analyses', 'Career Path Analysis'],
      ['smart_matches_daily', 'Smart Job Matching'],
      ['salary_searches', 'Salary Database Search'],
      ['resume_builds', 'AI Resume Builder'],
      ['industry_reports', 'Industry Report'],
      ['trends_real_time_industries', 'Real-Time Trends'],
    ]);
  });

  it('counts days for smart matches and months for the rest (USG-11, DAT-05)', () => {
    const { smart_matches_daily: smart, salary_searches: salary } = cards('free', {
      smart_matches_daily: [2, 4],
      salary_searches: [2, 3],
    });
    expect(smart).toMatchObject({ current: 2, limit: 5, percentage: 40, resetDate: '2026-11-21T00:00:00.000Z' });
    expect(salary).toMatchObject({ current: 3, limit: 3, percentage: 100, resetDate: iso(START + 30 * DAY_MS) });
  });

  it('tells locked from unlimited from limited (USG-10, GAT-17)', () => {
    const free = cards('free');
    expect(free.industry_reports).toMatchObject({ isLocked: true, isUnlimited: false, percentage: 0 });
    const pro = cards('pro', { salary_searches: [0, 7], career_path_analyses: [0, 2] });
    expect(pro.salary_searches).toMatchObject({ isLocked: false, isUnlimited: true, percentage: 0 });
    expect(usageLabel(pro.salary_searches)).toBe('7 used (unlimited)');
    expect(usageLabel(pro.career_path_analyses)).toBe('2/5 used');
    // one of two is that of an assessment under way (U10)
    const open = cards('pro', { career_path_analyses: [0, 2, 1] }).career_path_analyses;
    expect([usageLabel(open), open.underWay, open.percentage]).toEqual(['1/5 used', 1, 20]);
  });
});

describe('when it resets (USG-13)', () => {
  const noon = new Date(2026, 10, 20, 12).getTime();
  it.each([
    [new Date(2026, 10, 20, 23, 59), 'Resets today'],
    [new Date(2026, 10, 20, 11), 'Resets today'],
    [new Date(2026, 10, 21, 0, 1), 'Resets tomorrow'],
    [new Date(2026, 10, 22), 'Resets in 2 days'],
    [new Date(2026, 10, 25, 12), 'Resets in 5 days'],
    [new Date(2026, 11, 20, 12), 'Resets in 30 days'],
  ])('%s is "%s"', (date, text) => {
    expect(resetText(date.toISOString(), noon)).toBe(text);
  });
});

describe('the bands (USG-12, D-10)', () => {
  it.each([
    [0, 'good', 'Plenty left'],
    [49, 'good', 'Plenty left'],
    [50, 'half', 'Half used'],
    [74, 'half', 'Half used'],
    [75, 'low', 'Running low'],
    [89, 'low', 'Running low'],
    [90, 'gone', 'Almost used up'],
    [100, 'gone', 'Used up'],
    [1000, 'gone', 'Used up'],
  ])('%i%% is %s, "%s"', (percentage, tone, word) => {
    expect(bandLook({ percentage })).toEqual({ tone, word });
  });

  it('a notice is due from half on, the fullest first, and never for what is locked or unlimited', () => {
    const used = cards('pro', {
      career_path_analyses: [0, 3],
      smart_matches_daily: [46, 0],
      resume_builds: [0, 9],
      salary_searches: [0, 900],
    });
    expect(nearTheirLimit(Object.values(used)).map(({ feature }) => feature)).toEqual([
      'smart_matches_daily',
      'career_path_analyses',
    ]);
    expect(nearTheirLimit(Object.values(cards('free')))).toEqual([]);
  });
});
