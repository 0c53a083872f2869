import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { RouteEntry } from '#shared/api.ts';
import { DEFAULT_TIMEOUT_MS } from '#shared/lib/route.ts';
import { needsOf } from '../../needs.ts';
import { runWithRights } from '../rights.ts';
import { root } from '../settings.ts';
import { hardLimitBytes } from './read-body.ts';
import { refusals } from './refusal.ts';

type LambdaHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<unknown>;

/** API Gateway waits no longer for a function. */
const integrationTimeoutMs = 29_000;

/** Loads a function on its first call, as Lambda does. */
export const load = <Handler = LambdaHandler>(entry: RouteEntry): Promise<{ handler: Handler }> =>
  import(pathToFileURL(join(root, entry.file)).href);

export const contextOf = (entry: RouteEntry, requestId: string, deadline: number): Context => ({
  awsRequestId: requestId,
  callbackWaitsForEmptyEventLoop: false,
  functionName: `${entry.domain}-${entry.name}`,
  functionVersion: '$LATEST',
  invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${entry.domain}-${entry.name}`,
  logGroupName: '',
  logStreamName: '',
  memoryLimitInMB: '512',
  getRemainingTimeInMillis: () => Math.max(0, Math.round(deadline - performance.now())),
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
});

const isResult = (value: unknown): value is APIGatewayProxyResult => {
  const result = value as APIGatewayProxyResult | null | undefined;
  return (
    Number.isInteger(result?.statusCode) &&
    (result?.body === undefined || result.body === null || typeof result.body === 'string')
  );
};

/**
 * Calls the function of a route under the cloud's limits: time, event size, answer size, answer shape.
 * @throws Refusal for what API Gateway answers itself
 */
export async function invoke(
  entry: RouteEntry,
  event: APIGatewayProxyEvent,
  needs = needsOf(entry),
): Promise<APIGatewayProxyResult> {
  if (Buffer.byteLength(JSON.stringify(event)) > hardLimitBytes.event) throw refusals.tooLarge();
  const requestId = event.requestContext.requestId;
  const timeoutMs = Math.min(entry.route.timeoutMs ?? DEFAULT_TIMEOUT_MS, integrationTimeoutMs);
  const failed = (reason: unknown) => {
    console.error(`waymark: ${entry.file} failed (${requestId}):`, reason);
    return refusals.failed();
  };

  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusals.timeout()), timeoutMs);
  });
  const run = load(entry)
    .then(({ handler }) =>
      runWithRights(`${entry.domain}.${entry.name}`, needs, () =>
        handler(event, contextOf(entry, requestId, performance.now() + timeoutMs)),
      ),
    )
    .catch((error) => {
      throw failed(error);
    });
  try {
    const result = await Promise.race([run, late]);
    if (!isResult(result)) throw failed('the answer is not { statusCode, headers?, body? }');
    if (Buffer.byteLength(result.body ?? '') > hardLimitBytes.event) throw failed('the answer is larger than 6 MB');
    return result;
  } finally {
    clearTimeout(timer);
  }
}
