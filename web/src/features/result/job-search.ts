import { product } from '#shared/product.ts';

/**
 * The external job search of a role: the title, the place, and postings of the last day only (RES-12). The host is
 * ours, the rest travels as encoded parameters, so no title can lead anywhere else.
 */
export function jobSearchUrl(title: string, location: string | null): string {
  const url = new URL(product.jobSearch.url);
  url.searchParams.set('keywords', title);
  if (location) url.searchParams.set('location', location);
  url.searchParams.set(product.jobSearch.lastDay.name, product.jobSearch.lastDay.value);
  return url.href;
}
