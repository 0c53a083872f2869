/**
 * Builds the pages of all occupations from the embedded facts and our texts: public/occupations/<slug>.html, and a
 * redirect from each code.
 */
import { readFileSync } from 'node:fs';
import { escapeHtml } from '#shared/lib/html-text.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import { openDetails } from '#shared/occupations/details.ts';
import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';
import { type OccupationPage, occupationPage } from '#shared/occupations/page.ts';
import { occupationPageId } from '#shared/occupations/page-data.ts';
import { occupationDescription } from '#shared/occupations/page-words.ts';
import { occupationSchema } from '#shared/occupations/schema-org.ts';
import type { FieldTexts } from '#shared/occupations/texts.ts';
import { sitePlaceholders } from '#shared/site.ts';

const source = (name: string) => readFileSync(new URL(`../../shared/occupations/${name}`, import.meta.url));
const json = <Value>(name: string) => JSON.parse(source(name).toString('utf8')) as Value;

export function occupationPages(): OccupationPage[] {
  const facts = decodeFacts(source('data/facts.bin'), source('data/moves.bin'));
  const details = openDetails(source('data/details.bin'), facts.codes);
  const reportedTitles = json<string[][]>('data/titles.json');
  const texts = new Map(Object.keys(fieldNames).map((field) => [field, json<FieldTexts>(`texts/${field}.json`)]));
  return facts.codes.map((code, index) =>
    occupationPage({ facts, details, reportedTitles, text: texts.get(fieldOf(code))?.[code] }, index),
  );
}

/** JSON that cannot close the script element around it. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const listing = (page: OccupationPage) => ({
  path: `/occupations/${page.slug}`,
  title: page.name,
  description: occupationDescription(page),
});

/** The occupation as schema.org structured data. */
export const machineReadable = (page: OccupationPage): string =>
  `<script type="application/ld+json">${safeJson(occupationSchema(page, `${sitePlaceholders.origin}/occupations/${page.slug}`))}</script>`;

/** The data with which the app hydrates the page. */
export const pageData = (page: OccupationPage): string =>
  `<script type="application/json" id="${occupationPageId}">${safeJson(page)}</script>`;

/** The page at an O*NET-SOC code: redirects to the plain name's page, even without scripts. */
export function wayToPage({ slug, name }: OccupationPage): string {
  const address = `/occupations/${slug}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(name)}</title>`,
    `<link rel="canonical" href="${sitePlaceholders.origin}${address}">`,
    `<meta http-equiv="refresh" content="0; url=${address}"></head>`,
    `<body><p><a href="${address}">${escapeHtml(name)}</a></p></body></html>`,
  ].join('');
}
