import { day } from '#shared/lib/format.ts';
import { escapeHtml as text } from '#shared/lib/html-text.ts';
import { standalonePage } from '#shared/lib/standalone-page.ts';
import { product } from '#shared/product.ts';
import { axisPoint, contourLines } from './contour.ts';
import { type Block, type BlockOf, type Document, inks, isLink, share } from './document.ts';
import { sourceLine } from './source-line.ts';
import { style } from './style.ts';

export const writeHtml = ({ title, subtitle, date, lang, blocks }: Document): string =>
  standalonePage({
    title,
    lang,
    style,
    body: `<main>
<header>
<p class="sign">${sign}<span><b>${text(product.name)}</b> · ${text(day(date, 'UTC'))}</span></p>
<h1>${text(title)}</h1>
${subtitle ? `<p class="subtitle">${text(subtitle)}</p>` : ''}
</header>
${blocks.map(writeBlock).join('\n')}
</main>`,
  });

const sign = `<svg viewBox="3 0 26 32" aria-hidden="true"><rect x="4" y="1" width="24" height="30" rx="2" fill="${inks.waymark}" stroke="${inks.ink}" stroke-width="2"/><path d="M10 21 16 9l6 12" fill="none" stroke="${inks.ink}" stroke-width="3.5"/></svg>`;

const writers: { [Kind in Block['kind']]: (block: BlockOf<Kind>) => string } = {
  heading: ({ level, text: heading }) => `<h${level}>${text(heading)}</h${level}>`,
  text: (block) => `<p>${text(block.text)}</p>`,
  list: ({ items, ordered }) => {
    const tag = ordered ? 'ol' : 'ul';
    return `<${tag}>${items.map((item) => `<li>${text(item)}</li>`).join('')}</${tag}>`;
  },
  facts: ({ rows }) => facts(rows.map(({ label, value }) => [label, value])),
  table: ({ caption, columns, rows, figures = [] }) => {
    const name = (column: number) => (figures.includes(column) ? ' class="figure"' : '');
    const head = columns.map((column, index) => `<th scope="col"${name(index)}>${text(column)}</th>`).join('');
    const cell = (value: string, column: number) =>
      column === 0 ? `<th scope="row">${text(value)}</th>` : `<td${name(column)}>${text(value)}</td>`;
    const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
    return `<div class="wide" role="region" tabindex="0" aria-label="${text(caption)}"><table><caption>${text(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
  },
  bars: ({ finding, rows, max }) => {
    const bar = (value: number) =>
      `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="10" fill="${inks.sunken}"/><rect width="${(100 * share(value, max)).toFixed(2)}" height="10" fill="${inks.bar}"/></svg>`;
    const items = rows.map(
      (row) => `<li><span>${text(row.label)}</span>${bar(row.value)}<span>${text(row.text)}</span></li>`,
    );
    return `<figure><figcaption>${text(finding)}</figcaption><ul class="bars">${items.join('')}</ul></figure>`;
  },
  contour: ({ finding, axes, max }) => {
    const lines = contourLines(
      axes.map(({ value }) => share(value, max)),
      100,
      11,
    );
    const names = axes.map(({ label }, axis) => {
      const { x, y } = axisPoint(axis, axes.length, 116);
      const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
      return `<text x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}" text-anchor="${anchor}">${text(label)}</text>`;
    });
    const paths = lines.map(
      (path, step) =>
        `<path d="${path}" fill="none" stroke="${inks.contour}" stroke-width="${(step + 1) % 5 === 0 ? 1.6 : 0.8}"/>`,
    );
    const mark = `<rect x="-4" y="-6" width="8" height="12" rx="1" fill="${inks.waymark}" stroke="${inks.ink}"/>`;
    const hill = `<svg viewBox="-190 -136 380 272" aria-hidden="true">${paths.join('')}${mark}${names.join('')}</svg>`;
    return `<figure><figcaption>${text(finding)}</figcaption><div class="hill">${hill}${facts(axes.map((axis) => [axis.label, axis.text]))}</div></figure>`;
  },
  source: ({ provenance }) => {
    const { kind, text: line } = sourceLine(provenance);
    return `<p class="source"><b>${kind}</b> ${text(line)}</p>`;
  },
  link: (block) =>
    isLink(block.url)
      ? `<p><a href="${text(block.url)}" target="_blank" rel="noopener noreferrer nofollow">${text(block.text)}</a></p>`
      : `<p>${text(block.text)}</p>`,
};

const writeBlock = (block: Block): string => (writers[block.kind] as (block: Block) => string)(block);

const facts = (rows: [string, string][]): string =>
  `<dl>${rows.map(([label, value]) => `<div><dt>${text(label)}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>`;
