import { product } from '#shared/product.ts';

const { jobSearch } = product;

/**
 * A link to the external job search: title, place, and postings of the last day only (RES-12, DSH-20); without a title,
 * the site's general jobs page (DSH-21). The host is ours and everything else is an encoded parameter, so no title can
 * lead elsewhere.
 */
export function jobSearchUrl(title: string | null, location: string | null): string {
  if (title === null) return jobSearch.home;
  const url = new URL(jobSearch.url);
  url.searchParams.set('keywords', title);
  if (location) url.searchParams.set('location', location);
  url.searchParams.set(jobSearch.lastDay.name, jobSearch.lastDay.value);
  return url.href;
}
