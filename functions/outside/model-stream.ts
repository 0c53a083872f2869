/** Amazon Bedrock's answer while it is being written: text, piece by piece. */
import { type Charged, conversationOf, failureOf, type ModelRequest, openStream, usageOf } from './model.ts';

export interface StreamRequest extends Omit<ModelRequest, 'form'> {
  /** whoever asked does not listen any more */
  left?: AbortSignal;
}

interface StreamEnd {
  stopReason: string;
  usage: Charged;
}

/** The most bytes that may be charged as input: everything that is sent. */
export const streamRequestBytes = (request: Omit<StreamRequest, 'timeoutMs'>): number =>
  Buffer.byteLength(JSON.stringify(conversationOf(request)));

/**
 * Whoever stops listening ends the request.
 * @throws ModelFailure, also in the middle
 */
export async function* converseStream(request: StreamRequest): AsyncGenerator<string, StreamEnd, void> {
  const ended = new AbortController();
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = AbortSignal.any([ended.signal, timeout, ...(request.left ? [request.left] : [])]);
  let stopReason = '';
  let usage: Charged = null;
  try {
    const stream = await openStream(conversationOf(request), signal);
    for await (const event of until(signal, stream)) {
      if (event.contentBlockDelta?.delta?.text) yield event.contentBlockDelta.delta.text;
      if (event.messageStop) stopReason = String(event.messageStop.stopReason);
      if (event.metadata) usage = usageOf(event.metadata.usage);
    }
  } catch (error) {
    throw failureOf(error, signal.aborted);
  } finally {
    ended.abort();
  }
  return { stopReason, usage };
}

/** The client's signal ends a request, and not the stream that has begun to answer it: silence would last as long as it likes. */
async function* until<Event>(signal: AbortSignal, stream: AsyncIterable<Event>) {
  const events = stream[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => undefined);
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await Promise.race([events.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // what is silent does not end either: nobody waits for it
    void Promise.resolve(events.return?.()).catch(() => undefined);
  }
}
