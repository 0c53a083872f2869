/** Entry point of a public route: its bundle contains no account code. */
import { type Handler, type LambdaHandler, type Typed, wayIn } from './way-in.ts';

export const serveOpen = <In, Out>(
  route: Typed<In, Out, 'public' | 'webhook'>,
  handle: Handler<In, Out>,
): LambdaHandler => wayIn(route, handle);
