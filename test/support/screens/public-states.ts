import type { Page } from '@playwright/test';
import { phones, refusedCall, type ScreenState } from './screen-state.ts';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });

const fillSignIn = async (page: Page) => {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not the one');
  await button('Sign In')(page).click();
};
const forgotPassword = (page: Page) => page.getByRole('dialog', { name: 'Forgot password' });

/** States of the public screens. */
export const publicStates: ScreenState[] = [
  {
    name: 'home',
    screen: '/',
    who: 'visitor',
    shows: (page) => page.getByText('Billed monthly, cancel anytime.'),
  },
  {
    name: 'home-choices',
    screen: '/',
    path: '/#assessment-process',
    who: 'visitor',
    prepare: async (page) => {
      await page.getByRole('radio').first().check();
      await button('Next')(page).click();
      await page.getByRole('radio').last().check();
    },
    shows: (page) => page.getByText(/^You stand /),
  },
  {
    name: 'menu',
    screen: '/',
    who: 'visitor',
    widths: phones,
    prepare: (page) => button('Menu')(page).click(),
    shows: (page) => page.getByRole('navigation', { name: 'Main' }),
    over: 'shell/header/SiteHeader.tsx',
  },
  {
    name: 'home-contents',
    screen: '/',
    path: '/#features',
    who: 'visitor',
    widths: [1280],
    shows: (page) => page.getByRole('navigation', { name: 'Sections of this page' }),
  },
  {
    name: 'home-jump',
    screen: '/',
    path: '/#features',
    who: 'visitor',
    widths: phones,
    prepare: (page) => button('Jump to Section')(page).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Jump to Section' }).getByRole('link'),
    over: 'features/home/toc/JumpDrawer.tsx',
  },
  { name: 'auth-sign-in', screen: '/auth', who: 'visitor', shows: button('Sign In') },
  { name: 'auth-sign-up', screen: '/auth', path: '/auth?tab=sign-up', who: 'visitor', shows: button('Sign Up') },
  {
    name: 'auth-sign-up-refused',
    screen: '/auth',
    path: '/auth?tab=sign-up',
    who: 'visitor',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('12345');
      await button('Sign Up')(page).click();
    },
    shows: (page) => page.getByText('You must accept the terms and conditions to create an account'),
  },
  {
    name: 'auth-check-email',
    screen: '/auth',
    path: '/auth?message=check-email',
    who: 'visitor',
    shows: (page) => page.getByText('Check your email', { exact: true }),
  },
  {
    name: 'auth-session-ended',
    screen: '/auth',
    path: '/auth?next=/career-path/history&message=session-ended',
    who: 'visitor',
    shows: (page) => page.getByText('Your session has ended'),
  },
  {
    name: 'auth-account-erased',
    screen: '/auth',
    path: '/auth?message=account-erased',
    who: 'visitor',
    shows: (page) => page.getByText('The account was erased'),
  },
  {
    name: 'auth-wrong-password',
    screen: '/auth',
    who: 'visitor',
    prepare: fillSignIn,
    shows: (page) => page.getByText('Not signed in'),
    expected: refusedCall,
  },
  {
    name: 'auth-forgot-password',
    screen: '/auth',
    who: 'visitor',
    prepare: async (page) => {
      await button('Forgot password')(page).click();
      await forgotPassword(page).getByRole('button', { name: 'Send reset link' }).click();
    },
    shows: (page) => forgotPassword(page).getByText('Enter your email address'),
    over: 'features/auth/ForgotPasswordDialog.tsx',
  },
  {
    name: 'auth-new-password',
    screen: '/auth',
    path: '/auth?reset=someone&code=123456',
    who: 'visitor',
    shows: button('Set password'),
  },
  {
    name: 'auth-new-password-refused',
    screen: '/auth',
    path: '/auth?reset=someone&code=123456',
    who: 'visitor',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('another one');
      await button('Set password')(page).click();
    },
    shows: (page) => page.getByText('This link has expired or was already used'),
    expected: refusedCall,
  },
  { name: 'email-verified', screen: '/email-verified', who: 'visitor', shows: heading('Email verified') },
  {
    name: 'email-verified-bad-link',
    screen: '/email-verified',
    path: '/email-verified?user=nobody&code=000000',
    who: 'visitor',
    shows: (page) => page.getByText('This link has expired or was already used'),
    expected: refusedCall,
  },
  { name: 'terms', screen: '/terms', who: 'visitor', shows: heading('Terms and privacy') },
  { name: 'how-it-works', screen: '/how-it-works', who: 'visitor', shows: heading('How well does this work?') },
  { name: 'occupations', screen: '/occupations', who: 'visitor', shows: heading('All occupations') },
  {
    name: 'occupations-searched',
    screen: '/occupations',
    who: 'visitor',
    prepare: (page) => page.getByRole('searchbox', { name: 'Search by any name' }).fill('works with animals'),
    shows: (page) => page.getByText('has to do with animals'),
  },
  {
    name: 'occupation',
    screen: '/occupations/:slug',
    path: '/occupations/registered-nurse',
    who: 'visitor',
    shows: heading('Registered nurse'),
  },
  {
    name: 'occupation-own-fit',
    screen: '/occupations/:slug',
    path: '/occupations/car-mechanic',
    who: 'withResult',
    shows: (page) => page.getByText('What speaks against it'),
  },
  {
    name: 'occupation-unknown',
    screen: '/occupations/:slug',
    path: '/occupations/dragon-tamer',
    who: 'visitor',
    shows: heading('No such occupation'),
  },
  { name: 'data-sources', screen: '/data-sources', who: 'visitor', shows: heading('Data sources') },
  {
    name: 'pricing',
    screen: '/pricing',
    who: 'visitor',
    shows: (page) => page.getByText('Billed monthly, cancel anytime.'),
  },
  { name: 'not-found', screen: '*', path: '/no-such-page', who: 'visitor', shows: heading('Oops! Page not found') },
  {
    name: 'offline',
    screen: '/terms',
    who: 'visitor',
    prepare: async (page) => {
      await heading('Terms and privacy')(page).waitFor();
      await page.context().setOffline(true);
    },
    shows: (page) => page.getByText('You are offline.'),
    expected: [/ERR_INTERNET_DISCONNECTED/], // the layout for large letters, which cannot be had then
  },
  {
    name: 'something-went-wrong',
    screen: '/data-sources',
    who: 'visitor',
    before: (page) =>
      page.route(/assets\/DataSourcesPage-.*\.js/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("planted")' }),
      ),
    prepare: (page) => page.getByText('Technical details').click(),
    shows: (page) => page.getByText('TypeError: planted'),
    expected: [/planted/, /TypeError/, /threw/],
  },
];
