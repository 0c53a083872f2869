import { writeFileSync } from 'node:fs';
import { type RouteEntry, routeEntries } from '#shared/api.ts';
import { errorStatus } from '#shared/lib/errors.ts';
import { isOpen } from '#shared/lib/route.ts';
import { product } from '#shared/product.ts';
import { inputSchema, outputSchema, pathParameters } from './lib/route-schema.ts';

type Json = { [key: string]: unknown };

const access: Record<string, string> = {
  public: 'Anyone.',
  optional: 'Anyone. A signed-in person may say who they are: Authorization: Bearer <access token>.',
  user: 'A signed-in person: Authorization: Bearer <access token>.',
  subscriber: 'A signed-in person with a running Pro or Max plan.',
  admin: 'A signed-in member of the group admin.',
  webhook: 'The payment provider, by its signature.',
};

function operation({ domain, name, route }: RouteEntry): Json {
  const schema = inputSchema({ domain, name, file: '', route }) as { properties?: Json; required?: string[] };
  const inPath = pathParameters(route.path);
  const parameter = (key: string, where: 'path' | 'query'): Json => ({
    name: key,
    in: where,
    required: where === 'path' || (schema.required ?? []).includes(key),
    schema: schema.properties?.[key] ?? { type: 'string' },
  });
  const rest = Object.keys(schema.properties ?? {}).filter((key) => !inPath.includes(key));
  const open = isOpen(route.access);
  return {
    operationId: `${domain}.${name}`,
    summary: route.summary,
    description: access[route.access],
    tags: [domain],
    security: open ? [] : [{ accessToken: [] }],
    parameters: [
      ...inPath.map((key) => parameter(key, 'path')),
      ...(route.method === 'POST' ? [] : rest.map((key) => parameter(key, 'query'))),
    ],
    ...(route.method === 'POST' && rest.length > 0
      ? { requestBody: { content: { 'application/json': { schema } } } }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: outputSchema({ domain, name, file: '', route }) } },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** The whole API as an OpenAPI 3.1 document, derived from the route table. */
export function openapi(): Json {
  const paths: Record<string, Json> = {};
  for (const entry of routeEntries) {
    paths[entry.route.path] = { ...paths[entry.route.path], [entry.route.method.toLowerCase()]: operation(entry) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product.name} API`, version: '1', description: 'Derived from shared/api.ts; do not edit.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message', 'correlationId'],
              properties: {
                code: { type: 'string', enum: Object.keys(errorStatus) },
                message: { type: 'string' },
                field: { type: 'string' },
                correlationId: { type: 'string' },
              },
            },
          },
        },
      },
    },
  };
}

export const openapiText = (): string => `${JSON.stringify(openapi(), null, 2)}\n`;

if (import.meta.main) writeFileSync(new URL('../docs/openapi.json', import.meta.url), openapiText());
