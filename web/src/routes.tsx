/** THE table of screens: file, address, title and access. Everything else is derived from it. */
import { isOffered } from '#shared/plans/catalogue.ts';
import type { ScreenEntry } from './shell/AppRouter.tsx';

const runner = {
  title: 'Assessment',
  access: 'user',
  load: () => import('./features/assessment/RunnerPage.tsx'),
} as const;

const usage = {
  title: 'Your usage',
  access: 'user',
  load: () => import('./features/usage/UsagePage.tsx'),
} as const;

/** The component gallery: with `npm start` only, never in a build (Vite removes unreachable code). */
const kit: ScreenEntry = {
  path: '/dev/kit',
  title: 'Kit',
  access: 'public',
  load: () => import('./features/dev-kit/KitPage.tsx'),
};

export const home: ScreenEntry = {
  path: '/',
  title: 'Career matches that show their working',
  access: 'public',
  load: () => import('./features/home/HomePage.tsx'),
};

const howItWorks: ScreenEntry = {
  path: '/how-it-works',
  title: 'How well does this work?',
  access: 'public',
  load: () => import('./features/how-it-works/HowItWorksPage.tsx'),
};

const occupations: ScreenEntry = {
  path: '/occupations',
  title: 'All occupations',
  access: 'public',
  load: () => import('./features/occupations/OccupationsPage.tsx'),
};

/** One prerendered page per occupation. */
export const occupation: ScreenEntry = {
  path: '/occupations/:slug',
  title: 'Occupation',
  access: 'public',
  load: () => import('./features/occupations/OccupationPage.tsx'),
};

/** Screens whose pages contain their content: text and figures that are the same for everybody. */
export const prerendered: readonly ScreenEntry[] = [home, howItWorks, occupations, occupation];

export const screens: ScreenEntry[] = [
  home,
  { path: '/auth', title: 'Sign in', access: 'public', load: () => import('./features/auth/AuthPage.tsx') },
  {
    path: '/email-verified',
    title: 'Email verified',
    access: 'public',
    load: () => import('./features/email-verified/EmailVerifiedPage.tsx'),
  },
  {
    path: '/career-path/new',
    title: 'AI Career Analysis',
    access: 'user',
    load: () => import('./features/assessment/IntroPage.tsx'),
  },
  // Reading B, where the landing page sends people who want to start (NAV-11, LND-16, D-16).
  {
    path: '/career-path/assessment',
    title: 'Career assessment',
    access: 'user',
    load: () => import('./features/assessment-simple/AssessmentPage.tsx'),
  },
  { path: '/career-path/continue/:sessionId?', ...runner },
  // The older address of the same screen (D-02); links use the one above.
  { path: '/career-path/session/:sessionId?', ...runner },
  {
    path: '/career-path/result/:resultId',
    title: 'Your result',
    access: 'user',
    load: () => import('./features/result/ResultPage.tsx'),
  },
  {
    path: '/career-path/history',
    title: 'Your assessments',
    access: 'user',
    load: () => import('./features/history/HistoryPage.tsx'),
  },
  {
    path: '/career-path/compare',
    title: 'Compare two results',
    access: 'user',
    load: () => import('./features/compare/ComparePage.tsx'),
  },
  {
    path: '/career-path/match',
    title: 'Match a job posting',
    access: 'user',
    load: () => import('./features/vacancy-match/MatchPage.tsx'),
  },
  {
    path: '/dashboard',
    title: 'AI Career Dashboard',
    access: 'subscriber',
    loading: 'Loading dashboard...', // DSH-06
    refusal: {
      title: 'Subscription required',
      text: 'Please subscribe to access the AI-powered career dashboard.',
    }, // DSH-05
    load: () => import('./features/dashboard/DashboardPage.tsx'),
  },
  {
    path: '/account',
    title: 'Your account',
    access: 'user',
    load: () => import('./features/account/AccountPage.tsx'),
  },
  {
    path: '/erased/:receipt',
    title: 'Receipt of an erasure',
    access: 'public',
    load: () => import('./features/account/ErasedPage.tsx'),
  },
  { path: '/usage', ...usage },
  // The address used by the history (HIS-18, NAV-05).
  { path: '/account/usage', ...usage },
  {
    path: '/resume-builder',
    title: 'Resume builder',
    access: isOffered('resume_builds', 'free') ? 'user' : 'subscriber',
    loading: 'Loading', // RSM-03
    refusal: { title: 'Subscription required', text: 'The resume builder opens with a subscription.' },
    load: () => import('./features/resume-builder/ResumeBuilderPage.tsx'),
  },
  {
    path: '/pricing',
    title: 'Plans and prices',
    access: 'public',
    load: () => import('./features/pricing/PricingPage.tsx'),
  },
  {
    path: '/terms',
    title: 'Terms and privacy',
    access: 'public',
    load: () => import('./features/terms/TermsPage.tsx'),
  },
  howItWorks,
  occupations,
  occupation,
  {
    path: '/data-sources',
    title: 'Data sources',
    access: 'public',
    load: () => import('./features/data-sources/DataSourcesPage.tsx'),
  },
  // NAV-09: every signed-in person may open it; its actions are for administrators (D-34).
  {
    path: '/system-test',
    title: 'System test',
    access: 'user',
    load: () => import('./features/system-test/SystemTestPage.tsx'),
  },
  ...(import.meta.env.DEV ? [kit] : []),
  { path: '*', title: 'Page not found', access: 'public', load: () => import('./features/not-found/NotFoundPage.tsx') },
];
