import { escapeHtml } from './lib/html-text.ts';
import { type Site, sitePlaceholders } from './site.ts';

/** @returns the text of a page (HTML or XML) with its placeholders replaced by a deployment's values, escaped */
export const fillSite = (text: string, site: Site): string =>
  (Object.keys(sitePlaceholders) as (keyof Site)[]).reduce(
    (filled, key) => filled.replaceAll(sitePlaceholders[key], () => escapeHtml(site[key])),
    text,
  );
