import type { Input, Method, Route } from './route.ts';

/** The request of a call, relative to the API's address. */
interface RouteRequest {
  method: Method;
  /** with its query */
  path: string;
  /** JSON */
  body?: string;
}

/** Path parameters go where the path names them; the rest becomes the query or, for a POST, the body. */
export function requestOf<R extends Route>(route: R, input: Input<R>): RouteRequest {
  const { method } = route;
  const rest: Record<string, unknown> = { ...(input as object) };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (method === 'POST') return { method, path, body: JSON.stringify(rest) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, String(value));
  return { method, path: query.size > 0 ? `${path}?${query}` : path };
}
