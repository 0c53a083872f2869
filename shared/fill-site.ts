import { escapeHtml } from './lib/html-text.ts';
import { type Site, sitePlaceholders } from './site.ts';

/** @returns the text of a page (HTML or XML) with the values of a deployment, escaped, in place of the placeholders */
export const fillSite = (text: string, site: Site): string =>
  (Object.keys(sitePlaceholders) as (keyof Site)[]).reduce(
    (filled, key) => filled.replaceAll(sitePlaceholders[key], () => escapeHtml(site[key])),
    text,
  );
