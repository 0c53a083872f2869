/** A local or remote server with OpenAI's chat completions API. */
import * as z from 'zod/mini';
import { type Answer, tokensIn } from './answer.ts';
import { fromCompletion, type Manner, stopReasonOf, toCompletion } from './chat-completions.ts';
import type { LlmConfig } from './config.ts';
import { ServiceError } from './errors.ts';
import { ended, started, textDelta } from './frames.ts';
import { type ConverseRequest, formOf } from './request.ts';

const LIST_MS = 5_000;
const modelList = z.object({ data: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const chunk = z.object({
  choices: z.array(
    z.object({ delta: z.object({ content: z.nullish(z.string()) }), finish_reason: z.nullish(z.string()) }),
  ),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
});

export function llmOf({ url, model, key }: LlmConfig) {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  let name = model;

  const modelName = async (): Promise<string> => {
    if (name) return name;
    const response = await fetch(`${url}/models`, { headers, signal: AbortSignal.timeout(LIST_MS) }).catch(unreachable);
    const list = modelList.safeParse(await response.json().catch(() => null));
    if (!list.success) throw new ServiceError('ModelNotReadyException', `${url}/models names no model.`);
    name = list.data.data[0]!.id;
    return name;
  };

  let takesForms = true;

  const send = async (request: ConverseRequest, manner: Manner, signal: AbortSignal): Promise<Response> => {
    const body = JSON.stringify(toCompletion(request, await modelName(), manner));
    return fetch(`${url}/chat/completions`, { method: 'POST', headers, body, signal }).catch(unreachable);
  };

  const post = async (request: ConverseRequest, stream: boolean, signal: AbortSignal): Promise<Response> => {
    let response = await send(request, { stream, takesForms }, signal);
    // llama-cpp-python does not support `json_schema`: the prompt contains the form as well
    if (takesForms && formOf(request) && [400, 422].includes(response.status)) {
      const without = await send(request, { stream, takesForms: false }, signal);
      takesForms = !without.ok;
      if (without.ok) response = without;
    }
    if (response.ok) return response;
    const why = (await response.text()).slice(0, 300);
    if (response.status === 429) throw new ServiceError('ThrottlingException', why);
    throw new ServiceError(response.status < 500 ? 'ValidationException' : 'ServiceUnavailableException', why);
  };

  return {
    async answer(request: ConverseRequest, signal: AbortSignal): Promise<Answer> {
      const response = await post(request, false, signal);
      return fromCompletion(await response.json().catch(() => null), request);
    },

    /** The frames of an answer as it arrives. */
    async *frames(request: ConverseRequest, signal: AbortSignal): AsyncGenerator<Uint8Array> {
      const response = await post(request, true, signal);
      let text = '';
      let finish: string | null | undefined;
      let usage: Answer['usage'] | undefined;
      yield started();
      for await (const data of eventsOf(response)) {
        const read = chunk.safeParse(data);
        if (!read.success)
          throw new ServiceError('ModelErrorException', 'The server sent something else than a chunk.');
        const [choice] = read.data.choices;
        if (choice?.delta.content) {
          text += choice.delta.content;
          yield textDelta(choice.delta.content);
        }
        finish = choice?.finish_reason ?? finish;
        const usageOf = read.data.usage;
        if (usageOf) usage = { inputTokens: usageOf.prompt_tokens, outputTokens: usageOf.completion_tokens };
      }
      yield* ended(stopReasonOf(finish), usage ?? { inputTokens: tokensIn(request), outputTokens: tokensIn(text) }, 1);
    },
  };
}

/** Server-sent events as JSON, until the end or `[DONE]`. */
async function* eventsOf(response: Response): AsyncGenerator<unknown> {
  let rest = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data:\s*(.*)$/.exec(line.trimEnd())?.[1];
      if (data === undefined) continue;
      if (data === '[DONE]') return;
      yield JSON.parse(data);
    }
  }
}

const unreachable = (error: unknown): never => {
  if ((error as Error).name === 'AbortError') throw error;
  throw new ServiceError('ServiceUnavailableException', `The model's server cannot be reached: ${String(error)}`);
};
