import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { RouteEntry } from '#shared/api.ts';
import { DEFAULT_TIMEOUT_MS } from '#shared/lib/route.ts';
import { needsOf } from '../../needs.ts';
import { hardLimitBytes } from './read-body.ts';
import { Refusal, refusals } from './refusal.ts';
import { runFunction, within } from './run-function.ts';

type LambdaHandler = (event: APIGatewayProxyEvent, context: Context) => Promise<unknown>;

/** API Gateway's limit for an answer that is not streamed. */
const INTEGRATION_TIMEOUT_MS = 29_000;

const isResult = (value: unknown): value is APIGatewayProxyResult => {
  const result = value as APIGatewayProxyResult | null | undefined;
  return (
    Number.isInteger(result?.statusCode) &&
    (result?.body === undefined || result.body === null || typeof result.body === 'string')
  );
};

/**
 * Calls the function of a route under the cloud's limits: time, event size, answer size, answer shape.
 * @throws Refusal for the errors that API Gateway answers itself
 */
export async function invoke(
  entry: RouteEntry,
  event: APIGatewayProxyEvent,
  needs = needsOf(entry),
): Promise<APIGatewayProxyResult> {
  const timeoutMs = Math.min(entry.route.timeoutMs ?? DEFAULT_TIMEOUT_MS, INTEGRATION_TIMEOUT_MS);
  const failed = (reason: unknown) => {
    console.error(`waymark: ${entry.file} failed (${event.requestContext.requestId}):`, reason);
    return refusals.failed();
  };
  const run = runFunction({ entry, event, needs, timeoutMs }, (handler: LambdaHandler, context) =>
    handler(event, context),
  ).catch((error) => {
    throw error instanceof Refusal ? error : failed(error);
  });
  const result = await within(timeoutMs, run);
  if (!isResult(result)) throw failed('the answer is not { statusCode, headers?, body? }');
  if (Buffer.byteLength(result.body ?? '') > hardLimitBytes.event) throw failed('the answer is larger than 6 MB');
  return result;
}
