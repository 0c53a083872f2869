/** Which results of a person are about to be deleted, and when to check again. */
import { loadAccount } from '#functions/data/account/change.ts';
import { unlessErased } from '#functions/data/account/erased.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { isDeleted, readAssessment } from '#functions/data/assessment/assessment.ts';
import { assessmentRows } from '#functions/data/assessment/rows.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import { LOOK_DAYS, REMINDER_DAYS, readableSince, type SubscribedTime } from '#shared/plans/retention.ts';

/** One email also covers results that would otherwise need their own a few days later. */
const TOGETHER_MS = 3 * DAY_MS;
/** Most results of a person read in one pass: more than anybody makes while results are kept. */
const MAX_ROWS = 1000;

export interface LeavingResult {
  id: string;
  endedAt: number;
  keptUntil: number;
  /** O*NET-SOC codes, best first */
  occupations: string[];
}

interface Leaving {
  /** those to announce now, earliest deletion first; empty when it is too early or all are announced */
  results: LeavingResult[];
  /** milliseconds since the epoch; null: this person never needs checking again */
  lookAt: number | null;
}

/** @param told everything kept no longer than this has been announced */
export async function resultsLeaving(sub: string, told: number, now: number): Promise<Leaving> {
  const subscribed = await subscribedTimeOf(sub, now);
  if (subscribed === undefined) return { results: [], lookAt: null };
  const latest = now + LOOK_DAYS * DAY_MS;
  const untold: LeavingResult[] = [];
  let kept = 0;
  let rows = 0;
  for await (const row of assessmentRows(sub)) {
    rows += 1;
    if (rows > MAX_ROWS) break;
    if (isDeleted(row)) continue;
    const { id, endedAt, keptUntil, result } = readAssessment(row, subscribed);
    if (!result || endedAt! <= readableSince(subscribed, now)) continue;
    kept += 1;
    if (keptUntil === null || keptUntil <= told) continue;
    untold.push({ id, endedAt: endedAt!, keptUntil, occupations: result.roles.map(({ code }) => code) });
  }
  untold.sort((a, b) => a.keptUntil - b.keptUntil || a.endedAt - b.endedAt);
  const first = untold[0];
  const isTime = first !== undefined && first.keptUntil - REMINDER_DAYS * DAY_MS <= now;
  const horizon = now + REMINDER_DAYS * DAY_MS + TOGETHER_MS;
  const results = isTime ? untold.filter(({ keptUntil }) => keptUntil <= horizon) : [];
  const next = untold[results.length];
  const nextAt = next ? next.keptUntil - REMINDER_DAYS * DAY_MS : latest;
  return { results, lookAt: kept === 0 ? null : Math.min(nextAt, latest) };
}

/** Undefined for somebody who is being erased. */
const subscribedTimeOf = async (sub: string, now: number): Promise<SubscribedTime | null | undefined> =>
  (await unlessErased(loadAccount(systemActor(sub, now)), undefined))?.subscribed;
