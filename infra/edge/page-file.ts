/**
 * The file of the build that answers a path: the prerendered landing page at the root, the page of the screen at that
 * path (`_` stands for a parameter at its end), and the app at every other path without an extension. Used by the local
 * gateway and by CloudFront.
 * @param isFile whether the build has a file at that address
 */
export function pageFile(path: string, isFile: (address: string) => boolean): string {
  if (path === '/') return '/index.html';
  const page = `${path}.html`;
  if (page !== '/index.html' && isFile(page)) return page;
  if (/\.[a-z]\w*$/i.test(path)) return path; // the dot of an O*NET-SOC code starts no extension
  const anyChild = path.replace(/[^/]+$/, '_.html');
  return isFile(anyChild) ? anyChild : '/app.html';
}

/** Pages that are too many to list by name in a function limited to 10 kB. */
export const isOccupationPage = (address: string): boolean => /^\/occupations\/.+\.html$/.test(address);
