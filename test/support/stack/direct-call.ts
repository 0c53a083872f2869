import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { api, routeEntries } from '#shared/api.ts';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import { root } from '#test/support/source/source-tree.ts';

/** Calls a route's function in this process, with the event API Gateway would make, for exact counts. */
export async function callDirectly<R extends Route>(
  route: R,
  input: Input<R>,
  caller: { sub: string; clientId: string; authTime: number },
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Output<R> }> {
  const entry = routeEntries.find((each) => each.route === (route as Route));
  if (!entry) throw new Error(`${route.path} is not in ${Object.keys(api)}`);
  const { handler } = (await import(/* @vite-ignore */ pathToFileURL(join(root, entry.file)).href)) as {
    handler(event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult>;
  };
  const { statusCode, body } = await handler({
    httpMethod: route.method,
    path: route.path,
    resource: route.path,
    headers: { 'content-type': 'application/json', ...headers },
    body: route.method === 'POST' ? JSON.stringify(input) : null,
    queryStringParameters: null,
    pathParameters: route.method === 'POST' ? null : (input as Record<string, string>),
    isBase64Encoded: false,
    requestContext: {
      requestId: 'direct',
      authorizer: {
        claims: {
          sub: caller.sub,
          client_id: caller.clientId,
          token_use: 'access',
          auth_time: String(caller.authTime),
        },
      },
    },
  } as unknown as APIGatewayProxyEvent);
  return { status: statusCode, body: JSON.parse(body) };
}
