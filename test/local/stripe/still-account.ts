import { afterAll, beforeAll } from 'vitest';
import { startAccount, type TestAccount } from '#test/support/billing/stripe-stand-in.ts';
import { stopClock } from '../cognito/still-clock.ts';

/** For a file's tests: an account of the stand-in whose clock moves only when told. */
export function withStillAccount(use: (account: TestAccount) => void): void {
  let account: TestAccount;
  let letClockRun: () => void;
  beforeAll(async () => {
    letClockRun = stopClock();
    account = await startAccount();
    use(account);
  });
  afterAll(async () => {
    await account.remove();
    letClockRun();
  });
}
