/** The pages of all occupations, from the embedded facts and our texts: public/occupations/<slug>.html and, by code, the way to it. */
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

/** JSON that cannot end the element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const listing = (page: OccupationPage) => ({
  path: `/occupations/${page.slug}`,
  title: page.name,
  description: occupationDescription(page),
});

/** For machines: the occupation in the terms of schema.org. */
export const machineReadable = (page: OccupationPage): string =>
  `<script type="application/ld+json">${safeJson(occupationSchema(page, `${sitePlaceholders.origin}/occupations/${page.slug}`))}</script>`;

/** What the app takes the page over with. */
export const pageData = (page: OccupationPage): string =>
  `<script type="application/json" id="${occupationPageId}">${safeJson(page)}</script>`;

/** The page at an O*NET-SOC code: leads to that of the plain name, for whoever has no script, too. */
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
