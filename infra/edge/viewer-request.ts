/**
 * Runs at CloudFront before it looks for a file of the build. It is on the default behavior and not an error page,
 * because an error page would also rewrite the API's own 403 and 404 (reliability I36).
 */
import { fingerprint, isAmong } from './fingerprint.ts';
import { isOccupationPage, pageFile } from './page-file.ts';

/** Values that infra/lib/site/edge-code.ts fills in. */
declare const PAGES: string[];
declare const OCCUPATION_PAGES: string;

interface ViewerRequest {
  request: { uri: string };
}

const isFile = (address: string) =>
  isOccupationPage(address) ? isAmong(OCCUPATION_PAGES, fingerprint(address)) : PAGES.includes(address);

export function handler(event: ViewerRequest) {
  event.request.uri = pageFile(event.request.uri, isFile);
  return event.request;
}
