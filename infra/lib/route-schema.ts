import * as z from 'zod/mini';
import type { RouteEntry } from '#shared/api.ts';

type JsonSchema = { [key: string]: unknown };

/** A date-time's `format` is enough: the pattern that zod adds is 250 characters of noise in a document. */
const plain = (context: { jsonSchema: JsonSchema }): void => {
  if (context.jsonSchema.format === 'date-time') delete context.jsonSchema.pattern;
};

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: plain });
  return rest;
}

/** The full JSON Schema of a request's input, as docs/openapi.json shows it. */
export const inputSchema = (entry: RouteEntry): JsonSchema => jsonSchema(entry.route.input, 'input');

export const outputSchema = (entry: RouteEntry): JsonSchema => jsonSchema(entry.route.output, 'output');

/**
 * The bodies that API Gateway refuses before a function runs: those that are not an object. The function checks types
 * and required fields, because the gateway cannot name the field and the reason. Null where the body is optional, since
 * with a model the gateway refuses an empty body.
 */
export function gatewayModel(entry: RouteEntry): JsonSchema | null {
  if (entry.route.method !== 'POST') return null;
  const required = inputSchema(entry).required as string[] | undefined;
  return required?.length ? { type: 'object' } : null;
}

/** The names of the path parameters, which the path has in braces. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
