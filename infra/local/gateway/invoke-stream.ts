import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { RouteEntry } from '#shared/api.ts';
import { DEFAULT_TIMEOUT_MS } from '#shared/lib/route.ts';
import { needsOf } from '../../needs.ts';
import { localNow } from '../clock.ts';
import { runWithRights } from '../rights.ts';
import { provideStreaming, ResponseStream } from './awslambda.ts';
import { contextOf, load } from './invoke.ts';
import { hardLimitBytes } from './read-body.ts';
import { refusals } from './refusal.ts';

type StreamingHandler = (event: APIGatewayProxyEvent, stream: ResponseStream, context: Context) => Promise<void>;

provideStreaming();

/**
 * Calls a function that streams, and writes what it says while it says it, as API Gateway does: neither gathered nor
 * compressed. What breaks after the first byte breaks the connection.
 * @throws Refusal where nothing was written yet
 */
export async function invokeStream(
  entry: RouteEntry,
  event: APIGatewayProxyEvent,
  response: ServerResponse,
  needs = needsOf(entry),
): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(event)) > hardLimitBytes.event) throw refusals.tooLarge();
  const { requestId } = event.requestContext;
  const timeoutMs = entry.route.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const stream = new ResponseStream();
  let left = false;
  response.once('close', () => {
    left = !response.writableFinished;
    // before its first word a function does not notice that nobody listens
    if (left && stream.prelude) stream.destroy();
  });
  const timer = setTimeout(() => stream.destroy(refusals.timeout()), timeoutMs);
  const began = once(stream, 'prelude').then(() => {
    if (left) setImmediate(() => stream.destroy());
  });
  const run = load<StreamingHandler>(entry).then(({ handler }) =>
    runWithRights(`${entry.domain}.${entry.name}`, needs, () =>
      handler(event, stream, contextOf(entry, requestId, performance.now() + timeoutMs)),
    ),
  );
  try {
    await Promise.race([began, run.then(() => began)]);
    response.statusCode = stream.prelude!.statusCode;
    for (const [name, value] of Object.entries(stream.prelude!.headers ?? {})) response.setHeader(name, value);
    response.setHeader('date', new Date(localNow()).toUTCString());
    response.flushHeaders();
    await Promise.all([run, pipeline(stream, response)]);
  } catch (error) {
    await run.catch(() => undefined);
    if (left) return;
    console.error(`waymark: ${entry.file} failed (${requestId}):`, error);
    if (response.headersSent) response.destroy();
    else throw refusals.failed();
  } finally {
    clearTimeout(timer);
  }
}
