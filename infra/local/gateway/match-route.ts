import { type RouteEntry, routeEntries } from '#shared/api.ts';

export type Match =
  | { kind: 'route'; entry: RouteEntry; pathParameters: Record<string, string> }
  | { kind: 'other-method'; allow: string[] }
  | { kind: 'none' };

const table = routeEntries.map((entry) => ({ entry, segments: `/api${entry.route.path}`.split('/').slice(1) }));

/** A path parameter as API Gateway passes it; null if it could be read as several segments or cannot be decoded. */
function decodeSegment(raw: string): string | null {
  try {
    const value = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    return value === '' || value === '.' || value === '..' || /[/\\\u0000-\u001f\u007f]/.test(value) ? null : value;
  } catch {
    return null;
  }
}

function parametersOf(pattern: string[], path: string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const raw = path[index] as string;
    if (!segment.startsWith('{')) {
      if (segment !== raw) return null;
      continue;
    }
    const value = decodeSegment(raw);
    if (value === null) return null;
    parameters[segment.slice(1, -1)] = value;
  }
  return parameters;
}

/**
 * Finds the route of a raw request path. Fixed segments must match byte for byte: nothing is decoded, folded or
 * normalized first, so no spelling of a path can reach a route under another route's authorization (T-012).
 */
export function matchRoute(method: string, rawPath: string): Match {
  const path = rawPath.split('/').slice(1);
  const allow: string[] = [];
  for (const { entry, segments } of table) {
    const pathParameters = parametersOf(segments, path);
    if (!pathParameters) continue;
    if (entry.route.method === method) return { kind: 'route', entry, pathParameters };
    allow.push(entry.route.method);
  }
  return allow.length > 0 ? { kind: 'other-method', allow: [...allow, 'OPTIONS'] } : { kind: 'none' };
}
