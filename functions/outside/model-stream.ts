/** Amazon Bedrock's answer while it is being written: text, piece by piece. */
import { ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { env } from './env.ts';
import { connected, failureOf, type ModelRequest, systemOf, usageOf } from './model.ts';

export type StreamRequest = Omit<ModelRequest, 'form'>;

export interface StreamEnd {
  stopReason: string;
  /** null where the service does not say what it charges */
  usage: { inputTokens: number; outputTokens: number } | null;
}

const inputOf = ({ system, messages, maxTokens }: Omit<StreamRequest, 'timeoutMs'>) => ({
  modelId: env.AI_MODEL,
  system: systemOf(system),
  messages,
  inferenceConfig: { maxTokens, temperature: 0 },
});

/** The most bytes that may be charged as input: everything that is sent. */
export const streamRequestBytes = (request: Omit<StreamRequest, 'timeoutMs'>): number =>
  Buffer.byteLength(JSON.stringify(inputOf(request)));

/**
 * Whoever stops listening ends the request.
 * @throws ModelFailure, also in the middle
 */
export async function* converseStream(request: StreamRequest): AsyncGenerator<string, StreamEnd, void> {
  const left = new AbortController();
  const signal = AbortSignal.any([left.signal, AbortSignal.timeout(request.timeoutMs)]);
  let stopReason = '';
  let usage: StreamEnd['usage'] = null;
  try {
    const { stream = [] } = await connected().send(new ConverseStreamCommand(inputOf(request)), {
      abortSignal: signal,
    });
    for await (const event of stream) {
      if (signal.aborted) throw signal.reason;
      if (event.contentBlockDelta?.delta?.text) yield event.contentBlockDelta.delta.text;
      if (event.messageStop) stopReason = String(event.messageStop.stopReason);
      if (event.metadata) usage = usageOf(event.metadata.usage);
    }
  } catch (error) {
    throw failureOf(error, signal.aborted);
  } finally {
    left.abort();
  }
  return { stopReason, usage };
}
