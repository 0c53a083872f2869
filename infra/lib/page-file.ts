/**
 * Which file of the build answers a path: the prerendered landing page at the root, the app at every other path without
 * an extension. One rule for the local gateway, which calls it, and for CloudFront, which gets its source text: so it is
 * one expression that names nothing outside.
 */
export const pageFile = (path: string): string =>
  path === '/' ? '/index.html' : /\.[a-z0-9]+$/i.test(path) ? path : '/app.html';

/**
 * The rule as a CloudFront function. On the default behaviour and not an error page, because an error page would also
 * rewrite the API's own 403 and 404 (reliability I36).
 */
export const pageFileFunction = `const pageFile = ${pageFile.toString()};
function handler(event) {
  event.request.uri = pageFile(event.request.uri);
  return event.request;
}`;
