import { type Feature, isOffered, LOCKED, limitOf, type Plan, periodOf, UNLIMITED } from '#shared/plans/catalogue.ts';

const words: Record<Feature, { one: string; many: string }> = {
  career_path_analyses: { one: 'career path analysis', many: 'career path analyses' },
  smart_matches_daily: { one: 'smart job match', many: 'smart job matches' },
  salary_searches: { one: 'salary search', many: 'salary searches' },
  resume_builds: { one: 'AI resume', many: 'AI resumes' },
  industry_reports: { one: 'industry report', many: 'industry reports' },
  trends_real_time_industries: { one: 'real-time industry trend', many: 'real-time industry trends' },
  realtime_market_intelligence: { one: 'Real-time market intelligence', many: 'Real-time market intelligence' },
};

function line(feature: Feature, limit: number): string {
  const { one, many } = words[feature];
  if (feature === 'realtime_market_intelligence') return many;
  if (limit === UNLIMITED) return `Unlimited ${many}`;
  return `${limit} ${limit === 1 ? one : many} a ${periodOf(feature) === 'daily' ? 'day' : 'month'}`;
}

/** A plan's allowances, one line per feature that it offers, from the catalogue. */
export const allowances = (plan: Plan): string[] =>
  (Object.keys(words) as Feature[])
    .filter((feature) => isOffered(feature, plan))
    .map((feature) => ({ feature, limit: limitOf(feature, plan, 0) }))
    .filter(({ limit }) => limit !== LOCKED)
    .map(({ feature, limit }) => line(feature, limit));

/** DLG-09, with the actual number where "unlimited" would be false (D-20). */
export const perks: readonly string[] = [
  `Assessments: up to ${limitOf('career_path_analyses', 'pro', 0)} a month on Pro, ${limitOf('career_path_analyses', 'switch', 0)} on Max`,
  'Advanced AI analysis',
  'Real-time market data',
  'Advanced networking community access',
  'Premium support',
];
