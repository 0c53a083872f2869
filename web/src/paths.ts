/** The only place where an address of a screen is put together. Every entry is walked through the real router by a test. */

const at = (path: string, query: Record<string, string | undefined> = {}): string => {
  const named = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named)}`;
};

export const paths = {
  home: () => '/',
  /**
   * `next` is where to go after sign-in (D-16); the screen takes it only as a path of this origin. `as` new: who comes has
   * probably no account yet.
   */
  auth: (
    query: {
      next?: string;
      tab?: 'sign-in' | 'sign-up';
      message?: 'check-email' | 'session-ended' | 'account-erased';
      as?: 'new';
    } = {},
  ) => at('/auth', query),
  emailVerified: () => '/email-verified',
  dashboard: () => '/dashboard',
  /** `part` is an anchor on it: the CV tools, opened. */
  newAssessment: (part?: 'cv') => (part ? `/career-path/new#${part}` : '/career-path/new'),
  /** Where the landing page sends people who want to begin (LND-16, D-16). */
  applicationEntry: () => '/career-path/assessment',
  continueAssessment: (sessionId: string) => `/career-path/continue/${encodeURIComponent(sessionId)}`,
  /** `part` is an anchor on it. */
  result: (resultId: string, part?: 'report') =>
    `/career-path/result/${encodeURIComponent(resultId)}${part ? `#${part}` : ''}`,
  /** One occupation of it, by the slug of its plain name. */
  occupationOfResult: (resultId: string, occupation: string) =>
    at(`/career-path/result/${encodeURIComponent(resultId)}`, { occupation }),
  history: () => '/career-path/history',
  /** Two results of the same person; what is not named is the newest. */
  compare: (query: { a?: string; b?: string } = {}) => at('/career-path/compare', query),
  /** `result` is the one a vacancy is matched with; the newest unless told otherwise. */
  matchVacancy: (query: { result?: string } = {}) => at('/career-path/match', query),
  /** `plan` opens the confirmation of that plan: for somebody who chose it before signing in (LND-30, D-16). */
  pricing: (query: { plan?: 'pro' | 'switch' } = {}) => at('/pricing', query),
  homeFeatures: () => '/#features',
  homeProcess: () => '/#assessment-process',
  /** The same cards on the home page (NAV-08). */
  homePricing: () => '/#pricing',
  /** Where the market is looked at as a whole (D-69). */
  homeMarket: () => '/#market-intelligence',
  usage: () => '/usage',
  account: () => '/account',
  /** The receipt of an erasure. */
  erased: (receipt: string) => `/erased/${encodeURIComponent(receipt)}`,
  accountUsage: () => '/account/usage',
  resumeBuilder: () => '/resume-builder',
  terms: () => '/terms',
  privacy: () => '/terms#privacy',
  /** How good this is (D-87); `part` is an anchor on it. */
  howItWorks: (part?: 'confidence' | 'care') => (part ? `/how-it-works#${part}` : '/how-it-works'),
  dataSources: () => '/data-sources',
  /** Search and browse; `field` is an anchor on it: the first two digits of an O*NET-SOC code. */
  occupations: (field?: string) => (field ? `/occupations#field-${field}` : '/occupations'),
  /** By the slug of its plain name, or by its O*NET-SOC code, which leads on to that (D-87). */
  occupation: (slug: string) => `/occupations/${encodeURIComponent(slug)}`,
};
