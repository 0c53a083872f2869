/** One request to the model, paid from the daily budget: its maximum cost is booked first and corrected afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Booking, book, bookActual } from '#functions/data/model-spend/day.ts';
import { countRequest } from '#functions/data/model-spend/person.ts';
import { env } from '#functions/outside/env.ts';
import {
  converse,
  type FailureKind,
  type ModelAnswer,
  ModelFailure,
  type ModelRequest,
  requestBytes,
} from '#functions/outside/model.ts';
import { random16 } from '#functions/outside/random.ts';
import type { Call } from './prompt.ts';

/** Larger requests are not sent: they would be slow and expensive. */
export const MAX_REQUEST_BYTES = 120_000;
/** Tokens a service adds to enforce the answer's schema. */
const ADDED_TOKENS = 1_000;
/** Time allowed for the table to book and to correct. If it takes longer, the booking stays at its maximum. */
const TABLE_MS = 1_500;

/**
 * `too-often`: this person's limit for today; `over-budget`: the day's budget is used up; `no-budget`: the table did
 * not answer in time.
 */
export type Unanswered = FailureKind | 'too-often' | 'over-budget' | 'no-budget' | 'too-long';
export type Paid = { outcome: 'answered'; answer: ModelAnswer } | { outcome: Unanswered };

/** @param timeLeft milliseconds for the request itself */
export async function paidRequest(
  request: Omit<ModelRequest, 'timeoutMs'>,
  timeLeft: () => number,
  { user, share, now, log }: Omit<Call, 'leftMs'>,
): Promise<Paid> {
  const bytes = requestBytes(request);
  if (bytes > MAX_REQUEST_BYTES) return { outcome: 'too-long' };
  const begun = await begin(bytes, request.maxTokens, { user, share, now, log });
  if ('outcome' in begun) return begun;
  const { booking } = begun;
  const started = performance.now();
  const report = async (outcome: Paid['outcome'], costMicros: number) => {
    const ms = Math.round(performance.now() - started);
    const budgetPercent = await settled(booking, costMicros, log);
    log.info('model-call', { sub: loggedSub(user), outcome, costMicros, budgetPercent, ms });
  };
  try {
    const answer = await converse({ ...request, timeoutMs: timeLeft() });
    await report('answered', answer.usage ? costOf(answer.usage) : booking.micros);
    return { outcome: 'answered', answer };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.error('model-failed', error);
    await report(error.kind, error.mayBeCharged ? booking.micros : 0);
    return { outcome: error.kind };
  }
}

/** Counts a request and books its maximum cost. A token is at least one byte. */
export async function begin(
  bytes: number,
  maxTokens: number,
  { user, share = 1, now, log }: Omit<Call, 'leftMs'>,
): Promise<{ booking: Booking } | { outcome: Unanswered }> {
  const counted = await inTime(countRequest(user.sub, now), log);
  if (counted !== true) return { outcome: counted ? 'no-budget' : 'too-often' };
  const most = costOf({ inputTokens: bytes + ADDED_TOKENS, outputTokens: maxTokens });
  const booking = await inTime(book(hexId(), most, now, share), log);
  if (booking === 'unreachable') return { outcome: 'no-budget' };
  if (booking) return { booking };
  log.info('model-call', { sub: loggedSub(user), outcome: 'over-budget', budgetPercent: Math.round(100 * share) });
  return { outcome: 'over-budget' };
}

/** The subject of a log line: a person, or all visitors as one. */
export const loggedSub = ({ sub, isVisitor }: Call['user']): string | undefined => (isVisitor ? undefined : sub);

const hexId = (): string => Buffer.from(random16()).toString('hex');

/**
 * Percent of the day's budget in use. If a booking cannot be corrected it stands: overcounting is safe, undercounting
 * is not.
 */
export async function settled(booking: Booking, costMicros: number, log: Call['log']): Promise<number | null> {
  const percent = await inTime(bookActual(booking, costMicros), log);
  return percent === 'unreachable' ? null : percent;
}

async function inTime<T>(work: Promise<T>, log: Call['log']): Promise<T | 'unreachable'> {
  const late = new AbortController();
  const end = sleep(TABLE_MS, 'unreachable' as const, { signal: late.signal }).catch(() => 'unreachable' as const);
  try {
    return await Promise.race([work, end]);
  } catch (error) {
    log.error('model-budget-unreachable', error);
    return 'unreachable';
  } finally {
    late.abort();
  }
}

/** In millionths of a dollar: dollars per million tokens are millionths per token. */
export const costOf = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): number =>
  Math.ceil(inputTokens * env.AI_INPUT_PRICE + outputTokens * env.AI_OUTPUT_PRICE);
