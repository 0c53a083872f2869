import { writeFileSync } from 'node:fs';
import { type RouteEntry, routeEntries } from '#shared/api.ts';
import { type ErrorCode, errorStatus } from '#shared/lib/errors.ts';
import { isOpen, type Route } from '#shared/lib/route.ts';
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

type Applies = (call: { route: Route; inputs: string[] }) => boolean;
const always: Applies = () => true;
const withBody: Applies = ({ route }) => route.method === 'POST';

/** Every status of a refusal, for the calls that can be refused with it. */
const refusedWith: [status: number, ErrorCode, description: string, Applies][] = [
  [400, 'BAD_INPUT', 'Something is missing or wrong; `field` names it.', always],
  [401, 'UNAUTHORIZED', 'No token, or one that is not valid any more.', ({ route }) => route.access !== 'public'],
  [403, 'FORBIDDEN', 'Not for this caller.', always],
  [
    404,
    'NOT_FOUND',
    'What the input names does not exist, or belongs to somebody else.',
    ({ inputs }) => inputs.length > 0,
  ],
  [
    409,
    'CONFLICT',
    'It does not fit the present state, or the Idempotency-Key was used for another request.',
    withBody,
  ],
  [413, 'TOO_LARGE', 'The body is too large.', withBody],
  [415, 'WRONG_CONTENT_TYPE', 'The body is not sent as application/json.', withBody],
  [429, 'TOO_MANY_REQUESTS', 'Too many calls; Retry-After says how long to wait.', always],
  [500, 'INTERNAL', 'A mistake of ours.', always],
  [502, 'INTERNAL', 'The function ended before it answered.', always],
  [503, 'UNAVAILABLE', 'Something we depend on does not answer; try again.', always],
  [504, 'UNAVAILABLE', 'The function did not answer in time; try again.', always],
];

const refused = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const header = (name: string, description: string, schema: Json, required = false): Json => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

function headersOf({ method, access }: Route): Json[] {
  if (access === 'webhook')
    return [header('Stripe-Signature', 'The signature over the bytes of the body.', { type: 'string' }, true)];
  const shared = method === 'POST' ? ['ApiKey', 'IdempotencyKey'] : ['ApiKey'];
  return shared.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function securityOf({ access }: Route): Json[] {
  const token = { accessToken: [] };
  if (access === 'optional') return [{}, token];
  return isOpen(access) ? [] : [token];
}

function operation({ domain, name, route }: RouteEntry): Json {
  const entry = { domain, name, file: '', route };
  const schema = inputSchema(entry) as { properties?: Json; required?: string[] };
  const inPath = pathParameters(route.path);
  const parameter = (key: string, where: 'path' | 'query'): Json => ({
    name: key,
    in: where,
    required: where === 'path' || (schema.required ?? []).includes(key),
    schema: schema.properties?.[key] ?? { type: 'string' },
  });
  const inBody = Object.entries(schema.properties ?? {}).filter(([key]) => !inPath.includes(key));
  const required = schema.required?.filter((key) => !inPath.includes(key)) ?? [];
  const body = {
    ...schema,
    properties: Object.fromEntries(inBody),
    ...(schema.required && { required }),
  };
  return {
    operationId: `${domain}.${name}`,
    summary: route.summary,
    description: access[route.access],
    tags: [domain],
    security: securityOf(route),
    parameters: [
      ...inPath.map((key) => parameter(key, 'path')),
      ...(route.method === 'POST' ? [] : inBody.map(([key]) => parameter(key, 'query'))),
      ...headersOf(route),
    ],
    ...(route.method === 'POST' && {
      requestBody: {
        required: required.length > 0 || route.access === 'webhook',
        content: { 'application/json': { schema: inBody.length > 0 ? body : { type: 'object' } } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': { schema: outputSchema(entry) },
          ...(route.streams && { 'text/event-stream': { schema: { type: 'string' } } }),
        },
      },
      ...Object.fromEntries(
        refusedWith
          .filter(([, , , applies]) => applies({ route, inputs: Object.keys(schema.properties ?? {}) }))
          .map(([status]) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
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
      parameters: {
        ApiKey: header(
          'x-api-key',
          'The key of the app, which is public (/config.json tells it): deployed, no call is taken without it; locally it is not asked for.',
          { type: 'string' },
        ),
        IdempotencyKey: header(
          'Idempotency-Key',
          'The same for every repeat of one action: it is done once, and each repeat gets the answer of the first.',
          { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' },
        ),
      },
      responses: {
        ...Object.fromEntries(
          refusedWith.map(([status, code, description]) => [status, refused(`${code}: ${description}`)]),
        ),
      },
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
