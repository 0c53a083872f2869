import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '#web/paths.ts';
import { screens } from '#web/routes.tsx';

const screenAt = (address: string) =>
  matchRoutes(
    screens.map(({ path, title }) => ({ path, title })),
    address,
  )?.[0]?.route;

const sessionId = '0123456789abcdef0123456789abcdef-0mgaaaaaa';
const made: Record<keyof typeof paths, [address: string, screen: string]> = {
  home: [paths.home(), '/'],
  auth: [paths.auth({ next: '/career-path/new', tab: 'sign-up' }), '/auth'],
  emailVerified: [paths.emailVerified(), '/email-verified'],
  applicationEntry: [paths.applicationEntry(), '/career-path/assessment'],
  resumeBuilder: [paths.resumeBuilder(), '/resume-builder'],
  dashboard: [paths.dashboard(), '/dashboard'],
  newAssessment: [paths.newAssessment(), '/career-path/new'],
  continueAssessment: [paths.continueAssessment(sessionId), '/career-path/continue/:sessionId?'],
  result: [paths.result(sessionId, 'report'), '/career-path/result/:resultId'],
  occupationOfResult: [paths.occupationOfResult(sessionId, 'registered-nurse'), '/career-path/result/:resultId'],
  history: [paths.history(), '/career-path/history'],
  compare: [paths.compare({ a: sessionId }), '/career-path/compare'],
  matchVacancy: [paths.matchVacancy({ result: sessionId }), '/career-path/match'],
  pricing: [paths.pricing({ plan: 'pro' }), '/pricing'],
  homeFeatures: [paths.homeFeatures(), '/'],
  homeProcess: [paths.homeProcess(), '/'],
  homePricing: [paths.homePricing(), '/'],
  homeMarket: [paths.homeMarket(), '/'],
  usage: [paths.usage(), '/usage'],
  account: [paths.account(), '/account'],
  erased: [paths.erased('x'.repeat(43)), '/erased/:receipt'],
  accountUsage: [paths.accountUsage(), '/account/usage'],
  terms: [paths.terms(), '/terms'],
  privacy: [paths.privacy(), '/terms'],
  howItWorks: [paths.howItWorks('confidence'), '/how-it-works'],
  dataSources: [paths.dataSources(), '/data-sources'],
  occupations: [paths.occupations('29'), '/occupations'],
  occupation: [paths.occupation('registered-nurse'), '/occupations/:slug'],
};

describe('addresses of screens', () => {
  it.each(Object.entries(made))(
    '%s leads to its screen (NAV-01 to NAV-06, NAV-08, NAV-10, NAV-12 to NAV-14, NAV-16)',
    (_, [address, screen]) => {
      expect(screenAt(address)?.path).toBe(screen);
    },
  );

  it('shows the runner at both of its addresses (D-02, NAV-12, NAV-19)', () => {
    const [one, other] = ['continue', 'session'].map((word) =>
      screens.find(({ path }) => path === `/career-path/${word}/:sessionId?`),
    );
    expect(one?.load).toBeDefined();
    expect(other?.load).toBe(one?.load);
  });

  it('shows the 404 page at any other path (NAV-18)', () => {
    for (const path of ['/no-such-page', '/career-path', '/auth/x']) expect(screenAt(path)?.path).toBe('*');
  });

  it('asks for a session on every screen of one’s own, and on no other (SEC-06, D-25)', () => {
    expect(screens.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
      '/',
      '/auth',
      '/email-verified',
      '/erased/:receipt',
      '/pricing',
      '/terms',
      '/how-it-works',
      '/occupations',
      '/occupations/:slug',
      '/data-sources',
      '/dev/kit',
      '*',
    ]);
  });

  it('gives every address a title of its own', () => {
    const titles = new Map(screens.map(({ load, title }) => [load, title]));
    expect(new Set(titles.values()).size).toBe(titles.size);
  });
});
