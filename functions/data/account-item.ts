/**
 * The account item: plan, counters, holds and the open assessment of one user, in less than a kilobyte, so that every
 * action is one conditional write of one unit (docs/decisions/0001). Attribute names are short because they are stored.
 */
import type { Item, Key } from '#functions/outside/table.ts';
import type { Variant } from '#shared/assessment/variants.ts';
import { type CountedFeature, limitsFingerprint, type Plan, UNLIMITED } from '#shared/plans/catalogue.ts';
import { type Hold, type Ledger, newLedger, type SessionUnit, usageOf } from '#shared/plans/ledger.ts';
import type { SubscriptionStatus } from '#shared/plans/subscription.ts';

/** The open assessment: what its archived row will hold, before it is one. */
export interface Session extends SessionUnit {
  variant: Variant;
  /** by stage: compact answers (null: none yet), the client's counter, whether the stage was completed */
  answers: (string | null)[];
  seq: number[];
  done: boolean[];
}

/** What a repeated request with the same Idempotency-Key is answered from. */
export interface Remembered {
  body: string;
  id: string;
  expiresAt: number;
  /** units used right after the call */
  current: number;
}

/** What is copied from the payment provider beside the plan itself (reliability R6). */
export interface Billing {
  /** the provider's id of this person as a customer; null before the first checkout */
  customer: string | null;
  /** those that were deleted at the provider and replaced: what was paid by them stays paid */
  formerCustomers: string[];
  status: SubscriptionStatus | null;
  /** the end of the paid period, in milliseconds since the epoch: when it renews or ends */
  periodEnd: number | null;
  cancelAtPeriodEnd: boolean;
  /** a failed renewal keeps its plan until then */
  pastDueUntil: number | null;
  /** Raised with every copy: one that was fetched before another was stored is fetched again. */
  syncs: number;
}

export const noBilling: Billing = {
  customer: null,
  formerCustomers: [],
  status: null,
  periodEnd: null,
  cancelAtPeriodEnd: false,
  pastDueUntil: null,
  syncs: 0,
};

export interface Account extends Ledger {
  session: Session | null;
  /** Raised with every write. */
  version: number;
  /** Epoch seconds: a token of an earlier sign-in changes nothing any more. */
  signedOutBefore: number;
  remembered: Record<string, Remembered>;
  /** The assessment completed last: its commit, which follows at once, then needs no other row. */
  completed: string | null;
  billing: Billing;
}

export const userPartition = (sub: string): string => `USER#${sub}`;
/** Sorts right after every assessment of the user, so that one query reads both, newest first. */
export const accountSort = 'ACCOUNT';
export const accountKey = (sub: string): Key => ({ pk: userPartition(sub), sk: accountSort });

export const newAccount = (now: number): Account => ({
  ...newLedger(now),
  session: null,
  version: 0,
  signedOutBefore: 0,
  remembered: {},
  completed: null,
  billing: noBilling,
});

export const featureCode: Record<CountedFeature, string> = {
  career_path_analyses: 'a',
  smart_matches_daily: 'm',
  salary_searches: 's',
  resume_builds: 'b',
  industry_reports: 'i',
  trends_real_time_industries: 't',
};
const codes = Object.entries(featureCode) as [CountedFeature, string][];

/** Stands for "never": conditions can then always compare. */
const NEVER = 9_000_000_000_000;

/** Fixed width, so that text sorts by time. */
export const timeText = (ms: number): string => ms.toString(36).padStart(9, '0');

/** A hold as one text: expiry first, so that a condition can compare it with now; `!` once its period is over. */
export const holdText = (hold: Hold): string =>
  `${timeText(hold.expiresAt)}.${hold.amount}.${hold.id}${hold.counted ? '' : '!'}`;

function readHold(text: string): Hold {
  const [expiry, amount, id] = text.split('.') as [string, string, string];
  const counted = !id.endsWith('!');
  return {
    id: counted ? id : id.slice(0, -1),
    amount: Number(amount),
    expiresAt: Number.parseInt(expiry, 36),
    counted,
  };
}

interface StoredFeature {
  /** used, left, end of the period, holds; a limit of its own where there is one */
  n: number;
  l: number;
  e: number;
  h: string[];
  o?: number;
}

interface StoredBilling {
  cu: string | null;
  formerCustomers?: string[];
  st: SubscriptionStatus | null;
  pe: number | null;
  ce: boolean;
  pd: number | null;
  y: number;
}

interface StoredSession {
  /** id, expiry, variant; then flags that are there or not: uncounted, committed */
  i: string;
  x: number;
  t: Variant;
  o?: true;
  c?: true;
  [stage: `a${number}`]: string;
  [stage: `q${number}`]: number;
  [stage: `d${number}`]: boolean;
}

interface StoredAccount {
  v: number;
  so: number;
  plan: Plan;
  packs: number;
  /** the end of the subscription, or NEVER */
  pu: number;
  /** the limits that `l` was computed from */
  rv: string;
  f: Record<string, StoredFeature>;
  s?: StoredSession;
  c?: string;
  /** only of people who have begun a checkout */
  b?: StoredBilling;
  k: Record<string, { b: string; i: string; e: number }>;
  kn: Record<string, number>;
}

export const storeSession = (session: Session): StoredSession => ({
  i: session.id,
  x: session.expiresAt,
  t: session.variant,
  ...(!session.counted && { o: true }),
  ...(session.committed && { c: true }),
  ...Object.fromEntries(session.answers.flatMap((text, stage) => (text === null ? [] : [[`a${stage}`, text]]))),
  ...Object.fromEntries(session.seq.map((seq, stage) => [`q${stage}`, seq])),
  ...Object.fromEntries(session.done.map((done, stage) => [`d${stage}`, done])),
});

const readSession = (stored: StoredSession): Session => ({
  id: stored.i,
  expiresAt: stored.x,
  variant: stored.t,
  counted: !stored.o,
  committed: stored.c === true,
  answers: [0, 1, 2].map((stage) => stored[`a${stage}`] ?? null),
  seq: [0, 1, 2].map((stage) => stored[`q${stage}`] ?? 0),
  done: [0, 1, 2].map((stage) => stored[`d${stage}`] ?? false),
});

const storeBilling = (billing: Billing): StoredBilling => ({
  cu: billing.customer,
  ...(billing.formerCustomers.length > 0 && { formerCustomers: billing.formerCustomers }),
  st: billing.status,
  pe: billing.periodEnd,
  ce: billing.cancelAtPeriodEnd,
  pd: billing.pastDueUntil,
  y: billing.syncs,
});

const readBilling = (stored: StoredBilling): Billing => ({
  customer: stored.cu,
  formerCustomers: stored.formerCustomers ?? [],
  status: stored.st,
  periodEnd: stored.pe,
  cancelAtPeriodEnd: stored.ce,
  pastDueUntil: stored.pd,
  syncs: stored.y,
});

export function storeAccount(sub: string, account: Account): Item & Key {
  const stored: StoredAccount = {
    v: account.version,
    so: account.signedOutBefore,
    plan: account.plan,
    packs: account.packs,
    pu: account.paidUntil ?? NEVER,
    rv: limitsFingerprint,
    f: Object.fromEntries(
      codes.map(([feature, code]) => {
        const { used, until } = account.counters[feature];
        const { limit } = usageOf(account, feature);
        // without a limit nothing is "left": such a use takes the path that reads the plan
        const left = limit === UNLIMITED ? 0 : limit - used;
        const own = account.ownLimits[feature];
        const holds = account.holds[feature].map(holdText);
        return [code, { n: used, l: left, e: until, h: holds, ...(own !== undefined && { o: own }) }];
      }),
    ),
    ...(account.session && { s: storeSession(account.session) }),
    ...(account.completed && { c: account.completed }),
    ...(account.billing.customer && { b: storeBilling(account.billing) }),
    k: Object.fromEntries(
      Object.entries(account.remembered).map(([key, each]) => [key, { b: each.body, i: each.id, e: each.expiresAt }]),
    ),
    kn: Object.fromEntries(Object.entries(account.remembered).map(([key, each]) => [key, each.current])),
  };
  return { ...accountKey(sub), ...stored };
}

export function readAccount(item: Item): Account {
  const stored = item as unknown as StoredAccount;
  const perFeature = <T>(read: (feature: StoredFeature) => T) =>
    Object.fromEntries(codes.map(([feature, code]) => [feature, read(stored.f[code]!)])) as Record<CountedFeature, T>;
  return {
    plan: stored.plan,
    packs: stored.packs,
    paidUntil: stored.pu === NEVER ? null : stored.pu,
    counters: perFeature(({ n, e }) => ({ used: n, until: e })),
    ownLimits: Object.fromEntries(
      codes.flatMap(([feature, code]) => {
        const own = stored.f[code]?.o;
        return own === undefined ? [] : [[feature, own]];
      }),
    ),
    holds: perFeature(({ h }) => h.map(readHold)),
    session: stored.s ? readSession(stored.s) : null,
    version: stored.v,
    signedOutBefore: stored.so,
    completed: stored.c ?? null,
    billing: stored.b ? readBilling(stored.b) : noBilling,
    remembered: Object.fromEntries(
      Object.entries(stored.k).map(([key, { b, i, e }]) => [
        key,
        { body: b, id: i, expiresAt: e, current: stored.kn[key]! },
      ]),
    ),
  };
}
