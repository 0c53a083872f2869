/**
 * Loaded into every process of a run (record.ts): writes the requests to stand-ins and their answers to the file in
 * WAYMARK_TAP, one exchange per line.
 */
import { appendFileSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { createServer } from 'node:http2';
import type { Exchange, ServiceTapped } from './exchange.ts';

const file = process.env.WAYMARK_TAP;

function serviceOf({ url = '', headers }: IncomingMessage): ServiceTapped | undefined {
  if (String(headers['x-amz-target']).startsWith('AWSCognitoIdentityProviderService.')) return 'cognito';
  if (headers['user-agent']?.startsWith('Stripe/1.0 ')) return 'stripe-event';
  if (url.startsWith('/v1/') && headers.authorization) return 'stripe';
  if (/^\/model\/[^/]+\/[\w-]+$/.test(url)) return 'bedrock';
  if (url.startsWith('/v2/email/')) return 'ses';
  return undefined;
}

function listen(service: ServiceTapped, request: IncomingMessage, response: ServerResponse): void {
  const asked: Buffer[] = [];
  const answered: Buffer[] = [];
  const keep = (chunks: Buffer[], chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { push } = request;
  request.push = function (chunk, ...rest) {
    keep(asked, chunk);
    return push.call(this, chunk, ...rest);
  };
  for (const name of ['write', 'end'] as const) {
    const said = response[name] as (...given: unknown[]) => never;
    response[name] = (...given: unknown[]) => {
      keep(answered, given[0]);
      return said.apply(response, given);
    };
  }
  response.once('finish', () => {
    const { method = '', url = '', headers } = request;
    const { statusCode: status } = response;
    const error = response.getHeader('x-amzn-errortype')?.toString() ?? null;
    const exchange: Exchange = {
      ...{ service, method, url, target: headers['x-amz-target']?.toString() ?? null },
      ...{ type: headers['content-type'] ?? null, version: headers['stripe-version']?.toString() ?? null },
      ...{ sent: Buffer.concat(asked).toString('base64'), status, error },
      answer: Buffer.concat(answered).toString('base64'),
    };
    appendFileSync(String(file), `${JSON.stringify(exchange)}\n`);
  });
}

function tap(prototype: Pick<Server, 'emit'>): void {
  const { emit } = prototype;
  prototype.emit = function (this: Server, ...given: [event: string, IncomingMessage, ServerResponse]) {
    const [event, request, response] = given;
    const service = event === 'request' && serviceOf(request);
    if (service) listen(service, request, response);
    return Reflect.apply(emit, this, given);
  } as Server['emit'];
}

if (file) for (const prototype of [Server.prototype, Object.getPrototypeOf(createServer())]) tap(prototype);
