/** The only place where screen addresses are built. A test resolves every entry with the real router. */

const at = (path: string, query: Record<string, string | undefined> = {}): string => {
  const named = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named)}`;
};

export const paths = {
  home: () => '/',
  /**
   * `next` is where to go after sign-in (D-16); the screen only accepts a path of this origin. `as` new: the visitor
   * probably has no account yet.
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
  /** `part` is an anchor: the CV tools, opened. */
  newAssessment: (part?: 'cv') => (part ? `/career-path/new#${part}` : '/career-path/new'),
  /** Where the landing page sends people who want to start (LND-16, D-16). */
  applicationEntry: () => '/career-path/assessment',
  continueAssessment: (sessionId: string) => `/career-path/continue/${encodeURIComponent(sessionId)}`,
  /** `part` is an anchor. */
  result: (resultId: string, part?: 'report') =>
    `/career-path/result/${encodeURIComponent(resultId)}${part ? `#${part}` : ''}`,
  /** One occupation of a result, by the slug of its plain name. */
  occupationOfResult: (resultId: string, occupation: string) =>
    at(`/career-path/result/${encodeURIComponent(resultId)}`, { occupation }),
  history: () => '/career-path/history',
  /** Two results of the same person; the latest is used for one that is not named. */
  compare: (query: { a?: string; b?: string } = {}) => at('/career-path/compare', query),
  /** `result` is the one a vacancy is matched with, by default the latest. */
  matchVacancy: (query: { result?: string } = {}) => at('/career-path/match', query),
  /** `plan` opens the confirmation of that plan, for people who chose it before signing in (LND-30, D-16). */
  pricing: (query: { plan?: 'pro' | 'switch' } = {}) => at('/pricing', query),
  homeFeatures: () => '/#features',
  homeProcess: () => '/#assessment-process',
  /** The same cards on the home page (NAV-08). */
  homePricing: () => '/#pricing',
  /** The market as a whole (D-69). */
  homeMarket: () => '/#market-intelligence',
  usage: () => '/usage',
  account: () => '/account',
  /** The receipt of an erasure. */
  erased: (receipt: string) => `/erased/${encodeURIComponent(receipt)}`,
  accountUsage: () => '/account/usage',
  resumeBuilder: () => '/resume-builder',
  terms: () => '/terms',
  privacy: () => '/terms#privacy',
  /** How accurate the assessment is (D-87); `part` is an anchor. */
  howItWorks: (part?: 'confidence' | 'care') => (part ? `/how-it-works#${part}` : '/how-it-works'),
  dataSources: () => '/data-sources',
  /** Search and browse; `field` is an anchor: the first two digits of an O*NET-SOC code. */
  occupations: (field?: string) => (field ? `/occupations#field-${field}` : '/occupations'),
  /** By the slug of its plain name, or by its O*NET-SOC code, which redirects to that (D-87). */
  occupation: (slug: string) => `/occupations/${encodeURIComponent(slug)}`,
};
