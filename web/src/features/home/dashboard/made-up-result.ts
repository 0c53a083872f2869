import type { LatestResult } from '#web/parts/latest-result/latest-result.ts';

/** The made-up figures behind the veil for people without a subscription (D-49). */
export const madeUpResult: LatestResult = {
  id: 'made-up',
  user_id: 'nobody',
  final_score: 82,
  fit_score: 86,
  opportunity_score: 77,
  feasibility_score: 68,
  // ten, as in a real result; only the first is shown
  top_roles: Array.from({ length: 10 }, (_, place) => ({
    id: `made-up-${place}`,
    code: `made-up-${place}`,
    title: 'An occupation that suits',
    final_score: 82,
    salary_range: '$60,000 - $90,000',
    growth_outlook: null,
    opportunity: { salary_p50: null, salary_p75: null, growth: null },
  })),
  top_clusters: [],
  created_at: '2026-01-01T00:00:00.000Z',
};
