/**
 * The target of a request. `odd` paths have a spelling that some server would fold into another path: they are refused,
 * so that no proxy can interpret a path differently (T-012).
 */
type Target = { kind: 'api' | 'page'; path: string; query: string } | { kind: 'odd' };

const oddSpelling = /^[^/]|\/\/|\\|\/\.{1,2}(\/|$)|%2e|%2f|%5c|%00|;/i;

/** An /api in another spelling or behind a prefix; serving the app's page would make it look like a success. */
function looksLikeApi(path: string): boolean {
  if (/\.[a-z0-9]+$/i.test(path)) return false;
  try {
    return decodeURIComponent(path).toLowerCase().split('/').includes('api');
  } catch {
    return true; // it cannot be decoded, so it is no screen either
  }
}

export function readTarget(url: string): Target {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?').split('#')[0] as string;
  if (path.startsWith('/api/')) return { kind: 'api', path, query };
  if (oddSpelling.test(path) || looksLikeApi(path)) return { kind: 'odd' };
  return { kind: 'page', path, query };
}
