/** Amazon Bedrock's answer as it is written: text, chunk by chunk. */
import { type Charged, conversationOf, failureOf, type ModelRequest, openStream, usageOf } from './model.ts';

export interface StreamRequest extends Omit<ModelRequest, 'form'> {
  /** aborted when the caller stops listening */
  left?: AbortSignal;
}

interface StreamEnd {
  stopReason: string;
  usage: Charged;
}

/** The most bytes that can be charged as input: everything sent. */
export const streamRequestBytes = (request: Omit<StreamRequest, 'timeoutMs'>): number =>
  Buffer.byteLength(JSON.stringify(conversationOf(request)));

/**
 * The request ends when the caller stops listening.
 * @throws ModelFailure, also in mid-stream
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

/** The client's abort signal ends a request but not a stream that has begun: a silent one would stay open. */
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
    // a silent stream may never finish closing, so this is not awaited
    void Promise.resolve(events.return?.()).catch(() => undefined);
  }
}
