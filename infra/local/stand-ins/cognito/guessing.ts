import { HOUR_MS, MINUTE_MS } from '#infra/local/stand-ins/kit/time.ts';

/** The number of free tries, and the growth of the wait after them: doubling from `firstMs` up to `capMs`. */
interface ThrottleLimits {
  free: number;
  firstMs: number;
  capMs: number;
  /** Tries are forgotten after this long without another. */
  forgetMs: number;
}

interface Record {
  tries: number;
  last: number;
  until: number;
}

/** The maximum number of keys; those without a try for the longest time are dropped first. */
const MAX_KEYS = 20_000;

/** Counts tries by key and decides who has to wait. A wait never becomes a lock: it ends by itself. */
class Throttle {
  private readonly limits: ThrottleLimits;
  private readonly records = new Map<string, Record>();

  constructor(limits: ThrottleLimits) {
    this.limits = limits;
  }

  waits(key: string, now: number): boolean {
    return (this.records.get(key)?.until ?? 0) > now;
  }

  count(key: string, now: number): void {
    const before = this.records.get(key);
    const { free, firstMs, capMs, forgetMs } = this.limits;
    const tries = before && now - before.last < forgetMs ? before.tries + 1 : 1;
    const wait = tries < free ? 0 : Math.min(capMs, firstMs * 2 ** Math.min(tries - free, 30));
    this.records.delete(key); // set again, so that the map stays in order of the last try
    // a free try never waits, even if the clock is set back
    this.records.set(key, { tries, last: now, until: wait === 0 ? 0 : now + wait });
    if (this.records.size > MAX_KEYS) this.records.delete(this.records.keys().next().value!);
  }

  forget(key: string): void {
    this.records.delete(key);
  }
}

/**
 * Password guessing (D-43, T-015). The main limit is per pair of account and address, as in Cognito: five tries, then a
 * wait that doubles from one second to 15 minutes. Two more limits catch what a pair does not show: one address trying
 * many accounts, and many addresses trying one account. An address from which this account has signed in before is
 * exempt from both, so that strangers cannot lock the owner out.
 */
export class PasswordGuessing {
  private readonly pair = new Throttle({ free: 5, firstMs: 1000, capMs: 15 * MINUTE_MS, forgetMs: 15 * MINUTE_MS });
  private readonly source = new Throttle({ free: 20, firstMs: 1000, capMs: 15 * MINUTE_MS, forgetMs: 15 * MINUTE_MS });
  private readonly account = new Throttle({ free: 50, firstMs: 1000, capMs: MINUTE_MS, forgetMs: HOUR_MS });

  waits(account: string, source: string, familiar: boolean, now: number): boolean {
    if (this.pair.waits(`${account} ${source}`, now)) return true;
    return !familiar && (this.source.waits(source, now) || this.account.waits(account, now));
  }

  wrong(account: string, source: string, now: number): void {
    this.pair.count(`${account} ${source}`, now);
    this.source.count(source, now);
    this.account.count(account, now);
  }

  right(account: string, source: string): void {
    this.pair.forget(`${account} ${source}`);
  }
}

/** Limits guesses of mailed codes, and requests for mails: few per caller's address, more per account in total. */
export class AccountTries {
  private readonly pair = new Throttle({
    free: 5,
    firstMs: MINUTE_MS,
    capMs: HOUR_MS,
    forgetMs: HOUR_MS,
  });
  private readonly account = new Throttle({
    free: 20,
    firstMs: MINUTE_MS,
    capMs: 15 * MINUTE_MS,
    forgetMs: HOUR_MS,
  });

  waits(account: string, source: string, now: number): boolean {
    return this.pair.waits(`${account} ${source}`, now) || this.account.waits(account, now);
  }

  count(account: string, source: string, now: number): void {
    this.pair.count(`${account} ${source}`, now);
    this.account.count(account, now);
  }
}
