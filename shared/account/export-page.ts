/** An export as a page to read: the same JSON, as text and nothing else. */
import { style } from '#shared/documents/style.ts';
import { escapeHtml as text } from '#shared/lib/html-text.ts';
import { standalonePage } from '#shared/lib/standalone-page.ts';
import { product } from '#shared/product.ts';
import { type ExportDocument, type ExportKind, exportKinds } from './export.ts';

const title = `Everything ${product.name} keeps of you`;

const lists =
  'dl{margin:0 0 0 1em}dt{font-weight:600}dd{margin:0 0 .25em 1em;overflow-wrap:anywhere;white-space:pre-wrap}';

export const exportPageOf = ({ exported_at, entries }: ExportDocument): string =>
  standalonePage({
    title,
    lang: 'en',
    style: `${style}\n${lists}`,
    body: `<main>
<header>
<p><b>${text(product.name)}</b> · ${text(exported_at)}</p>
<h1>${text(title)}</h1>
</header>
${(Object.keys(exportKinds) as ExportKind[])
  .map((kind) => [kind, entries.filter((entry) => entry.kind === kind)] as const)
  .filter(([, found]) => found.length > 0)
  .map(
    ([kind, found]) => `<h2>${text(exportKinds[kind])}</h2>
${found.map(({ id, content }) => `<h3>${text(id)}</h3>\n${written(content)}`).join('\n')}`,
  )
  .join('\n')}
</main>`,
  });

const words = (name: string): string => name.replaceAll('_', ' ');

function written(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : `<ul>${value.map((each) => `<li>${written(each)}</li>`).join('')}</ul>`;
  if (typeof value !== 'object') return text(String(value));
  const fields = Object.entries(value);
  if (fields.length === 0) return 'none';
  return `<dl>${fields.map(([name, inner]) => `<dt>${text(words(name))}</dt><dd>${written(inner)}</dd>`).join('')}</dl>`;
}
