/** The open assessment: started, answered, finished or left. It lives in the account item until it ends. */
import type { Account } from '#functions/data/account/account.ts';
import { type Actor, changeAccount } from '#functions/data/account/change.ts';
import { usage } from '#functions/data/account/usage.ts';
import type { Session } from '#functions/data/assessment/assessment.ts';
import { type Assessment, openAssessment, storeAssessment } from '#functions/data/assessment/assessment.ts';
import { deleteArchived, erasure, findArchived, notFound, resultOf } from '#functions/data/history/assessments.ts';
import type { Idempotency } from '#functions/data/idempotency/record.ts';
import { reminderTask } from '#functions/data/reminder/task.ts';
import { type StoredResult, storeResult, summaryOf } from '#functions/data/result/result.ts';
import { putItem } from '#functions/outside/table.ts';
import { SESSION_HOURS } from '#shared/assessment/stages.ts';
import type { Variant } from '#shared/assessment/variants.ts';
import { AppError } from '#shared/lib/errors.ts';
import { newId } from '#shared/lib/ids.ts';
import { HOUR_MS } from '#shared/lib/time.ts';
import type { Usage } from '#shared/plans/gate-answer.ts';
import { dropSession, startSession as startUnit } from '#shared/plans/session-unit.ts';

const SESSION_MS = SESSION_HOURS * HOUR_MS;
const analyses = 'career_path_analyses';

/** Why an assessment that is over takes nothing more. */
export const closed = ({ status }: Pick<Assessment, 'status'>) =>
  new AppError(
    'CONFLICT',
    {
      completed: 'This assessment is completed.',
      expired: 'This assessment has expired. Please start a new one.',
      abandoned: 'This assessment was closed. Please start a new one.',
      in_progress: 'This assessment is still open.',
    }[status],
  );

export type Started = Usage & { session?: { id: string; expiresAt: number } };

/** Starts a session on the analysis the gate has reserved, or reserves one; a session that is open is left by it. */
export function startSession(actor: Actor, variant: Variant, idempotency?: Idempotency): Promise<Started> {
  const { now } = actor;
  const session: Session = {
    id: newId(actor.random16(), now),
    expiresAt: now + SESSION_MS,
    counted: true,
    committed: false,
    variant,
    answers: [null, null, null],
    seq: [0, 0, 0],
    done: [false, false, false],
  };
  const { id, expiresAt } = session;
  return changeAccount<Started>(
    actor,
    (account) => {
      const { ledger, denied } = startUnit(account, session);
      if (denied) return { answer: usage(account, analyses, { allowed: false, denied }) };
      const next: Account = { ...ledger, session: { ...session, counted: ledger.session!.counted } };
      return { next, answer: { ...usage(next, analyses), session: { id, expiresAt } } };
    },
    { idempotency },
  );
}

/** One save of a stage. */
interface StageSave {
  sessionId: string;
  stage: number;
  /** the client's counter for this stage; without one the order of arrival counts */
  seq: number | undefined;
  /** reads what was sent as the items of the session's variant demand; throws AppError BAD_INPUT */
  read(variant: Variant): Promise<{
    /** compact answers */
    text: string;
    /** true and false set the mark, undefined leaves it as it is */
    done: boolean | undefined;
  }>;
}

/**
 * Stores the answers of a stage and returns the stage's counter.
 * @throws AppError CONFLICT for an older `seq`, a stage whose predecessor is open, and an assessment that is over
 */
export function saveStage(actor: Actor, { sessionId, stage, seq: sent, read }: StageSave): Promise<number> {
  return changeAccount<number>(actor, async (account, stored) => {
    const session = account.session?.id === sessionId ? account.session : null;
    if (!session) throw closed(await requireEnded(actor, stored, sessionId));
    const { text, done } = await read(session.variant);
    const missing = session.done.slice(0, stage).indexOf(false);
    if (missing !== -1)
      throw new AppError('CONFLICT', `Stage ${missing} has to be completed first.`, { field: 'stage' });
    const last = session.seq[stage]!;
    const before = session.answers[stage]!;
    if (sent !== undefined && (sent < last || (sent === last && before !== null && before !== text)))
      throw new AppError('CONFLICT', `A newer save of this stage is stored already (seq ${last}).`, { field: 'seq' });
    const seq = sent ?? last + 1;
    const put = <T>(list: T[], value: T) => list.map((each, position) => (position === stage ? value : each));
    const next: Session = {
      ...session,
      answers: put(session.answers, text),
      seq: put(session.seq, seq),
      done: done === undefined ? session.done : put(session.done, done),
    };
    return { next: { ...account, session: next }, answer: seq };
  });
}

/**
 * Completes the session: its whole result is stored first, then row, commit and end in one transaction. Repeats and
 * racers get the one result that counts.
 * @param score from the stored answers; throws AppError CONFLICT when a stage is missing
 */
export function completeSession(
  actor: Actor,
  id: string,
  score: (session: Session, now: number) => Promise<StoredResult>,
): Promise<StoredResult> {
  const { user, now } = actor;
  return changeAccount<StoredResult>(actor, async (account, stored) => {
    const { session } = account;
    if (session?.id !== id) {
      const ended = await requireEnded(actor, stored, id);
      if (ended.status !== 'completed') throw closed(ended);
      return { answer: await resultOf(actor, ended) };
    }
    const result = await score(session, now);
    const item = storeResult(actor, result, account.subscribed);
    await putItem(item);
    const completed = {
      ...openAssessment(session, now),
      status: 'completed',
      committed: true,
      endedAt: now,
      result: summaryOf(item.sk, result),
    } as const;
    // the session goes and its unit stays used: that is the commit
    return {
      next: { ...account, session: null, completed: id },
      beside: [{ put: storeAssessment(user.sub, completed, account.subscribed) }, reminderTask(user.sub, now)],
      answer: result,
    };
  });
}

/** Erases an assessment, open or over, with its answers and result; false when there is none that may still be read. */
export const deleteAssessment = (actor: Actor, id: string): Promise<boolean> =>
  changeAccount<boolean>(actor, async (account, stored) => {
    if (stored.session?.id !== id) return { answer: await deleteArchived(actor, account.subscribed, id) };
    // its unit is free again, unless it was committed
    const next = account.session?.id === id ? dropSession(account) : account;
    return { next, beside: await erasure(actor, id), answer: true };
  });

/**
 * An assessment of the caller that takes nothing more.
 * @throws AppError NOT_FOUND for one that the caller never had, or has no longer
 */
export async function requireEnded({ user, now }: Actor, stored: Account, id: string): Promise<Assessment> {
  if (stored.session?.id === id) return openAssessment(stored.session, now);
  const archived = await findArchived(user.sub, id, stored.subscribed, now);
  if (!archived) throw notFound();
  return archived;
}
