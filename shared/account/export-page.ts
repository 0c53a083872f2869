/** An export as a readable page: the same JSON as text, nothing added. */
import * as z from 'zod/mini';
import { style } from '#shared/documents/style.ts';
import { dateTime } from '#shared/lib/format.ts';
import { escapeHtml as text } from '#shared/lib/html-text.ts';
import { standalonePage } from '#shared/lib/standalone-page.ts';
import { product } from '#shared/product.ts';
import { type ExportDocument, type ExportKind, exportKinds } from './export.ts';

const title = `Everything ${product.name} keeps about you`;

const lists = `dl{margin:0 0 0 1em}dt{font-weight:600}dd{margin:0 0 .25em 1em;overflow-wrap:anywhere;white-space:pre-wrap}
summary{cursor:pointer;overflow-wrap:anywhere}`;

export const exportPageOf = ({ exported_at, entries }: ExportDocument): string =>
  standalonePage({
    title,
    lang: 'en',
    style: `${style}\n${lists}`,
    body: `<main>
<header>
<p><b>${text(product.name)}</b> · ${text(said(exported_at))}</p>
<h1>${text(title)}</h1>
</header>
${(Object.keys(exportKinds) as ExportKind[])
  .map((kind) => [kind, entries.filter((entry) => entry.kind === kind)] as const)
  .filter(([, found]) => found.length > 0)
  .map(
    ([kind, found]) => `<h2>${text(exportKinds[kind])}</h2>
${found.map(({ id, content }) => folded(titleOf(content) || id, content)).join('\n')}`,
  )
  .join('\n')}
</main>`,
  });

const words = (name: string): string => name.replaceAll('_', ' ');

/** A title for an entry: its name and its date. */
const titleOf = ({ name, title: called, ended_at, saved_at, at }: Record<string, unknown>): string =>
  [name ?? called, ended_at ?? saved_at ?? at]
    .filter((each) => typeof each === 'string')
    .map(said)
    .join(', ');

/** Collapsed at first: a single result fills many pages. */
const folded = (summary: string, value: unknown): string =>
  `<details><summary>${text(summary)}</summary>${written(value)}</details>`;

function said(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const isMoment = z.iso.datetime().safeParse(value).success;
  return isMoment ? `${dateTime(value as string, 'UTC')} UTC` : String(value);
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

function written(value: unknown): string {
  if (isEmpty(value)) return 'none';
  if (typeof value !== 'object') return text(said(value));
  if (Array.isArray(value)) return `<ul>${value.map((each) => `<li>${written(each)}</li>`).join('')}</ul>`;
  const fields = Object.entries(value as object).map(([name, inner]) =>
    typeof inner === 'object' && !isEmpty(inner)
      ? `<dt>${folded(words(name), inner)}</dt>`
      : `<dt>${text(words(name))}</dt><dd>${written(inner)}</dd>`,
  );
  return `<dl>${fields.join('')}</dl>`;
}
