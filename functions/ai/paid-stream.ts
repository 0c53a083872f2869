/** A streamed request to the model, paid as any other: booked at its most before, corrected once, when its stream has ended. */
import { ModelFailure } from '#functions/outside/model.ts';
import { converseStream, type StreamRequest, streamRequestBytes } from '#functions/outside/model-stream.ts';
import { begin, costOf, loggedSub, MAX_REQUEST_BYTES, settled, type Unanswered } from './paid-request.ts';
import type { Call } from './prompt.ts';

/** `cut`: the limit of tokens, or a filter, has ended it */
type StreamOutcome = 'answered' | 'cut' | Unanswered;

const finished = new Set(['end_turn', 'stop_sequence']);

/** A stream that nobody listens to any more is charged in full, and so is one that broke: what came of it says nothing. */
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
