/**
 * What is stored of a learning plan: completed steps and the chosen frame and way, one row per occupation. The plan
 * itself is solved again from the current answers, so it is not stored.
 */
import { expiryAttribute, expiryOf, expirySeconds, isAbsent, isExpired } from '#functions/data/table/expiry.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import {
  ConditionFailed,
  getItem,
  type Item,
  type Key,
  putItem,
  queryLast,
  updateItem,
  wasWritten,
} from '#functions/outside/table.ts';
import { MAX_DONE, type PlanProgress } from '#shared/guidance/contract.ts';
import { AppError } from '#shared/lib/errors.ts';
import { DAY_MS } from '#shared/lib/time.ts';

interface Owner {
  user: { sub: string };
  now: number;
}

/** A plan's progress expires two years after its last change. */
const KEPT_MS = 730 * DAY_MS;

export const planPrefix = 'PLAN#';
const keyOf = (sub: string, code: string): Key => ({ pk: userPartition(sub), sk: `${planPrefix}${code}` });

export const readProgress = (item: Item | undefined): PlanProgress => ({
  done: [...((item?.done as Set<string> | undefined) ?? [])].sort(),
  frame: (item?.frame as PlanProgress['frame']) ?? null,
  way: (item?.way as PlanProgress['way']) ?? null,
});

export async function loadProgress({ user, now }: Owner, code: string): Promise<PlanProgress> {
  const item = await getItem(keyOf(user.sub, code), { consistent: true });
  return readProgress(item && !isExpired(item, now) ? item : undefined);
}

interface ProgressChange {
  step?: { id: string; done: boolean } | undefined;
  frame?: PlanProgress['frame'] | undefined;
  way?: PlanProgress['way'] | undefined;
}

/**
 * One conditional write that adds a step to a set or removes it, so that two devices never undo each other.
 * @throws AppError CONFLICT when more steps are done than a plan can have
 */
export async function saveProgress({ user, now }: Owner, code: string, change: ProgressChange): Promise<PlanProgress> {
  const { step } = change;
  const names: Record<string, string> = { '#expiry': tableShape.ttlAttribute, '#done': 'done' };
  const values: Record<string, unknown> = {
    ':expiry': expirySeconds(now + KEPT_MS),
    ':most': MAX_DONE,
  };
  const [sets, removes] = [['#expiry = :expiry'], [] as string[]];
  for (const part of ['frame', 'way'] as const) {
    if (change[part] === undefined) continue;
    names[`#${part}`] = part;
    if (change[part] === null) removes.push(`#${part}`);
    else {
      values[`:${part}`] = change[part];
      sets.push(`#${part} = :${part}`);
    }
  }
  const parts = [`SET ${sets.join(', ')}`, removes.length > 0 && `REMOVE ${removes.join(', ')}`];
  if (step) {
    values[':step'] = new Set([step.id]);
    parts.push(`${step.done ? 'ADD' : 'DELETE'} #done :step`);
  }
  try {
    const item = await updateItem(keyOf(user.sub, code), parts.filter(Boolean).join(' '), {
      expression: `attribute_not_exists(#done) OR size(#done) ${step?.done ? '<' : '<='} :most`,
      names,
      values,
    });
    return readProgress(item);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('CONFLICT', 'More steps are done than a plan can have.', { field: 'step' });
  }
}

/** An upper limit that no real use reaches. */
const MAX_PLANS = 200;

/** The plans with stored progress, most recently changed first. */
export async function listProgress({ user, now }: Owner): Promise<{ code: string; done: number; touchedAt: number }[]> {
  const items = await queryLast(userPartition(user.sub), planPrefix, `${planPrefix}~`, MAX_PLANS);
  return items
    .filter((item) => !isExpired(item, now))
    .map((item) => ({
      code: String(item.sk).slice(planPrefix.length),
      done: readProgress(item).done.length,
      touchedAt: expiryOf(item)! - KEPT_MS,
    }))
    .sort((a, b) => b.touchedAt - a.touchedAt);
}

/** Restores earlier progress; false if some is stored already, which stays. */
export function restoreProgress(
  { user, now }: Owner,
  code: string,
  { done, frame, way }: PlanProgress,
  expiresAt: number,
): Promise<boolean> {
  const item = {
    ...keyOf(user.sub, code),
    ...(done.length > 0 && { done: new Set(done) }),
    ...(frame && { frame }),
    ...(way && { way }),
    ...expiryAttribute(expiresAt),
  };
  return wasWritten(putItem(item, isAbsent(now)));
}
