/**
 * Which file of the build answers a path: the prerendered landing page at the root, the page of the screen at that path
 * (`_` stands for a parameter at its end), and the app at every other path without an extension. One rule for the local gateway, which calls it, and for CloudFront, which
 * gets its source text: so it is one expression that names nothing outside.
 * @param files addresses of the files of the build
 */
export const pageFile = (path: string, files: readonly string[]): string => {
  if (path === '/') return '/index.html';
  if (/\.[a-z0-9]+$/i.test(path)) return path;
  const page = `${path}.html`;
  if (page !== '/index.html' && files.includes(page)) return page;
  const anyChild = path.replace(/[^/]+$/, '_.html');
  return files.includes(anyChild) ? anyChild : '/app.html';
};

/**
 * The landing page as it is deployed beside itself, compressed as well as it can be: what CloudFront compresses on the way
 * is a tenth larger, and would no longer fit into the first round trip (docs/decisions/0009).
 */
export const compressedLanding = '/index.br';

/**
 * The rule as a CloudFront function. On the default behaviour and not an error page, because an error page would also
 * rewrite the API's own 403 and 404 (reliability I36).
 */
export const pageFileFunction = (files: readonly string[]): string => `const pageFile = ${pageFile.toString()};
const files = ${JSON.stringify(files.filter((file) => file.endsWith('.html')))};
function handler(event) {
  const request = event.request;
  const accepted = request.headers['accept-encoding'];
  request.uri = pageFile(request.uri, files);
  if (request.uri === '/index.html' && accepted && /\\bbr\\b/.test(accepted.value)) request.uri = '${compressedLanding}';
  return request;
}`;
