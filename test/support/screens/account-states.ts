import { answer, hold, refuse, refusedCall, type ScreenState } from './screen-state.ts';

const receipt = 'Zm9yLWEtcGljdHVyZS1vZi1hLXJlY2VpcHQtMTIzNDU';
const at = '2026-11-23T09:30:00.000Z';
const steps = (isDone: boolean) =>
  ['signIn', 'payments', 'files', 'rows'].map((step) => ({ step, done_at: isDone || step === 'signIn' ? at : null }));
const erased = { screen: '/erased/:receipt', path: `/erased/${receipt}`, who: 'visitor' } as const;

/** The account, its rights, and what is left of one. */
export const accountStates: readonly ScreenState[] = [
  {
    name: 'your-account',
    screen: '/account',
    who: 'newcomer',
    // the tour shows one window of it: the rights
    prepare: (page) => page.getByRole('heading', { name: 'Export everything' }).evaluate((it) => it.scrollIntoView()),
    shows: (page) => page.getByRole('button', { name: 'Erase my account' }),
  },
  {
    name: 'your-account-subscriber',
    screen: '/account',
    who: 'subscriber',
    shows: (page) => page.getByRole('button', { name: 'Plan and invoices at Stripe' }),
  },
  {
    name: 'your-account-name-and-mails',
    screen: '/account',
    path: '/account#mails',
    who: 'newcomer',
    prepare: async (page) => {
      await page.getByLabel('Your name').fill('x'.repeat(81));
      await page.getByRole('button', { name: 'Save the name' }).click();
    },
    shows: (page) => page.getByText('Your name must have 80 characters at most'),
  },
  {
    name: 'your-account-mails-stopped',
    screen: '/account',
    path: '/account#mails',
    who: 'newcomer',
    before: (page) =>
      page.route('**/api/profile', async (route) => {
        const address = (await page.getByText('Signed in as').textContent())!.replace(/^Signed in as |\.$/g, '');
        const mails_stopped = { address, why: 'returned', since: at };
        await route.fulfill({ json: { name: null, remind_before_deletion: true, mails_stopped } });
      }),
    shows: (page) => page.getByRole('button', { name: 'Send reminders there again' }),
  },
  {
    name: 'your-account-profile-failed',
    screen: '/account',
    who: 'newcomer',
    before: refuse('/profile'),
    shows: (page) => page.getByText('Your email settings could not be loaded'),
    expected: refusedCall,
  },
  {
    name: 'your-account-export-failed',
    screen: '/account',
    who: 'newcomer',
    before: refuse('/export-account'),
    prepare: (page) => page.getByRole('button', { name: 'Save as JSON' }).click(),
    shows: (page) => page.getByText('The export could not be made'),
    expected: refusedCall,
  },
  {
    name: 'your-account-exporting',
    screen: '/account',
    who: 'newcomer',
    before: hold('/export-account'),
    prepare: (page) => page.getByRole('button', { name: 'Save as JSON' }).click(),
    shows: (page) => page.getByRole('progressbar', { name: 'Putting your export together' }),
  },
  {
    name: 'your-account-import-refused',
    screen: '/account',
    who: 'newcomer',
    prepare: (page) =>
      page
        .getByLabel('The JSON file of an export')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') }),
    shows: (page) => page.getByText('This is not an export that can be read here'),
  },
  {
    name: 'your-account-new-address',
    screen: '/account',
    who: 'newcomer',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Change the address' }).click();
      await page.getByRole('button', { name: 'Email the code' }).click();
    },
    shows: (page) => page.getByText('Enter your email address'),
  },
  {
    name: 'your-account-new-address-code',
    screen: '/account',
    path: '/account?code=123',
    who: 'newcomer',
    prepare: (page) => page.getByRole('button', { name: 'Change the address' }).click(),
    shows: (page) => page.getByText('Enter the six digits from the email'),
  },
  {
    name: 'sign-out-everywhere',
    screen: '/account',
    who: 'newcomer',
    prepare: (page) => page.getByRole('button', { name: 'Sign out everywhere' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Sign out everywhere?' }),
    over: 'features/account/SignIn.tsx',
  },
  {
    name: 'erase-account',
    screen: '/account',
    who: 'newcomer',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Erase my account' }).click();
      await page.getByRole('button', { name: 'Erase permanently' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByText('the address of this account.'),
    over: 'features/account/EraseAccount.tsx',
  },
  {
    name: 'erased',
    ...erased,
    before: answer(`/erasure/${receipt}`, { receipt, started_at: at, steps: steps(true), ended_at: at }),
    shows: (page) => page.getByText('nothing remains'),
  },
  {
    name: 'erased-under-way',
    ...erased,
    before: answer(`/erasure/${receipt}`, { receipt, started_at: at, steps: steps(false), ended_at: null }),
    shows: (page) => page.getByText('is tried again every hour'),
  },
  {
    name: 'erased-loading',
    ...erased,
    before: hold(`/erasure/${receipt}`),
    shows: (page) => page.getByText('Looking for the receipt'),
  },
  {
    name: 'erased-unknown',
    ...erased,
    before: refuse(`/erasure/${receipt}`, 404),
    shows: (page) => page.getByText('There is no such receipt'),
    expected: [/status of 404/],
  },
];
