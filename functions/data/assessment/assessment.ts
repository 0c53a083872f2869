/** A closed assessment as a row: completed with the summary of its result, abandoned or expired. */
import { expiryAttribute } from '#functions/data/table/expiry.ts';
import { userPartition } from '#functions/data/table/user-partition.ts';
import type { Condition, Item, Key } from '#functions/outside/table.ts';
import type { AssessmentStatus } from '#shared/assessment/stages.ts';
import type { Variant } from '#shared/assessment/variants.ts';
import { timePart } from '#shared/lib/ids.ts';
import { DAY_MS } from '#shared/lib/time.ts';
import type { SessionUnit } from '#shared/plans/ledger.ts';
import { keptUntil, readableSince, type SubscribedTime } from '#shared/plans/retention.ts';

/** The open assessment: the content of its future row. */
export interface Session extends SessionUnit {
  variant: Variant;
  /** by stage: encoded answers (null: none yet), the client's sequence number, whether the stage is completed */
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
  /** whether its analysis is used up for good: completed, or committed before it was abandoned */
  committed: boolean;
  answers: (string | null)[];
  done: boolean[];
  createdAt: number;
  /** when the session expires or expired */
  expiresAt: number;
  /** when it was completed, abandoned or expired; null while open */
  endedAt: number | null;
  /** when it was taken from an export (D-94); null for one that was made here */
  importedAt: number | null;
  result: ResultSummary | null;
  /** the last moment it can be read, whether or not the row still exists; null: as long as the subscription lasts */
  keptUntil: number | null;
}

export const assessmentPrefix = 'A#';

/** The row's key derives from the id alone (docs/decisions/0003); null for a malformed id. */
export function assessmentKey(sub: string, id: string): Key | null {
  const time = timePart(id);
  return time === null ? null : { pk: userPartition(sub), sk: `${assessmentPrefix}${time}#${id.slice(0, 32)}` };
}

/** The id for the sort key of a row. */
export function assessmentIdOf(sk: string): string {
  const [, time, random] = sk.split('#') as [string, string, string];
  return `${random}-${time}`;
}

/** Milliseconds since the epoch; only for ids we have made. */
export const createdAt = (id: string): number => Number.parseInt(timePart(id)!, 36);

/** How much longer a row is stored than it can be read, so that a plan bought at the last moment still finds it. */
const MARGIN_MS = 7 * DAY_MS;

/** TTL of an assessment and its result. Whether it can still be read is decided by the clock. */
export function storedUntil(subscribed: SubscribedTime | null, endedAt: number): Record<string, number> {
  const kept = keptUntil(subscribed, endedAt);
  return expiryAttribute(kept === null ? null : kept + MARGIN_MS);
}

/** Holds for a row that exists and was not deleted. */
export const isStored: Condition = { expression: 'attribute_exists(pk) AND attribute_not_exists(deleted)' };

/** The same, for a row that may still be read. */
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
  importedAt?: number;
  result?: ResultSummary;
}

export function storeAssessment(
  sub: string,
  assessment: Omit<Assessment, 'endedAt'> & { endedAt: number },
  subscribed: SubscribedTime | null,
): Item & Key {
  const { status, variant, committed, answers, done, expiresAt, endedAt, importedAt, result } = assessment;
  const stored: StoredAssessment = {
    status,
    variant,
    committed,
    answers,
    done,
    expiresAt,
    endedAt,
    ...(importedAt !== null && { importedAt }),
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
    importedAt: stored.importedAt ?? null,
    result: stored.result ?? null,
    keptUntil: keptUntil(subscribed, stored.endedAt),
  };
}

/** The open session in the same shape. Past its expiry it reads as expired even before anything is written. */
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
  importedAt: null,
  result: null,
  keptUntil: null,
});

/** The row of a session that ends without a result. */
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
 * Marks a deleted assessment for a day, so that a repeated delete gets the same answer. Answers and result are already
 * gone.
 */
export const tombstone = (key: Key, now: number): Item & Key => ({
  ...key,
  deleted: true,
  ...expiryAttribute(now + DAY_MS),
});
export const isDeleted = (item: Item): boolean => item.deleted === true;

/** The current stage: the first that is not completed. */
export const stageReached = ({ done }: Pick<Assessment, 'done'>): number => {
  const first = done.indexOf(false);
  return first === -1 ? done.length - 1 : first;
};

/** A result's id is derived from its assessment's; calls accept either (D-13). */
const resultMark = 'r-';
export const resultId = (assessmentId: string): string => `${resultMark}${assessmentId}`;
export const assessmentId = (either: string): string =>
  either.startsWith(resultMark) ? either.slice(resultMark.length) : either;
