/**
 * Turns a route and its handler into a Lambda. Everything common to all calls is here (used by serve.ts,
 * serve-open.ts).
 */

import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context as LambdaContext } from 'aws-lambda';
import * as z from 'zod/mini';
import type { MeteredCall } from '#functions/data/use/metered.ts';
import { type Access, DEFAULT_TIMEOUT_MS, isOpen, type Route, type UnmeteredRoute } from '#shared/lib/route.ts';
import type { Denial, MeteredRoute } from '#shared/plans/metered-route.ts';
import { authorize } from './access.ts';
import { success } from './answer.ts';
import { answerError, beginCall, type Call, logRequest } from './call.ts';
import { type Context, contextOf } from './context.ts';
import { HEAD_START_MS, within } from './deadline.ts';
import '#functions/outside/reasons.ts';
import { readValidInput } from './read-input.ts';

/** A handler's input and output types, derived from the route's schemas. */
export type Typed<In, Out, A extends Access> = UnmeteredRoute<z.core.$ZodType<In>, z.core.$ZodType<unknown, Out>, A>;
export type Handler<In, Out, Loaded = undefined> = (
  input: In,
  context: Context,
  loaded: Loaded,
) => Promise<NoInfer<Out>>;

/**
 * Lets the caller in or throws, before the handler runs. What it reads of the account is passed to the handler, so the
 * check costs no extra read. Passed in, so that functions without a table do not bundle it.
 */
export type Guard<Loaded> = (context: Context) => Promise<Loaded>;

/** Runs a call as one use of the route's quota. Passed in for the same reason: functions/data/use/metered.ts. */
export type Meter = <In, Out>(call: MeteredCall<In, Out>) => Promise<Out | Denial>;

export type LambdaHandler = (
  event: APIGatewayProxyEvent,
  context?: Partial<LambdaContext>,
) => Promise<APIGatewayProxyResult>;

/** Time reserved for ending a use after its handler. */
const END_OF_USE_MS = 1_500;

/**
 * @param around lets the caller in, or runs the call as a use of the route's quota; absent on a public route
 * @returns a Lambda handler for API Gateway's REST proxy events; it never throws
 */
export function wayIn(
  route: Route | MeteredRoute,
  handler: Handler<never, unknown, never>,
  around?: Guard<unknown> | Meter,
): LambdaHandler {
  const handle = handler as Handler<unknown, unknown, unknown>;
  const isMetered = 'product' in route;
  if ((route.access === 'subscriber' || isMetered) && !around)
    throw new Error(`${route.path}: a subscriber’s route has a guard and one with a quota a meter`);
  if (isOpen(route.access) && around) throw new Error(`${route.path} is open: there is nobody to guard it from`);
  const deadlineMs = (route.timeoutMs ?? DEFAULT_TIMEOUT_MS) - HEAD_START_MS;

  const run = async (call: Call, context: Context): Promise<unknown> => {
    if (!isMetered) return handle(call.input, context, await (around as Guard<unknown> | undefined)?.(context));
    const leftMs = () => context.leftMs() - END_OF_USE_MS;
    return (around as Meter)({
      quota: route.quota,
      input: call.input,
      context,
      produce: async () => z.parse(route.product, await within(leftMs(), handle(call.input, context, undefined))),
      isWaiting: () => leftMs() > 0,
    });
  };
  return middy<APIGatewayProxyEvent, unknown, Error, Call>()
    .before(({ event, context: call }) => {
      beginCall(route, event, call, deadlineMs);
      call.caller = authorize(route, event, call.log);
    })
    .before(({ event, context: call }) => {
      call.input = readValidInput(route, event, call);
    })
    .handler(async (event: APIGatewayProxyEvent, call: Call) =>
      within(deadlineMs, run(call, contextOf(route, event, call))),
    )
    .after((request) => {
      const result = success(route, request.response);
      request.response = result;
      logRequest(route, request.context, result.statusCode);
    })
    .onError(answerError(route)) as unknown as LambdaHandler;
}
