/**
 * Converts Converse to OpenAI's chat completions, and back. A form to fill in becomes a `response_format`, which every
 * local server understands (Ollama has no `tool_choice`); optional tools become `tools`.
 */
import * as z from 'zod/mini';
import { type Answer, type Content, tokensIn } from './answer.ts';
import { ServiceError } from './errors.ts';
import { type ConverseRequest, type Form, formOf, type Message } from './request.ts';

export interface Manner {
  stream: boolean;
  /** whether the server supports `response_format` */
  takesForms: boolean;
}

export function toCompletion(request: ConverseRequest, model: string, manner: Manner): Record<string, unknown> {
  const { messages, inferenceConfig, toolConfig } = request;
  const { stream, takesForms } = manner;
  const form = formOf(request);
  const system = [...request.system.map(({ text }) => text), ...(form ? [inWords(form)] : [])];
  const { maxTokens, temperature } = inferenceConfig;
  return {
    model,
    messages: [
      ...(system.length > 0 ? [{ role: 'system', content: system.join('\n\n') }] : []),
      ...messages.flatMap((message) => translated(message, form !== null)),
    ],
    ...(maxTokens !== undefined && { max_tokens: maxTokens }),
    ...(temperature !== undefined && { temperature }),
    ...(form &&
      takesForms && {
        response_format: { type: 'json_schema', json_schema: { name: form.name, schema: form.schema, strict: true } },
      }),
    ...(toolConfig &&
      !form && {
        tools: toolConfig.tools.map(({ toolSpec: { name, description, inputSchema } }) => ({
          type: 'function',
          function: { name, ...(description && { description }), parameters: inputSchema.json },
        })),
      }),
    ...(stream && { stream: true, stream_options: { include_usage: true } }),
  };
}

/** For servers that accept a form but do not enforce it, or do not show it to their model. */
const inWords = ({ schema }: Form): string =>
  `The answer is one JSON object that fits this JSON schema, and nothing else:\n${JSON.stringify(schema)}`;

/** @param isForm earlier tool inputs are then quoted as text, since the request declares no tools */
function translated({ role, content }: Message, isForm: boolean): Record<string, unknown>[] {
  const texts = content.flatMap((part) => {
    if ('text' in part) return [part.text];
    if (!isForm) return [];
    return 'toolUse' in part ? [JSON.stringify(part.toolUse.input)] : [resultText(part.toolResult)];
  });
  const text = texts.join('\n\n');
  if (isForm) return [{ role, content: text }];
  const calls = content.flatMap((part) =>
    'toolUse' in part
      ? [
          {
            id: part.toolUse.toolUseId,
            type: 'function',
            function: { name: part.toolUse.name, arguments: JSON.stringify(part.toolUse.input) },
          },
        ]
      : [],
  );
  const results = content.flatMap((part) =>
    'toolResult' in part
      ? [{ role: 'tool', tool_call_id: part.toolResult.toolUseId, content: resultText(part.toolResult) }]
      : [],
  );
  const said =
    text || calls.length > 0 ? [{ role, content: text, ...(calls.length > 0 && { tool_calls: calls }) }] : [];
  return [...results, ...said];
}

type ToolResult = Extract<Message['content'][number], { toolResult: unknown }>['toolResult'];
const resultText = ({ content }: ToolResult): string =>
  content.map((part) => ('text' in part ? part.text : JSON.stringify(part.json))).join('\n');

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.nullish(z.string()),
          tool_calls: z.nullish(
            z.array(z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })),
          ),
        }),
        finish_reason: z.nullish(z.string()),
      }),
    )
    .check(z.minLength(1)),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
});

const stopReasons: Record<string, string> = {
  length: 'max_tokens',
  tool_calls: 'tool_use',
  content_filter: 'content_filtered',
};
export const stopReasonOf = (finish: string | null | undefined): string => stopReasons[finish ?? ''] ?? 'end_turn';

/** @throws ServiceError ModelErrorException if it is not a chat completion */
export function fromCompletion(body: unknown, request: ConverseRequest): Answer {
  const read = completion.safeParse(body);
  if (!read.success) throw new ServiceError('ModelErrorException', 'The server did not answer with a chat completion.');
  const { choices, usage } = read.data;
  const { message, finish_reason: finish } = choices[0]!;
  const form = formOf(request);
  const content: Content[] = [
    ...(message.content ? [contentOf(message.content, form)] : []),
    ...(message.tool_calls ?? []).map(({ id, function: { name, arguments: input } }) => ({
      toolUse: { toolUseId: id, name, input: jsonOr(input, {}) },
    })),
  ];
  const stopReason = stopReasonOf(finish);
  return {
    content,
    stopReason: stopReason === 'end_turn' && content.some((part) => 'toolUse' in part) ? 'tool_use' : stopReason,
    usage: {
      inputTokens: usage?.prompt_tokens ?? tokensIn(request),
      outputTokens: usage?.completion_tokens ?? tokensIn(content),
    },
  };
}

/** Extracts the JSON from an answer that fills in a form. */
function contentOf(text: string, form: Form | null): Content {
  const input = form && jsonIn(text);
  if (!form || input === undefined) return { text };
  if (form.as === 'text') return { text: JSON.stringify(input) };
  return { toolUse: { toolUseId: 'tooluse_llm', name: form.name, input } };
}

/** JSON, even after a greeting or inside a code fence. */
const jsonIn = (text: string): unknown =>
  jsonOr(text, undefined) ?? jsonOr(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), undefined);

function jsonOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}
