import type { Page } from '@playwright/test';
import { writeHtml } from '#shared/documents/html.ts';
import { industryReport } from '#shared/market/industry-report.ts';
import { sampleOverview } from '#test/support/facts/market-overview.ts';
import { noSuchId } from '#test/support/stack/ids.ts';
import { answer, hold, phones, refuse, refusedCall, type ScreenState } from './screen-state.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const confirmation = (page: Page) => page.getByRole('dialog', { name: /^Confirm your/ });

const openTrend = async (page: Page) => {
  await page.getByRole('tab', { name: 'Industries', exact: true }).click();
  await button(page, /^Live trend of/)
    .first()
    .click();
};

const openReport = async (page: Page) => {
  await page.getByRole('tab', { name: 'Industries', exact: true }).click();
  await button(page, /^Industry report on/)
    .last()
    .click();
};
const reportAnswer = {
  report_id: noSuchId,
  industry: 'Construction',
  html: writeHtml(
    industryReport({
      overview: sampleOverview,
      industry: sampleOverview.industryHealth[1]!,
      series: [],
      now: sampleOverview.lastUpdated,
    }),
  ),
  pdf: '',
};

/** States of plans: access, limits and checkout. */
export const planStates: ScreenState[] = [
  {
    name: 'home-signed-in',
    screen: '/',
    who: 'newcomer',
    shows: (page) => button(page, /^Upgrade — /),
  },
  {
    name: 'home-under-way',
    screen: '/',
    who: 'inTriage',
    shows: (page) => page.getByRole('link', { name: 'Continue' }),
  },
  {
    name: 'home-finished',
    screen: '/',
    who: 'withResult',
    shows: (page) => page.getByRole('link', { name: 'Take the next step' }),
  },
  {
    name: 'home-subscriber',
    screen: '/',
    who: 'subscriber',
    shows: (page) => button(page, 'Manage Plan'),
  },
  {
    name: 'menu-signed-in',
    screen: '/',
    who: 'subscriber',
    widths: phones,
    prepare: (page) => button(page, 'Menu').click(),
    shows: (page) => button(page, 'Sign out'),
  },
  {
    name: 'account',
    screen: '/usage',
    who: 'subscriber',
    widths: [1280],
    prepare: (page) => button(page, /^Account/).click(),
    shows: (page) => page.getByRole('banner').getByText(/@waymark\.example/),
    over: 'shell/header/Account.tsx',
  },
  {
    name: 'feature-locked',
    screen: '/',
    who: 'newcomer',
    prepare: (page) => button(page, 'Start Analysis').click(),
    shows: (page) => page.getByRole('dialog', { name: 'Feature Locked' }).getByRole('link'),
    over: 'parts/billing/UpgradeDialog.tsx',
  },
  {
    name: 'payment-not-confirmed',
    screen: '/',
    path: '/#checkout-success',
    who: 'newcomer',
    // nothing leaves while the focus is on it
    prepare: (page) => page.getByRole('button', { name: 'Dismiss' }).focus(),
    shows: (page) => page.getByText('Your payment is still being processed'),
  },
  {
    name: 'pricing-free',
    screen: '/pricing',
    who: 'newcomer',
    shows: (page) => page.getByText('Billed monthly, cancel anytime.'),
  },
  {
    name: 'pricing-subscriber',
    screen: '/pricing',
    who: 'subscriber',
    shows: (page) => page.getByText('Your plan'),
  },
  {
    name: 'pricing-plan-unknown',
    screen: '/pricing',
    who: 'newcomer',
    before: refuse('/check-subscription'),
    shows: (page) => page.getByRole('main').getByText('We could not check your plan'),
    expected: refusedCall,
  },
  {
    name: 'confirm-subscription',
    screen: '/pricing',
    path: '/pricing?plan=switch',
    who: 'newcomer',
    prepare: (page) => button(page, 'Proceed to payment').click(),
    shows: (page) => confirmation(page).getByText('You must accept the terms and conditions to proceed'),
    over: 'parts/billing/SubscribeDialog.tsx',
  },
  {
    name: 'confirm-plan-change',
    screen: '/pricing',
    path: '/pricing?plan=switch',
    who: 'subscriber',
    shows: (page) => confirmation(page).getByText('It replaces your Pro plan'),
  },
  { name: 'usage-free', screen: '/usage', who: 'newcomer', shows: (page) => page.getByText('Nothing used yet.') },
  {
    name: 'usage-subscriber',
    screen: '/account/usage',
    who: 'subscriber',
    shows: (page) => page.getByRole('region', { name: 'Receipts' }),
  },
  {
    name: 'usage-loading',
    screen: '/usage',
    who: 'newcomer',
    before: hold('/rpc/get_user_usage_summary'),
    shows: (page) => page.getByText('Loading your usage'),
  },
  {
    name: 'usage-failed',
    screen: '/usage',
    who: 'newcomer',
    before: refuse('/rpc/get_user_usage_summary'),
    shows: (page) => page.getByText('Unable to load usage data'),
    expected: refusedCall,
  },
  {
    name: 'usage-reset',
    screen: '/usage',
    who: 'subscriber',
    prepare: (page) => button(page, 'Reset my usage').click(),
    shows: (page) => page.getByRole('dialog', { name: 'Reset your usage?' }),
    over: 'features/usage/ResetUsage.tsx',
  },
  {
    name: 'confirm-pack',
    screen: '/usage',
    who: 'subscriber',
    prepare: (page) => button(page, 'Add an Insights Pack').click(),
    shows: (page) => confirmation(page).getByRole('checkbox'),
  },
  {
    name: 'dashboard',
    screen: '/dashboard',
    who: 'subscriber',
    shows: (page) => page.getByRole('region', { name: 'How the match has moved' }),
  },
  {
    name: 'dashboard-empty',
    screen: '/dashboard',
    who: 'freshSubscriber',
    shows: (page) => page.getByRole('region', { name: 'Quick actions' }),
  },
  {
    name: 'dashboard-loading',
    screen: '/dashboard',
    who: 'subscriber',
    before: hold('/career_assessment_results/latest*'),
    // not the same words while the plan is looked up, before the screen itself is there
    shows: (page) => page.locator('main:has(h1)').getByText('Loading dashboard...'),
  },
  {
    name: 'dashboard-failed',
    screen: '/dashboard',
    who: 'subscriber',
    before: refuse('/career_assessment_results/latest*'),
    shows: (page) => page.getByRole('button', { name: 'Retry' }),
    expected: [...refusedCall, /could not be loaded/],
  },
  {
    name: 'market-industries',
    screen: '/dashboard',
    who: 'subscriber',
    prepare: (page) => page.getByRole('tab', { name: 'Industries', exact: true }).click(),
    shows: (page) => page.getByText('Hiring velocity'),
  },
  {
    name: 'market-trend',
    screen: '/dashboard',
    who: 'freshSubscriber',
    prepare: openTrend,
    shows: (page) => page.getByRole('dialog').getByRole('figure'),
    over: 'parts/market/IndustryTrend.tsx',
  },
  {
    name: 'market-report',
    screen: '/dashboard',
    who: 'freshSubscriber',
    before: answer('/industry-report', reportAnswer),
    prepare: openReport,
    shows: (page) => page.getByRole('dialog').getByRole('link', { name: 'Download PDF' }),
    over: 'parts/market/IndustryReport.tsx',
    // axe looks into the frame by a script, which is refused there
    expected: [/'about:srcdoc' because the document's frame is sandboxed/],
  },
  {
    name: 'market-trend-limit',
    screen: '/dashboard',
    who: 'freshSubscriber',
    before: answer('/industry-trend', {
      allowed: false,
      reason: 'PLAN_LIMIT',
      current_usage: 5,
      limit: 5,
      plan: 'Pro',
    }),
    prepare: openTrend,
    shows: (page) => page.getByRole('dialog', { name: 'Limit Reached' }),
  },
  {
    name: 'market-loading',
    screen: '/dashboard',
    who: 'freshSubscriber',
    before: hold('/realtime-market-intelligence'),
    shows: (page) => page.getByText('Loading market intelligence'),
  },
  {
    name: 'market-failed',
    screen: '/dashboard',
    who: 'freshSubscriber',
    before: refuse('/realtime-market-intelligence'),
    shows: (page) => page.getByText('Failed to load market intelligence data'),
    expected: refusedCall,
  },
  {
    name: 'plan-not-checked',
    screen: '/resume-builder',
    who: 'newcomer',
    before: refuse('/check-subscription'),
    shows: (page) => page.getByRole('main').getByText('We could not check your plan'),
    expected: refusedCall,
  },
  {
    name: 'system-test-closed',
    screen: '/system-test',
    who: 'newcomer',
    shows: (page) => page.getByText('This page is for administrators'),
  },
  {
    name: 'system-test',
    screen: '/system-test',
    who: 'administrator',
    prepare: (page) => button(page, 'Run all').click(),
    shows: (page) => page.getByText(/^(Answer|Error) after/).nth(3),
  },
];
