/**
 * Amazon Bedrock: the only module that uses it. One request, one answer or one named failure, within its time limit.
 */

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

/** A JSON schema, and the name under which the model sees it. */
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

/** The tokens a request is charged for; null if the service does not report them. */
export type Charged = { inputTokens: number; outputTokens: number } | null;

export interface ModelAnswer {
  /** the parsed JSON, not validated yet; undefined if it is not JSON */
  value: unknown;
  /** the model's message, quoted when it is asked again */
  said: Message;
  stopReason: string;
  usage: Charged;
}

/**
 * - `rejected`: the request or our right to it is at fault; repeating it fails again
 * - `busy`: nothing was done; a later try may succeed
 * - `late`: no answer in time
 * - `broken`: the service or the connection failed
 */
export type FailureKind = 'rejected' | 'busy' | 'late' | 'broken';

export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** false when it is certain that no model has started work */
  readonly mayBeCharged: boolean;
  constructor(kind: FailureKind, mayBeCharged: boolean, cause: unknown) {
    super(cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no error object', { cause });
    this.name = 'ModelFailure';
    this.kind = kind;
    this.mayBeCharged = mayBeCharged;
  }
}

/** silence on a connection; each request has its own total time */
const SILENCE_MS = 25_000;

const client = new BedrockRuntimeClient({
  // a retry costs money, so the owner of the budget decides it (functions/ai)
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

/** The most bytes that can be charged as input: everything sent. */
export const requestBytes = (request: Omit<ModelRequest, 'timeoutMs'>): number =>
  Buffer.byteLength(JSON.stringify(inputOf(request)));

/** Structured output if the model supports it, else a required tool; the schema is the same. */
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

/** The part of a request that does not depend on its answer's schema. */
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

/** Reads the token counts and ignores everything else the service reports. */
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
  // over HTTP/2 the SDK reports it only in the message: "(caused by: connect ECONNREFUSED …)"
  return new ModelFailure('broken', !unreached.test(message), error);
}
