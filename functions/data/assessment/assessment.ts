/** An assessment that is over, as a row: completed with the summary of its result, abandoned or expired. */
import { expiryAttribute } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import type { Condition, Item, Key } from '#functions/outside/table.ts';
import type { AssessmentStatus } from '#shared/assessment/stages.ts';
import type { Variant } from '#shared/assessment/variants.ts';
import { timePart } from '#shared/lib/ids.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import type { SessionUnit } from '#shared/plans/ledger.ts';
import { keptUntil, readableSince, type SubscribedTime } from '#shared/plans/retention.ts';

/** The open assessment: what its archived row will hold, before it is one. */
export interface Session extends SessionUnit {
  variant: Variant;
  /** by stage: compact answers (null: none yet), the client's counter, whether the stage was completed */
  answers: (string | null)[];
  seq: number[];
  done: boolean[];
}

/** The history's summary of a result. Titles and wages are joined when it is read. */
export interface ResultSummary {
  /** the sort key of the whole result (functions/data/result/result.ts) */
  key: string;
  scores: { final: number; fit: number; opportunity: number; feasibility: number };
  /** best first, O*NET-SOC codes */
  roles: { code: string; score: number }[];
  /** best first */
  clusters: { name: string; score: number }[];
}

export interface Assessment {
  id: string;
  variant: Variant;
  status: AssessmentStatus;
  /** whether its analysis is used up for good: completed, or committed before it was left */
  committed: boolean;
  answers: (string | null)[];
  done: boolean[];
  createdAt: number;
  /** when the session runs or ran out */
  expiresAt: number;
  /** when it was completed, left or ran out; null while it is open */
  endedAt: number | null;
  result: ResultSummary | null;
  /** from then on nobody can read it, whatever still lies on disk; null: as long as the account stays subscribed */
  keptUntil: number | null;
}

export const assessmentPrefix = 'A#';

/** The row's key follows from the id alone (docs/decisions/0003); null for an id that is none of ours. */
export function assessmentKey(sub: string, id: string): Key | null {
  const time = timePart(id);
  return time === null ? null : { pk: userPartition(sub), sk: `${assessmentPrefix}${time}#${id.slice(0, 32)}` };
}

/** The way back from the sort key of a row. */
export function assessmentIdOf(sk: string): string {
  const [, time, random] = sk.split('#') as [string, string, string];
  return `${random}-${time}`;
}

/** Milliseconds since the epoch; only for ids of our own making. */
export const createdAt = (id: string): number => Number.parseInt(timePart(id)!, 36);

/** How much longer a row is stored than it can be read, so that a plan bought at the last moment still finds it. */
const MARGIN_MS = 7 * DAY_MS;

/** The table's own expiry of an assessment and its result. Whether it can be read is decided against the clock. */
export function storedUntil(subscribed: SubscribedTime | null, endedAt: number): Record<string, number> {
  const kept = keptUntil(subscribed, endedAt);
  return expiryAttribute(kept === null ? null : kept + MARGIN_MS);
}

/** Holds for a row that is there, was not deleted and may still be read. */
export const isReadable = (subscribed: SubscribedTime | null, now: number): Condition => ({
  expression: 'attribute_not_exists(deleted) AND endedAt > :since',
  values: { ':since': readableSince(subscribed, now) },
});

interface StoredAssessment {
  status: AssessmentStatus;
  variant: Variant;
  committed: boolean;
  answers: (string | null)[];
  done: boolean[];
  expiresAt: number;
  endedAt: number;
  result?: ResultSummary;
}

export function storeAssessment(
  sub: string,
  assessment: Omit<Assessment, 'endedAt'> & { endedAt: number },
  subscribed: SubscribedTime | null,
): Item & Key {
  const { status, variant, committed, answers, done, expiresAt, endedAt, result } = assessment;
  const stored: StoredAssessment = {
    status,
    variant,
    committed,
    answers,
    done,
    expiresAt,
    endedAt,
    ...(result && { result }),
  };
  return { ...assessmentKey(sub, assessment.id)!, ...stored, ...storedUntil(subscribed, endedAt) };
}

export function readAssessment(item: Item, subscribed: SubscribedTime | null): Assessment {
  const { sk, ...stored } = item as unknown as StoredAssessment & Key;
  const id = assessmentIdOf(sk);
  return {
    id,
    variant: stored.variant,
    status: stored.status,
    committed: stored.committed,
    answers: stored.answers,
    done: stored.done,
    createdAt: createdAt(id),
    expiresAt: stored.expiresAt,
    endedAt: stored.endedAt,
    result: stored.result ?? null,
    keptUntil: keptUntil(subscribed, stored.endedAt),
  };
}

/** The open session in the same form; past its expiry it reads as expired before anything has been written. */
export const openAssessment = (session: Session, now: number): Assessment => ({
  id: session.id,
  variant: session.variant,
  status: session.expiresAt <= now ? 'expired' : 'in_progress',
  committed: session.committed,
  answers: session.answers,
  done: session.done,
  createdAt: createdAt(session.id),
  expiresAt: session.expiresAt,
  endedAt: null,
  result: null,
  keptUntil: null,
});

/** The row a session becomes that ends without a result. */
export function archivedSession(
  sub: string,
  session: Session,
  now: number,
  subscribed: SubscribedTime | null,
): Item & Key {
  const status = session.expiresAt <= now ? 'expired' : 'abandoned';
  const ended = { ...openAssessment(session, now), status, endedAt: Math.min(now, session.expiresAt) } as const;
  return storeAssessment(sub, ended, subscribed);
}

/**
 * What stays of a deleted assessment for a day: the fact, so that a repeated delete is answered like the first. The
 * answers and the result are gone with the first.
 */
export const tombstone = (key: Key, now: number): Item & Key => ({
  ...key,
  deleted: true,
  ...expiryAttribute(now + DAY_MS),
});
export const isDeleted = (item: Item): boolean => item.deleted === true;

/** The stage a person stands in: the first that is not completed. */
export const stageReached = ({ done }: Pick<Assessment, 'done'>): number => {
  const first = done.indexOf(false);
  return first === -1 ? done.length - 1 : first;
};

/** A result is known by an id of its own that names its assessment; calls take either (D-13). */
const resultMark = 'r-';
export const resultId = (assessmentId: string): string => `${resultMark}${assessmentId}`;
export const assessmentId = (either: string): string =>
  either.startsWith(resultMark) ? either.slice(resultMark.length) : either;
