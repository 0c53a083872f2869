/** The way in of a route that asks nobody who they are: its bundle carries nothing of accounts. */
import { type Handler, type LambdaHandler, type Typed, wayIn } from './way-in.ts';

export const serveOpen = <In, Out>(
  route: Typed<In, Out, 'public' | 'webhook'>,
  handle: Handler<In, Out>,
): LambdaHandler => wayIn(route, handle);
