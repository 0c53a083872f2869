import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { addressHeader } from '#functions/serve/client-address.ts';
import type { RouteEntry } from '#shared/api.ts';
import { localNow } from '../clock.ts';
import type { Claims } from './authorize.ts';

interface Parts {
  request: IncomingMessage;
  rawPath: string;
  rawQuery: string;
  body: Buffer;
  entry: RouteEntry;
  pathParameters: Record<string, string>;
  claims: Claims | undefined;
  requestId: string;
}

const orNull = <T extends object>(value: T): T | null => (Object.keys(value).length > 0 ? value : null);
const lastOf = (lists: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.at(-1) as string]));

function collect(pairs: Iterable<[string, string]>): Record<string, string[]> {
  const lists: Record<string, string[]> = Object.create(null);
  for (const [name, value] of pairs) {
    lists[name] ??= [];
    lists[name].push(value);
  }
  return { ...lists };
}

function* pairsOf(rawHeaders: string[]): Iterable<[string, string]> {
  for (let index = 0; index < rawHeaders.length; index += 2)
    yield [rawHeaders[index] as string, rawHeaders[index + 1] as string];
}

/** UTF-8 is passed as text; other bytes as base64, so that nothing is lost. */
function bodyOf(body: Buffer): Pick<APIGatewayProxyEvent, 'body' | 'isBase64Encoded'> {
  if (body.length === 0) return { body: null, isBase64Encoded: false };
  const text = body.toString('utf8');
  return Buffer.from(text, 'utf8').equals(body)
    ? { body: text, isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true };
}

/** CloudFront overwrites these headers, whatever the client sent. */
const written = new Set(['x-forwarded-for', addressHeader]);

/** The event of a REST API's Lambda proxy integration, field for field. */
export function requestEvent(parts: Parts): APIGatewayProxyEvent {
  const { request, rawPath, rawQuery, entry, pathParameters, claims, requestId } = parts;
  const sourceIp = request.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = [request.headers['x-forwarded-for'], sourceIp].flat().filter(Boolean).join(', ');
  const headers = collect([
    ...[...pairsOf(request.rawHeaders)].filter(([name]) => !written.has(name.toLowerCase())),
    ['X-Forwarded-For', forwarded],
    [addressHeader, sourceIp],
  ]);
  const query = collect(new URLSearchParams(rawQuery));
  const now = localNow();
  return {
    resource: `/api${entry.route.path}`,
    path: rawPath,
    httpMethod: request.method ?? 'GET',
    headers: lastOf(headers),
    multiValueHeaders: headers,
    queryStringParameters: orNull(lastOf(query)),
    multiValueQueryStringParameters: orNull(query),
    pathParameters: orNull(pathParameters),
    stageVariables: null,
    ...bodyOf(parts.body),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: claims ? { claims } : undefined,
      protocol: `HTTP/${request.httpVersion}`,
      httpMethod: request.method ?? 'GET',
      path: rawPath,
      stage: 'local',
      requestId,
      requestTime: new Date(now).toUTCString(),
      requestTimeEpoch: now,
      resourceId: `${entry.domain}.${entry.name}`,
      resourcePath: `/api${entry.route.path}`,
      identity: {
        accessKey: null,
        accountId: null,
        apiKey: (request.headers['x-api-key'] as string | undefined) ?? null,
        apiKeyId: null,
        caller: null,
        clientCert: null,
        cognitoAuthenticationProvider: null,
        cognitoAuthenticationType: null,
        cognitoIdentityId: null,
        cognitoIdentityPoolId: null,
        principalOrgId: null,
        sourceIp, // the socket's: a client's X-Forwarded-For is never trusted
        user: null,
        userAgent: request.headers['user-agent'] ?? null,
        userArn: null,
      },
    },
  };
}
