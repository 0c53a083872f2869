/**
 * Which file of the build answers a path: the prerendered landing page at the root, the page of the screen at that path
 * (`_` stands for a parameter at its end), and the app at every other path without an extension. The rule of the local
 * gateway and of CloudFront.
 * @param isFile whether the build has a file at that address
 */
export function pageFile(path: string, isFile: (address: string) => boolean): string {
  if (path === '/') return '/index.html';
  const page = `${path}.html`;
  if (page !== '/index.html' && isFile(page)) return page;
  if (/\.[a-z]\w*$/i.test(path)) return path; // the dot of an O*NET-SOC code is no extension
  const anyChild = path.replace(/[^/]+$/, '_.html');
  return isFile(anyChild) ? anyChild : '/app.html';
}

/** Addresses of which there are too many to name each in a function that may have 10 kB. */
export const isOccupationPage = (address: string): boolean => /^\/occupations\/.+\.html$/.test(address);
