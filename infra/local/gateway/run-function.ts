/** Does what Lambda does for a function: loads it, sets its permissions and context, and enforces its timeout. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import type { Needs } from '#functions/outside/needs.ts';
import type { RouteEntry } from '#shared/api.ts';
import { runWithRights } from '../rights.ts';
import { root } from '../settings.ts';
import { hardLimitBytes } from './read-body.ts';
import { refusals } from './refusal.ts';

interface Invocation {
  entry: RouteEntry;
  event: APIGatewayProxyEvent;
  needs: Needs;
  timeoutMs: number;
}

/**
 * @param call calls the handler, which is loaded by the first call of its function
 * @throws Refusal TOO_LARGE for the event
 */
export async function runFunction<Handler, Result>(
  { entry, event, needs, timeoutMs }: Invocation,
  call: (handler: Handler, context: Context) => Promise<Result>,
): Promise<Result> {
  if (Buffer.byteLength(JSON.stringify(event)) > hardLimitBytes.event) throw refusals.tooLarge();
  const { handler } = (await import(pathToFileURL(join(root, entry.file)).href)) as { handler: Handler };
  const context = contextOf(entry, event.requestContext.requestId, performance.now() + timeoutMs);
  return runWithRights(`${entry.domain}.${entry.name}`, needs, () => call(handler, context));
}

/** Resolves to the result of `work`, or rejects with a 504 after `ms`; a later result is dropped. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusals.timeout()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const contextOf = ({ domain, name }: RouteEntry, requestId: string, deadline: number): Context => ({
  awsRequestId: requestId,
  callbackWaitsForEmptyEventLoop: false,
  functionName: `${domain}-${name}`,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${domain}-${name}`,
  logGroupName: '',
  logStreamName: '',
  memoryLimitInMB: '512',
  getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
});
