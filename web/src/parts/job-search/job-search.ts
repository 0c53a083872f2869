import { product } from '#shared/product.ts';

const { jobSearch } = product;

/**
 * The external job search of a role: the title, the place, and postings of the last day only (RES-12, DSH-20); without a
 * title the site's general jobs page (DSH-21). The host is ours, the rest travels as encoded parameters, so no title can
 * lead anywhere else.
 */
export function jobSearchUrl(title: string | null, location: string | null): string {
  if (title === null) return jobSearch.home;
  const url = new URL(jobSearch.url);
  url.searchParams.set('keywords', title);
  if (location) url.searchParams.set('location', location);
  url.searchParams.set(jobSearch.lastDay.name, jobSearch.lastDay.value);
  return url.href;
}
