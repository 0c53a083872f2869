/**
 * Which file of the build answers a path: the prerendered landing page at the root, the page of the screen at that path
 * (`_` stands for a parameter at its end), and the app at every other path without an extension. One rule for the local gateway,
 * which calls it, and for CloudFront, which gets its source text: so it is one expression that names nothing outside.
 * @param isFile whether the build has a file at that address
 */
export const pageFile = (path: string, isFile: (address: string) => boolean): string => {
  if (path === '/') return '/index.html';
  const page = `${path}.html`;
  if (page !== '/index.html' && isFile(page)) return page;
  if (/\.[a-z]\w*$/i.test(path)) return path; // the dot of an O*NET-SOC code is no extension
  const anyChild = path.replace(/[^/]+$/, '_.html');
  return isFile(anyChild) ? anyChild : '/app.html';
};

/**
 * The landing page as it is deployed beside itself, compressed as well as it can be: what CloudFront compresses on the way
 * is a tenth larger, and would no longer fit into the first round trip (docs/decisions/0009).
 */
export const compressedLanding = '/index.br';

/** Addresses of which there are too many to name each in a function that may have 10 kB. */
export const isOccupationPage = (address: string): boolean => /^\/occupations\/.+\.html$/.test(address);

/** An address as three characters, 18 bits: one of 140 addresses that are none meets that of a page, and finds no file. */
export const fingerprint = (address: string): string => {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let hash = 7;
  for (let at = 0; at < address.length; at++) hash = (hash * 131 + address.charCodeAt(at)) % 262_139;
  return digits.charAt(hash >> 12) + digits.charAt((hash >> 6) & 63) + digits.charAt(hash & 63);
};

/** Whether a fingerprint is among those written one after the other. */
const isAmong = (fingerprints: string, wanted: string): boolean => {
  for (let at = 0; at < fingerprints.length; at += 3) if (fingerprints.slice(at, at + 3) === wanted) return true;
  return false;
};

/**
 * The rule as a CloudFront function. On the default behaviour and not an error page, because an error page would also
 * rewrite the API's own 403 and 404 (reliability I36).
 */
export function pageFileFunction(files: readonly string[]): string {
  const pages = files.filter((file) => file.endsWith('.html'));
  const named = pages.filter((file) => !isOccupationPage(file));
  const occupations = pages.filter(isOccupationPage).map(fingerprint).join('');
  return `const pageFile = ${pageFile.toString()};
const fingerprint = ${fingerprint.toString()};
const isAmong = ${isAmong.toString()};
const named = ${JSON.stringify(named)};
const occupations = '${occupations}';
const isFile = (address) => named.includes(address) || (address.startsWith('/occupations/') && isAmong(occupations, fingerprint(address)));
function handler(event) {
  const request = event.request;
  const accepted = request.headers['accept-encoding'];
  request.uri = pageFile(request.uri, isFile);
  if (request.uri === '/index.html' && accepted && /\\bbr\\b/.test(accepted.value)) request.uri = '${compressedLanding}';
  return request;
}`;
}
