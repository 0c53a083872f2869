import { escapeHtml } from '#shared/lib/html-text.ts';
import { product } from '#shared/product.ts';
import { sitePlaceholders } from '#shared/site.ts';
import type { ListedPage } from '../src/prerender.ts';

const { origin } = sitePlaceholders;
const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/**
 * The page's title. Its id also names the main element, which takes the focus on a new screen and is announced by this
 * name.
 */
const titleElement = (title: string): string => `<title id="title">${escapeHtml(title)}</title>`;

/** Search and sharing metadata of a listed page, replacing the plain title in the head. */
export function listedHead({ path, title, description }: ListedPage): string {
  const address = `${origin}${path}`;
  return [
    titleElement(title),
    meta('name', 'description', description),
    `<link rel="canonical" href="${address}">`,
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${origin}/social-card.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${product.name}. ${product.tagline}`),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/** Personal pages and intermediate steps are not listed. */
export const unlistedHead = (title: string): string => `${titleElement(title)}${meta('name', 'robots', 'noindex')}`;

/** sitemap.xml with the listed pages. */
export const sitemap = (pages: readonly ListedPage[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).join('\n')}
</urlset>
`;
