/** The supported part of a Converse request; what the service refuses is refused. */
import * as z from 'zod/mini';
import { ServiceError } from './errors.ts';

const text = z.object({ text: z.string().check(z.minLength(1)) });
const toolUse = z.object({ toolUse: z.object({ toolUseId: z.string(), name: z.string(), input: z.unknown() }) });
const toolResult = z.object({
  toolResult: z.object({ toolUseId: z.string(), content: z.array(z.union([text, z.object({ json: z.unknown() })])) }),
});
const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.array(z.union([text, toolUse, toolResult])).check(z.minLength(1)),
});
const schema = z.record(z.string(), z.unknown());

const converseRequest = z.object({
  system: z._default(z.array(text), []),
  messages: z.array(message).check(z.minLength(1)),
  inferenceConfig: z._default(
    z.object({ maxTokens: z.optional(z.int().check(z.positive())), temperature: z.optional(z.number()) }),
    {},
  ),
  toolConfig: z.optional(
    z.object({
      tools: z.array(
        z.object({
          toolSpec: z.object({
            name: z.string(),
            description: z.optional(z.string()),
            inputSchema: z.object({ json: schema }),
          }),
        }),
      ),
      toolChoice: z.optional(
        z.union([
          z.object({ tool: z.object({ name: z.string() }) }),
          z.object({ any: z.object({}) }),
          z.object({ auto: z.object({}) }),
        ]),
      ),
    }),
  ),
  outputConfig: z.optional(
    z.object({
      textFormat: z.object({
        type: z.literal('json_schema'),
        structure: z.object({ jsonSchema: z.object({ name: z.optional(z.string()), schema: z.string() }) }),
      }),
    }),
  ),
});
export type ConverseRequest = z.infer<typeof converseRequest>;
export type Message = z.infer<typeof message>;

/** @throws ServiceError ValidationException */
export function readRequest(body: Buffer): ConverseRequest {
  const read = converseRequest.safeParse(parsed(String(body)));
  if (!read.success) {
    const { path, message: why } = read.error.issues[0]!;
    throw invalid(`${path.join('.')}: ${why}`);
  }
  const { messages } = read.data;
  if (messages[0]!.role !== 'user') throw invalid('A conversation must start with a user message.');
  for (const [place, { role }] of messages.entries())
    if (role === messages[place - 1]?.role) throw invalid('The roles of messages must alternate.');
  for (const [place, { content }] of messages.entries())
    for (const part of content)
      if ('toolResult' in part && !usesOf(messages[place - 1]).includes(part.toolResult.toolUseId))
        throw invalid('A toolResult names no toolUse of the message before.');
  return read.data;
}

const usesOf = (before: Message | undefined): string[] =>
  (before?.content ?? []).flatMap((part) => ('toolUse' in part ? [part.toolUse.toolUseId] : []));

const invalid = (why: string) => new ServiceError('ValidationException', why);

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('The request is no JSON.');
  }
}

/** All texts of the messages, joined. */
export const textOf = ({ messages }: ConverseRequest): string =>
  messages.flatMap(({ content }) => content.map((part) => ('text' in part ? part.text : ''))).join('\n');

export interface Form {
  name: string;
  schema: Record<string, unknown>;
  /** returned as a tool's input, or as text */
  as: 'tool' | 'text';
}

/** The form that the answer must have; null for free text. */
export function formOf({ toolConfig, outputConfig }: ConverseRequest): Form | null {
  if (outputConfig) {
    const { name = 'answer', schema: json } = outputConfig.textFormat.structure.jsonSchema;
    return { name, schema: parsed(json) as Form['schema'], as: 'text' };
  }
  const choice = toolConfig?.toolChoice;
  if (!toolConfig || !choice || 'auto' in choice) return null;
  const tool = toolConfig.tools.find(({ toolSpec }) => 'any' in choice || toolSpec.name === choice.tool.name)?.toolSpec;
  if (!tool) throw invalid('The tool that has to be used is none of the tools.');
  return { name: tool.name, schema: tool.inputSchema.json, as: 'tool' };
}
