/** Gives an account its plan: from the payment provider's state, or directly for the local seed. */
import { isDeepStrictEqual } from 'node:util';
import { type Condition, ConditionFailed, type Key, updateItem } from '#functions/outside/table.ts';
import { RESULT_DAYS } from '#shared/assessment/stages.ts';
import { isSubscribed, type Plan } from '#shared/plans/catalogue.ts';
import { withPlan } from '#shared/plans/ledger.ts';
import type { Entitlement } from '#shared/plans/subscription.ts';
import { type Actor, changeAccount, loadAccount } from './account.ts';
import { type Account, type Billing, userPartition } from './account-item.ts';
import { isDeleted, isReadable, keepUntil, readAssessment } from './assessment-item.ts';
import { assessmentRows } from './assessment-rows.ts';
import { expiryAttribute } from './expiry.ts';
import { tableShape } from './table-shape.ts';

const DAY_MS = 86_400_000;

export interface Grant {
  plan: Plan;
  /** Insights Packs */
  packs: number;
  /** milliseconds since the epoch; null for Free and for a plan without an end */
  paidUntil: number | null;
}

type Nobody = Omit<Actor, 'user'>;

/** Nobody is signed in where plans are given: no sign-out can forbid it. */
const as = (actor: Nobody, sub: string): Actor => ({ ...actor, user: { sub, authTime: Number.MAX_SAFE_INTEGER } });

/** Sets the plan; what was used stays used. Results are then kept as the new plan says (D-79). Repeats are harmless. */
export async function grantPlan(actor: Nobody, sub: string, grant: Grant): Promise<void> {
  await changeAccount<void>(as(actor, sub), (account) => ({ next: withPlan(account, grant), answer: undefined }));
  await keepResults(sub, grant, actor.now);
}

/** What was last copied from the payment provider; its `syncs` has to be read before the provider is asked. */
export const loadBilling = async ({ now }: Pick<Actor, 'now'>, sub: string): Promise<Billing> =>
  (await loadAccount(as({ now, random16: () => new Uint8Array(16) }, sub))).billing;

interface Copied {
  sub: string;
  customer: string;
  syncs: number;
  entitlement: Entitlement;
  store: 'always' | 'changes';
}

/**
 * Stores what the provider said, unless another answer of it was stored since `syncs` was read: then nothing changes
 * and the provider has to be asked again (shared/plans/sync.ts). Where it does not say which plan, the account keeps the
 * one it has; without any subscription it keeps that as long as it would have had it. A notification is always stored,
 * changed or not, since it must outdo whatever was fetched before it.
 * @returns whether it was stored
 */
export async function storeEntitlement(
  actor: Nobody,
  { sub, customer, syncs, entitlement, store }: Copied,
): Promise<boolean> {
  const { packs, ...copy } = entitlement;
  const stored = await changeAccount<Grant | null>(as(actor, sub), (account) => {
    const { billing } = account;
    if (billing.syncs !== syncs) return { answer: null };
    if (billing.customer && ![billing.customer, ...billing.formerCustomers].includes(customer))
      throw new Error('the account belongs to another customer of the payment provider');
    const plan = copy.plan ?? account.plan;
    const paidUntil = copy.status === null ? account.paidUntil : isSubscribed(plan) ? copy.paidUntil : null;
    const grant = { plan, packs, paidUntil };
    const { status, periodEnd, cancelAtPeriodEnd, pastDueUntil } = copy;
    const told = { status, periodEnd, cancelAtPeriodEnd, pastDueUntil };
    const next: Account = {
      ...withPlan(account, grant),
      billing: { ...billing, ...told, customer: billing.customer ?? customer, syncs: syncs + 1 },
    };
    const isChange = !isDeepStrictEqual(next, { ...account, billing: { ...account.billing, syncs: syncs + 1 } });
    return { ...((isChange || store === 'always') && { next }), answer: grant };
  });
  // again with every copy: the one before may have been cut off between the two
  if (stored) await keepResults(sub, stored, actor.now);
  return stored !== null;
}

async function keepResults(sub: string, grant: Grant, now: number): Promise<void> {
  const pk = userPartition(sub);
  for await (const row of assessmentRows(sub))
    if (!isDeleted(row)) await keepRow(row as typeof row & { sk: string }, pk, grant, now);
}

async function keepRow(row: { sk: string }, pk: string, grant: Grant, now: number): Promise<void> {
  const { completedAt, keptUntil, expiresAt, result } = readAssessment(row);
  if (keptUntil !== null && keptUntil <= now) return;
  const limit = keepUntil(completedAt ?? expiresAt, grant);
  const wanted = !isSubscribed(grant.plan)
    ? Math.min(keptUntil ?? Number.POSITIVE_INFINITY, now + RESULT_DAYS * DAY_MS)
    : keptUntil === null || limit === null
      ? null
      : Math.max(keptUntil, limit);
  if (wanted === keptUntil) return;
  const { [tableShape.ttlAttribute]: ttl } = expiryAttribute(wanted);
  // the result first: a row is never kept longer than what it names
  if (result) await setExpiry({ pk, sk: result.key }, ttl, { expression: 'attribute_exists(pk)' });
  await setExpiry({ pk, sk: row.sk }, ttl, isReadable(now));
}

async function setExpiry(key: Key, ttl: number | undefined, { expression, names, values }: Condition): Promise<void> {
  try {
    await updateItem(key, ttl ? 'SET #ttl = :ttl' : 'REMOVE #ttl', {
      expression,
      names: { ...names, '#ttl': tableShape.ttlAttribute },
      ...((values || ttl) && { values: { ...values, ...(ttl && { ':ttl': ttl }) } }),
    });
  } catch (error) {
    // deleted meanwhile
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
