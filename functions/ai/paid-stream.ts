/**
 * A streamed request to the model, paid like any other: its maximum cost is booked first and corrected once, when the
 * stream ends.
 */
import { ModelFailure } from '#functions/outside/model.ts';
import { converseStream, type StreamRequest, streamRequestBytes } from '#functions/outside/model-stream.ts';
import { begin, costOf, loggedSub, MAX_REQUEST_BYTES, settled, type Unanswered } from './paid-request.ts';
import type { Call } from './prompt.ts';

/** `cut`: ended by the token limit or a content filter */
type StreamOutcome = 'answered' | 'cut' | Unanswered;

const finished = new Set(['end_turn', 'stop_sequence']);

/** An abandoned or broken stream is charged in full, since what arrived does not tell what it cost. */
export async function* paidStream(request: StreamRequest, call: Call): AsyncGenerator<string, StreamOutcome, void> {
  const bytes = streamRequestBytes(request);
  if (bytes > MAX_REQUEST_BYTES) return 'too-long';
  const begun = await begin(bytes, request.maxTokens, call);
  if ('outcome' in begun) return begun.outcome;
  const { booking } = begun;
  const started = performance.now();
  let outcome: StreamOutcome | 'left' = 'left';
  let costMicros = booking.micros;
  try {
    const { stopReason, usage } = yield* converseStream(request);
    outcome = finished.has(stopReason) ? 'answered' : 'cut';
    if (usage) costMicros = costOf(usage);
    return outcome;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    call.log.error('model-failed', error);
    if (!error.mayBeCharged) costMicros = 0;
    outcome = error.kind;
    return outcome;
  } finally {
    const ms = Math.round(performance.now() - started);
    const budgetPercent = await settled(booking, costMicros, call.log);
    call.log.info('model-call', { sub: loggedSub(call.user), outcome, costMicros, budgetPercent, ms });
  }
}
