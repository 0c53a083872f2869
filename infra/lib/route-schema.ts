import * as z from 'zod/mini';
import type { RouteEntry } from '#shared/api.ts';

type JsonSchema = { [key: string]: unknown };

/** A date-time's `format` says it all: the pattern zod adds is 250 characters of noise in a document. */
const plain = (context: { jsonSchema: JsonSchema }): void => {
  if (context.jsonSchema.format === 'date-time') delete context.jsonSchema.pattern;
};

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: plain });
  return rest;
}

/** The full JSON Schema of what a client sends; what docs/openapi.json shows. */
export const inputSchema = (entry: RouteEntry): JsonSchema => jsonSchema(entry.route.input, 'input');

export const outputSchema = (entry: RouteEntry): JsonSchema => jsonSchema(entry.route.output, 'output');

/**
 * What API Gateway refuses by itself before a function runs: a body that is no object. Types and required fields stay
 * with the function, because the gateway cannot name the field and the reason. Null where a body may be missing,
 * since the gateway refuses an empty body as soon as there is a model.
 */
export function gatewayModel(entry: RouteEntry): JsonSchema | null {
  if (entry.route.method !== 'POST') return null;
  const required = inputSchema(entry).required as string[] | undefined;
  return required?.length ? { type: 'object' } : null;
}

/** Path parameters a route names in braces. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
