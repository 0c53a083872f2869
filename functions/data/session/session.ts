/** The open assessment: started, answered, completed or abandoned. It is part of the account item until it ends. */
import type { Account } from '#functions/data/account/account.ts';
import { type Actor, changeAccount } from '#functions/data/account/change.ts';
import { usage } from '#functions/data/account/usage.ts';
import type { Session } from '#functions/data/assessment/assessment.ts';
import { type Assessment, openAssessment, storeAssessment } from '#functions/data/assessment/assessment.ts';
import { deleteArchived, erasure, findArchived, notFound, resultOf } from '#functions/data/history/assessments.ts';
import type { Idempotency } from '#functions/data/idempotency/record.ts';
import { reminderTask } from '#functions/data/reminder/task.ts';
import { dropResult, type StoredResult, storeResult, summaryOf } from '#functions/data/result/result.ts';
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

/** Why a closed assessment accepts no changes. */
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

/** Starts a session on the analysis reserved by the gate, or reserves one. An open session is abandoned by it. */
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
  /** the client's sequence number for this stage; without one, saves count in order of arrival */
  seq: number | undefined;
  /** validates the payload against the items of the session's variant; throws AppError BAD_INPUT */
  read(variant: Variant): Promise<{
    /** encoded answers */
    text: string;
    /** true and false set the mark, undefined keeps it */
    done: boolean | undefined;
  }>;
}

/**
 * Stores the answers of a stage and returns the stage's sequence number.
 * @throws AppError CONFLICT for an older `seq`, a stage whose predecessor is open, and a closed assessment
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
 * Completes the session: the whole result is stored first, then row, commit and end of session in one transaction.
 * Retries and concurrent calls get the one result that counts.
 * @param score computes the result from the stored answers; throws AppError CONFLICT when a stage is missing
 */
export function completeSession(
  actor: Actor,
  id: string,
  score: (session: Session, now: number) => Promise<StoredResult>,
): Promise<StoredResult> {
  const { user, now } = actor;
  /** the key of the result that an attempt of this call has stored */
  let tried: string | undefined;
  return changeAccount<StoredResult>(actor, async (account, stored) => {
    const { session } = account;
    if (session?.id !== id) {
      const ended = await findEnded(actor, stored, id);
      // another call has completed or deleted it first
      if (tried !== undefined && tried !== ended?.result?.key) await dropResult(user.sub, tried);
      if (!ended) throw notFound();
      if (ended.status !== 'completed') throw closed(ended);
      return { answer: await resultOf(actor, ended) };
    }
    const result = await score(session, now);
    const item = { ...storeResult(actor, result, account.subscribed), ...(tried !== undefined && { sk: tried }) };
    tried = item.sk;
    await putItem(item);
    const completed = {
      ...openAssessment(session, now),
      status: 'completed',
      committed: true,
      endedAt: now,
      result: summaryOf(item.sk, result),
    } as const;
    // the session ends and its unit stays used: that is the commit
    return {
      next: { ...account, session: null, completed: id },
      beside: [{ put: storeAssessment(user.sub, completed, account.subscribed) }, reminderTask(user.sub, now)],
      answer: result,
    };
  });
}

/**
 * Erases an assessment, open or closed, with its answers and result; false when there is none that can still be read.
 */
export const deleteAssessment = (actor: Actor, id: string): Promise<boolean> =>
  changeAccount<boolean>(actor, async (account, stored) => {
    if (stored.session?.id !== id) return { answer: await deleteArchived(actor, account.subscribed, id) };
    // its unit is returned unless it was committed
    const next = account.session?.id === id ? dropSession(account) : account;
    return { next, beside: await erasure(actor, id), answer: true };
  });

/**
 * A closed assessment of the caller.
 * @throws AppError NOT_FOUND for one the caller never had, or no longer has
 */
export async function requireEnded(actor: Actor, stored: Account, id: string): Promise<Assessment> {
  const ended = await findEnded(actor, stored, id);
  if (!ended) throw notFound();
  return ended;
}

const findEnded = async ({ user, now }: Actor, stored: Account, id: string): Promise<Assessment | null> =>
  stored.session?.id === id ? openAssessment(stored.session, now) : findArchived(user.sub, id, stored.subscribed, now);
