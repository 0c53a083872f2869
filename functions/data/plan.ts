/** Gives an account its plan. Billing and the local seed call it; no route does. */
import { ConditionFailed, queryLast, updateItem } from '#functions/lib/table.ts';
import { RESULT_DAYS } from '#shared/assessment/stages.ts';
import type { Plan } from '#shared/plans/catalogue.ts';
import { type Actor, changeAccount } from './account.ts';
import { userPartition } from './account-item.ts';
import { assessmentPrefix, expiryAttribute, isGone, isReadable, keepUntil, readAssessment } from './assessment-item.ts';
import { tableShape } from './table-shape.ts';

const DAY_MS = 86_400_000;
const pageSize = 100;

export interface Grant {
  plan: Plan;
  /** Insights Packs */
  packs: number;
  /** milliseconds since the epoch; null for Free and for a plan without an end */
  paidUntil: number | null;
}

/** Sets the plan; what was used stays used. Results are then kept as the new plan says (D-79). Repeats are harmless. */
export async function grantPlan(actor: Omit<Actor, 'user'>, sub: string, grant: Grant): Promise<void> {
  // nobody is signed in here: no sign-out can forbid it
  const user = { sub, authTime: Number.MAX_SAFE_INTEGER };
  await changeAccount<void>({ ...actor, user }, (account) => ({ next: { ...account, ...grant }, answer: undefined }));
  await keepResults(sub, grant, actor.now);
}

async function keepResults(sub: string, grant: Grant, now: number): Promise<void> {
  const pk = userPartition(sub);
  // below the account item, page by page towards the oldest
  for (let to = `${assessmentPrefix}~`; ; ) {
    const rows = await queryLast(pk, assessmentPrefix, to, pageSize);
    for (const row of rows) if (!isGone(row)) await keepRow(row as typeof row & { sk: string }, pk, grant, now);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    to = String(last.sk).slice(0, -1);
  }
}

async function keepRow(row: { sk: string }, pk: string, grant: Grant, now: number): Promise<void> {
  const { completedAt, keptUntil, expiresAt } = readAssessment(row);
  if (keptUntil !== null && keptUntil <= now) return;
  const limit = keepUntil(completedAt ?? expiresAt, grant);
  const wanted =
    grant.plan === 'free'
      ? Math.min(keptUntil ?? Number.POSITIVE_INFINITY, now + RESULT_DAYS * DAY_MS)
      : keptUntil === null || limit === null
        ? null
        : Math.max(keptUntil, limit);
  if (wanted === keptUntil) return;
  const { [tableShape.ttlAttribute]: ttl } = expiryAttribute(wanted);
  const { expression, names, values } = isReadable(now);
  try {
    await updateItem({ pk, sk: row.sk }, ttl ? 'SET #ttl = :ttl' : 'REMOVE #ttl', {
      expression,
      ...(names && { names }),
      values: { ...values, ...(ttl && { ':ttl': ttl }) },
    });
  } catch (error) {
    // deleted meanwhile
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
