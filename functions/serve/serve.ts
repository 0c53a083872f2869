/** Entry point of a route that needs a sign-in: the caller is known, and their session has not ended. */
import type * as z from 'zod/mini';
import { liveSession } from '#functions/data/account/live-session.ts';
import type { Route } from '#shared/lib/route.ts';
import type { MeteredRoute } from '#shared/plans/metered-route.ts';
import { type Guard, type Handler, type LambdaHandler, type Meter, type Typed, wayIn } from './way-in.ts';

/**
 * Tokens issued before a sign-out, a password change or an erasure are refused before the handler runs (R4, R5). A
 * guard passed as third argument checks the session itself.
 * @returns a Lambda handler for API Gateway's REST proxy events; it never throws
 */
export function serve<In, Out>(
  route: Typed<In, Out, 'user' | 'admin'>,
  handle: Handler<In, Out>,
  guard?: Guard<void>,
): LambdaHandler;
/** A subscribers' route does not compile without its guard: functions/data/account/subscriber.ts. */
export function serve<In, Out, Loaded>(
  route: Typed<In, Out, 'subscriber'>,
  handle: Handler<In, Out, Loaded>,
  guard: Guard<Loaded>,
): LambdaHandler;
/** A route with a quota does not compile without its meter: functions/data/use/metered.ts. */
export function serve<I extends z.core.$ZodType, O extends z.core.$ZodType>(
  route: MeteredRoute<I, O>,
  handle: Handler<z.output<I>, z.input<O>>,
  meter: Meter,
): LambdaHandler;
export function serve(
  route: Route | MeteredRoute,
  handle: Handler<never, unknown, never>,
  around?: Guard<unknown> | Meter,
): LambdaHandler {
  const looksItself = route.access === 'subscriber' || 'product' in route;
  return wayIn(route, handle, around ?? (looksItself ? undefined : liveSession));
}
