import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  connect,
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A fault of one request. Requests with a "lost" or "late" answer do their work at once; a "held" request does it
 * later. `until` is called when the request has arrived.
 */
export type Fault =
  | { kind: 'refused' }
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'delay'; ms: number }
  | { kind: 'held'; until: () => Promise<unknown> }
  | { kind: 'late'; until: () => Promise<unknown> }
  | { kind: 'hang' }
  | { kind: 'garbage' }
  | { kind: 'half-body' }
  | { kind: 'lost' }
  | { kind: 'lost-and-silent' };

export interface Seen {
  method: string;
  path: string;
  /** the AWS operation, for example `DynamoDB_20120810.UpdateItem` */
  operation: string | undefined;
  /** the AWS SDK's id of the call, equal in all its retries */
  call: string | undefined;
  fault: Fault['kind'] | undefined;
}

/** The fault of a request, by its number from 0 and its content; undefined lets it pass. */
export type Plan = (request: { index: number } & Pick<Seen, 'operation' | 'path' | 'call'>) => Fault | undefined;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

type Request = IncomingMessage | Http2ServerRequest;
/** What both kinds of response have in common. */
type Response = ServerResponse;

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

/**
 * A proxy between the product and one dependency, over unencrypted HTTP, that breaks requests as planned.
 * @param target the dependency's address, for example `http://127.0.0.1:4001`
 */
export async function startFaultProxy(target: string, { http2 = false } = {}) {
  let plan: Plan = () => undefined;
  let seen: Seen[] = [];

  const pass = (incoming: Request, body: Buffer): Promise<Answer> =>
    'stream' in incoming ? passHttp2(target, incoming, body) : passHttp1(target, incoming, body);

  const cut = (request: Request) => {
    if ('stream' in request) request.stream.session?.destroy();
    else request.socket.resetAndDestroy();
  };
  const send = (response: Response, { status, headers, body }: Answer, bytes = body.length) => {
    response.writeHead(status, { ...headers, 'content-length': body.length });
    if (bytes === body.length) response.end(body);
    else response.write(body.subarray(0, bytes), () => response.destroy());
  };

  const answer = async (request: Request, response: Response) => {
    const operation = request.headers['x-amz-target'] as string | undefined;
    const path = request.url ?? '/';
    const call = request.headers['amz-sdk-invocation-id'] as string | undefined;
    const fault = plan({ index: seen.length, operation, path, call });
    seen.push({ method: request.method ?? 'GET', path, operation, call, fault: fault?.kind });
    const body = await whole(request);
    const respond = async () => send(response, await pass(request, body));
    try {
      switch (fault?.kind) {
        case undefined:
          return await respond();
        case 'delay':
          await sleep(fault.ms);
          return await respond();
        case 'held':
          await fault.until();
          return await respond();
        case 'late': {
          const passed = await pass(request, body);
          await fault.until();
          return send(response, passed);
        }
        case 'refused':
          return cut(request);
        case 'status':
          response.writeHead(fault.status, { 'content-type': 'application/x-amz-json-1.0' });
          return void response.end(fault.body ?? '{"__type":"InternalServerError","message":"injected"}');
        case 'hang':
          return;
        case 'garbage':
          return void response.end('<html>\u0000 not what you asked for');
        case 'half-body': {
          const passed = await pass(request, body);
          return send(response, passed, Math.floor(passed.body.length / 2));
        }
        case 'lost':
          await pass(request, body);
          return cut(request);
        case 'lost-and-silent':
          await pass(request, body);
      }
    } catch {
      cut(request); // the dependency itself is down
    }
  };
  const sessions = new Set<ServerHttp2Session>();
  const server = http2
    ? createHttp2Server(answer as never).on('session', (session) => {
        sessions.add(session);
        session.once('close', () => sessions.delete(session));
      })
    : createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Follows a new plan, with a fresh count and an empty list of requests. */
    follow(next: Plan): void {
      plan = next;
      seen = [];
    },
    /** Lets everything pass again. */
    heal(): void {
      plan = () => undefined;
    },
    seen: (): readonly Seen[] => seen,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        if ('closeAllConnections' in server) server.closeAllConnections();
        for (const session of sessions) session.destroy();
      }),
  };
}

function passHttp1(target: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = incoming.headers;
  return new Promise((done, fail) => {
    const outgoing = forward(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: { ...headers, 'content-length': String(body.length) } },
      async (answer) => {
        const { 'transfer-encoding': _chunked, ...rest } = answer.headers;
        await whole(answer).then((all) => done({ status: answer.statusCode ?? 502, headers: rest, body: all }), fail);
      },
    );
    outgoing.once('error', fail);
    outgoing.end(body);
  });
}

/** A connection per request, as the SDK makes them. */
function passHttp2(target: string, { headers, stream }: Http2ServerRequest, body: Buffer): Promise<Answer> {
  return new Promise((done, fail) => {
    const session = connect(target).on('error', fail);
    stream.session?.once('close', () => session.destroy());
    const asked = session.request(headers).on('error', fail);
    asked.once('response', async ({ ':status': status = 502, ...rest }) => {
      await whole(asked).then((all) => done({ status, headers: rest as Answer['headers'], body: all }), fail);
      session.close();
    });
    asked.end(body);
  });
}

async function whole(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
