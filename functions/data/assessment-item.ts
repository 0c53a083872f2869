/** An assessment that is over, as a row: completed with its result, abandoned or expired. Codes and numbers only. */
import type { Condition, Item, Key } from '#functions/outside/table.ts';
import { type AssessmentStatus, RESULT_DAYS, type Variant, variants } from '#shared/assessment/stages.ts';
import { timePart } from '#shared/lib/ids.ts';
import { isSubscribed } from '#shared/plans/catalogue.ts';
import type { Ledger } from '#shared/plans/ledger.ts';
import { type Session, userPartition } from './account-item.ts';
import type { StoredResult } from './stored-result.ts';
import { tableShape } from './table-shape.ts';

const DAY_MS = 86_400_000;

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
  completedAt: number | null;
  result: StoredResult | null;
  /** from then on nobody can read it, whatever still lies on disk; null: as long as the account stays subscribed */
  keptUntil: number | null;
}

export const assessmentPrefix = 'A#';

/** The row's key follows from the id alone (docs/decisions/0003); null for an id that is none of ours. */
export function assessmentKey(sub: string, id: string): Key | null {
  const time = timePart(id);
  return time === null ? null : { pk: userPartition(sub), sk: `${assessmentPrefix}${time}#${id.slice(0, 32)}` };
}

/** Milliseconds since the epoch; only for ids of our own making. */
export const createdAt = (id: string): number => Number.parseInt(timePart(id)!, 36);

/** Free: 30 days; subscribers: as long as the subscription lasts, plus 30 days (D-79). */
export function keepUntil(from: number, { plan, paidUntil }: Pick<Ledger, 'plan' | 'paidUntil'>): number | null {
  if (isSubscribed(plan) && paidUntil === null) return null;
  return Math.max(from, paidUntil ?? 0) + RESULT_DAYS * DAY_MS;
}

/** The rule and its backstop are one attribute, in epoch seconds: without it a row has no end. */
export const expiryAttribute = (keptUntil: number | null): Record<string, number> =>
  keptUntil === null ? {} : { [tableShape.ttlAttribute]: Math.ceil(keptUntil / 1000) };

/** Holds for a row that is there, was not deleted and may still be read. */
export const isReadable = (now: number): Condition => ({
  expression: 'attribute_exists(pk) AND attribute_not_exists(gone) AND (attribute_not_exists(#ttl) OR #ttl > :seconds)',
  names: { '#ttl': tableShape.ttlAttribute },
  values: { ':seconds': Math.floor(now / 1000) },
});

const variantCode: Record<Variant, string> = { 'gold-standard-v1': 'g' };
const variantOf = (code: string) => variants.find((variant) => variantCode[variant] === code)!;

const statusCode = { completed: 'c', abandoned: 'a', expired: 'e', in_progress: 'p' } as const;
type StatusCode = (typeof statusCode)[AssessmentStatus];
const statuses = Object.fromEntries(Object.entries(statusCode).map(([status, code]) => [code, status])) as Record<
  StatusCode,
  AssessmentStatus
>;

interface StoredAssessment {
  st: StatusCode;
  t: string;
  x: number;
  z?: number;
  r?: StoredResult;
  /** committed without a result */
  u?: true;
  /** answers by stage, and the completed stages as bits */
  a: (string | null)[];
  d: number;
}

export function storeAssessment(sub: string, assessment: Assessment): Item & Key {
  const stored: StoredAssessment = {
    st: statusCode[assessment.status],
    t: variantCode[assessment.variant],
    x: assessment.expiresAt,
    a: assessment.answers,
    d: assessment.done.reduce((bits, done, stage) => bits | (Number(done) << stage), 0),
    ...(assessment.completedAt !== null && { z: assessment.completedAt }),
    ...(assessment.result && { r: assessment.result }),
    ...(assessment.committed && assessment.status !== 'completed' && { u: true }),
  };
  return { ...assessmentKey(sub, assessment.id)!, ...stored, ...expiryAttribute(assessment.keptUntil) };
}

export function readAssessment(item: Item): Assessment {
  const stored = item as unknown as StoredAssessment & Key;
  const [, time, random] = stored.sk.split('#') as [string, string, string];
  const id = `${random}-${time}`;
  return {
    id,
    variant: variantOf(stored.t),
    status: statuses[stored.st],
    committed: stored.u === true || statuses[stored.st] === 'completed',
    answers: stored.a,
    done: stored.a.map((_, stage) => ((stored.d >> stage) & 1) === 1),
    createdAt: createdAt(id),
    expiresAt: stored.x,
    completedAt: stored.z ?? null,
    result: stored.r ?? null,
    keptUntil: typeof item[tableShape.ttlAttribute] === 'number' ? Number(item[tableShape.ttlAttribute]) * 1000 : null,
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
  completedAt: null,
  result: null,
  keptUntil: null,
});

/** The row a session becomes that ends without a result. */
export function archivedSession(sub: string, session: Session, now: number, ledger: Ledger): Item & Key {
  const ended = session.expiresAt <= now ? 'expired' : 'abandoned';
  return storeAssessment(sub, {
    ...openAssessment(session, now),
    status: ended,
    keptUntil: keepUntil(Math.min(now, session.expiresAt), ledger),
  });
}

/**
 * What stays of a deleted assessment for a day: the fact, so that a repeated delete is answered like the first. The
 * answers and the result are gone with the first.
 */
export const tombstone = (key: Key, now: number): Item & Key => ({
  ...key,
  gone: true,
  ...expiryAttribute(now + DAY_MS),
});
export const isGone = (item: Item): boolean => item.gone === true;

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
