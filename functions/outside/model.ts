/** Amazon Bedrock: the only module that speaks to it. One request, one answer or one named failure, within its time. */

import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
  ConverseStreamCommand,
  type ConverseStreamCommandInput,
  type ConverseStreamOutput,
  type Message,
  type SystemContentBlock,
  type TokenUsage,
} from '@aws-sdk/client-bedrock-runtime';
import { clock } from './clock.ts';
import { env } from './env.ts';
import { unreached } from './outage.ts';
import { exercise } from './rights.ts';

/** A JSON schema, and what a model reads as its name. */
export interface AnswerForm {
  name: string;
  schema: object;
}

export interface ModelRequest {
  system: string[];
  messages: Message[];
  form: AnswerForm;
  maxTokens: number;
  timeoutMs: number;
}

/** The tokens that a request is charged for; null if the service does not report them. */
export type Charged = { inputTokens: number; outputTokens: number } | null;

export interface ModelAnswer {
  /** what was filled in, if it is JSON at all; nobody has looked at it yet */
  value: unknown;
  /** as the model said it, to be quoted when it is asked again */
  said: Message;
  stopReason: string;
  usage: Charged;
}

/**
 * - `rejected`: the request itself is at fault, or the right to it: the same again is refused again
 * - `busy`: nothing was done, later may do
 * - `late`: no answer within the time
 * - `broken`: the service or the way to it failed
 */
export type FailureKind = 'rejected' | 'busy' | 'late' | 'broken';

export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** false where it is certain that no model has begun to work */
  readonly mayBeCharged: boolean;
  constructor(kind: FailureKind, mayBeCharged: boolean, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no error object', { cause });
    this.name = 'ModelFailure';
    this.kind = kind;
    this.mayBeCharged = mayBeCharged;
  }
}

/** of silence on a connection; the time of a whole request is its own */
const SILENCE_MS = 25_000;

const client = new BedrockRuntimeClient({
  // trying again costs money, so it is decided by who holds the budget (functions/ai)
  maxAttempts: 1,
  requestHandler: { requestTimeout: SILENCE_MS, disableConcurrentStreams: true },
});

function connected(): BedrockRuntimeClient {
  exercise('model');
  client.config.systemClockOffset = clock.now() - Date.now();
  return client;
}

/** @throws ModelFailure */
export async function converse(request: ModelRequest): Promise<ModelAnswer> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const output = await connected().send(new ConverseCommand(inputOf(request)), { abortSignal: signal });
    return answerOf(output);
  } catch (error) {
    throw failureOf(error, signal.aborted);
  }
}

/** The events of a streamed answer; model-stream.ts reads them. */
export async function openStream(
  input: ConverseStreamCommandInput,
  abortSignal: AbortSignal,
): Promise<AsyncIterable<ConverseStreamOutput>> {
  const { stream } = await connected().send(new ConverseStreamCommand(input), { abortSignal });
  if (!stream) throw new Error('the service has begun no stream');
  return stream;
}

/** The most bytes that may be charged as input: everything that is sent. */
export const requestBytes = (request: Omit<ModelRequest, 'timeoutMs'>): number =>
  Buffer.byteLength(JSON.stringify(inputOf(request)));

/** Structured output where the model knows it, else a tool that it has to use: the form is the same. */
function inputOf({ system, messages, form, maxTokens }: Omit<ModelRequest, 'timeoutMs'>): ConverseCommandInput {
  const conversation = conversationOf({ system, messages, maxTokens });
  const { name, schema } = form;
  if (env.AI_OUTPUT === 'schema')
    return {
      ...conversation,
      outputConfig: {
        textFormat: { type: 'json_schema', structure: { jsonSchema: { name, schema: JSON.stringify(schema) } } },
      },
    };
  const toolSpec = { name, description: 'Takes the answer.', inputSchema: { json: schema as never } };
  return { ...conversation, toolConfig: { tools: [{ toolSpec }], toolChoice: { tool: { name } } } };
}

/** The part of a request that does not depend on the form of its answer. */
export const conversationOf = ({
  system,
  messages,
  maxTokens,
}: Pick<ModelRequest, 'system' | 'messages' | 'maxTokens'>) => ({
  modelId: env.AI_MODEL,
  system: system.map((text): SystemContentBlock => ({ text })),
  messages,
  inferenceConfig: { maxTokens, temperature: 0 },
});

/** Nothing but counts: what else the service says is taken for silence. */
export function usageOf(usage: Partial<TokenUsage> | undefined): Charged {
  const tokens = [usage?.inputTokens, usage?.outputTokens].map(Number);
  const isTold = tokens.every((count) => Number.isSafeInteger(count) && count >= 0);
  return isTold ? { inputTokens: tokens[0]!, outputTokens: tokens[1]! } : null;
}

function answerOf({ output, stopReason, usage }: ConverseCommandOutput): ModelAnswer {
  const said: Message = output?.message ?? { role: 'assistant', content: [] };
  return {
    value: filledIn(said.content ?? []),
    said,
    stopReason: String(stopReason),
    usage: usageOf(usage),
  };
}

function filledIn(content: ContentBlock[]): unknown {
  const used = content.find((block) => block.toolUse)?.toolUse;
  if (used) return used.input;
  const text = content.map((block) => block.text ?? '').join('');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const rejected = new Set([
  'ValidationException',
  'AccessDeniedException',
  'ResourceNotFoundException',
  'ConflictException',
  'UnrecognizedClientException',
  'InvalidSignatureException',
  'ExpiredTokenException',
]);
const busy = new Set(['ThrottlingException', 'ServiceQuotaExceededException', 'ModelNotReadyException']);

export function failureOf(error: unknown, isLate: boolean): ModelFailure {
  const { name = '', message = '' } = error as { name?: string; message?: string };
  if (rejected.has(name)) return new ModelFailure('rejected', false, error);
  if (busy.has(name)) return new ModelFailure('busy', false, error);
  if (isLate || name === 'TimeoutError' || name === 'ModelTimeoutException')
    return new ModelFailure('late', true, error);
  // over HTTP/2 the SDK has it in words only: "(caused by: connect ECONNREFUSED …)"
  return new ModelFailure('broken', !unreached.test(message), error);
}
