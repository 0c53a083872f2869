import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { RouteEntry } from '#shared/api.ts';
import { DEFAULT_TIMEOUT_MS } from '#shared/lib/route.ts';
import { needsOf } from '../../needs.ts';
import { localNow } from '../clock.ts';
import { provideStreaming, ResponseStream } from './awslambda.ts';
import { Refusal, refusals } from './refusal.ts';
import { runFunction, within } from './run-function.ts';

type StreamingHandler = (event: APIGatewayProxyEvent, stream: ResponseStream, context: Context) => Promise<void>;

provideStreaming();

/**
 * Calls a function that streams, and forwards its output immediately, as API Gateway does: neither buffered nor
 * compressed. An error after the first byte closes the connection.
 * @throws Refusal if nothing has been written
 */
export async function invokeStream(
  entry: RouteEntry,
  event: APIGatewayProxyEvent,
  response: ServerResponse,
): Promise<void> {
  const timeoutMs = entry.route.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const invocation = { entry, event, needs: needsOf(entry), timeoutMs };
  const stream = new ResponseStream();
  let left = false;
  response.once('close', () => {
    left = !response.writableFinished;
    // before its first output a function does not notice that the client has disconnected
    if (left && stream.prelude) stream.destroy();
  });
  const began = once(stream, 'prelude').then(() => {
    if (left) setImmediate(() => stream.destroy());
  });
  const run = runFunction(invocation, async (handler: StreamingHandler, context) => {
    await handler(event, stream, context);
    if (!stream.prelude) throw new Error('it ended without status and headers');
  });
  const answer = async (): Promise<void> => {
    await Promise.race([began, run]);
    const { statusCode, headers = {} } = stream.prelude!;
    response.statusCode = statusCode;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('date', new Date(localNow()).toUTCString());
    response.flushHeaders();
    await Promise.all([run, pipeline(stream, response)]);
  };
  try {
    await within(timeoutMs, answer());
  } catch (error) {
    if (left) return;
    console.error(`waymark: ${entry.file} failed (${event.requestContext.requestId}):`, error);
    if (!response.headersSent) throw error instanceof Refusal ? error : refusals.failed();
    response.destroy();
  } finally {
    stream.destroy();
  }
}
