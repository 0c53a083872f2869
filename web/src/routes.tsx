/** THE table of screens. A screen is a file, an address, a title and who may see it; everything else follows. */
import type { ScreenEntry } from './shell/AppRouter.tsx';

export const screens: ScreenEntry[] = [
  { path: '/', title: 'Home', access: 'public', load: () => import('./features/home/HomePage.tsx') },
  {
    path: '/terms',
    title: 'Terms and privacy',
    access: 'public',
    load: () => import('./features/terms/TermsPage.tsx'),
  },
  {
    path: '/career-path/new',
    title: 'AI Career Analysis',
    access: 'user',
    load: () => import('./features/assessment/IntroPage.tsx'),
  },
  {
    path: '/career-path/continue/:sessionId?',
    title: 'Assessment',
    access: 'user',
    load: () => import('./features/assessment/RunnerPage.tsx'),
  },
  {
    path: '/career-path/session/:sessionId?', // D-02
    title: 'Assessment',
    access: 'user',
    load: () => import('./features/assessment/RunnerPage.tsx'),
  },
  { path: '*', title: 'Page not found', access: 'public', load: () => import('./features/not-found/NotFoundPage.tsx') },
];
