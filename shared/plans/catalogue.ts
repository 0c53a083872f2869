/** Plans and their limits: the only place where a limit is defined (GAT-11 to GAT-19). */

export const plans = ['free', 'pro', 'switch'] as const;
export type Plan = (typeof plans)[number];

/** The key is `switch`, the name is Max (BIL-02, BIL-30). */
export const planName: Record<Plan, 'Free' | 'Pro' | 'Max'> = { free: 'Free', pro: 'Pro', switch: 'Max' };

/** For the plan an account has now; a plan that has ended is Free (D-41). */
export const isSubscribed = (plan: Plan): boolean => plan !== 'free';

export const features = [
  'career_path_analyses',
  'smart_matches_daily',
  'salary_searches',
  'resume_builds',
  'industry_reports',
  'trends_real_time_industries',
  'realtime_market_intelligence',
] as const;
export type Feature = (typeof features)[number];

/** A feature with a counter; market intelligence is only open or locked (GAT-02). */
export type CountedFeature = Exclude<Feature, 'realtime_market_intelligence'>;
export const isCounted = (feature: Feature): feature is CountedFeature => feature !== 'realtime_market_intelligence';
export const countedFeatures: readonly CountedFeature[] = features.filter(isCounted);

export const UNLIMITED = -1;
export const LOCKED = 0;

const baseLimit: Record<Feature, Record<Plan, number>> = {
  career_path_analyses: { free: 1, pro: 5, switch: 15 },
  smart_matches_daily: { free: 5, pro: 50, switch: 200 },
  salary_searches: { free: 3, pro: UNLIMITED, switch: UNLIMITED },
  resume_builds: { free: 1, pro: 20, switch: 50 },
  industry_reports: { free: LOCKED, pro: 2, switch: 4 },
  trends_real_time_industries: { free: LOCKED, pro: 5, switch: UNLIMITED },
  realtime_market_intelligence: { free: LOCKED, pro: UNLIMITED, switch: UNLIMITED },
};

/** The switch that opens the resume builder for Free, whose one build the server counts and writes either way (D-18). */
const opensResumeBuilderForFree = false;

/** Whether a plan's screens lead to a feature, as far as its limit allows. */
export const isOffered = (feature: Feature, plan: Plan): boolean =>
  feature !== 'resume_builds' || isSubscribed(plan) || opensResumeBuilderForFree;

/** What one Insights Pack adds (GAT-18, GAT-19). A pack unlocks nothing. */
const packBonus: Partial<Record<Feature, number>> = { industry_reports: 1, trends_real_time_industries: 2 };

/** The limit of a feature: a count per period, -1 for unlimited, 0 for locked. */
export function limitOf(feature: Feature, plan: Plan, packs: number): number {
  const base = baseLimit[feature][plan];
  if (base === UNLIMITED || base === LOCKED) return base;
  return base + packs * (packBonus[feature] ?? 0);
}

/** Smart matches count per UTC day, everything else per rolling 30 days (D-28). */
export const periodOf = (feature: Feature): 'daily' | 'monthly' =>
  feature === 'smart_matches_daily' ? 'daily' : 'monthly';

export const MONTHLY_PERIOD_DAYS = 30;

export const featureName: Record<Feature, string> = {
  career_path_analyses: 'Career Path Analysis',
  smart_matches_daily: 'Smart Job Matching',
  salary_searches: 'Salary Database Search',
  resume_builds: 'AI Resume Builder',
  industry_reports: 'Industry Report',
  trends_real_time_industries: 'Real-Time Trends',
  realtime_market_intelligence: 'Real-Time Market Intelligence',
};
