/** The bucket's CORS rule: pages of one origin may post a form and read the answer. */
export function sharing(
  headers: Record<string, string | undefined>,
  allowedOrigin: string,
): Record<string, string> | undefined {
  if (headers.origin !== allowedOrigin) return undefined;
  const asked = headers['access-control-request-method'];
  if (asked !== undefined && asked !== 'POST') return undefined;
  const wanted = headers['access-control-request-headers'];
  return {
    'access-control-allow-origin': allowedOrigin,
    'access-control-allow-methods': 'POST',
    ...(wanted !== undefined && { 'access-control-allow-headers': wanted }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}
