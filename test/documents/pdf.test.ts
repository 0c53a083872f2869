import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { writePdf } from '#functions/documents/pdf.ts';
import type { Block, Document } from '#shared/documents/document.ts';
import { papers } from '#shared/documents/paper.ts';
import { sampleDocument } from './sample-document.ts';

const paperNames = ['a4', 'letter'] as const;
const plain = (text: string) => text.replace(/\s+/g, ' ');

async function read(document: Document, paper: (typeof paperNames)[number] = 'a4') {
  const pdf = await getDocumentProxy(new Uint8Array(await writePdf(document, paper)));
  const { text } = await extractText(pdf, { mergePages: false });
  return { pdf, pages: text.map(plain), text: plain(text.join(' ')) };
}

const withBlocks = (...blocks: Block[]): Document => ({ ...sampleDocument, blocks });

/** every text that a document shows */
const textsOf = ({ title, subtitle, blocks }: Document): string[] => [
  title,
  subtitle!,
  ...blocks.flatMap((block): string[] => {
    if (block.kind === 'facts') return block.rows.flatMap(({ label, value }) => [label, value]);
    if (block.kind === 'bars') return [block.finding, ...block.rows.flatMap(({ label, text }) => [label, text])];
    if (block.kind === 'contour') return [block.finding, ...block.axes.flatMap(({ label, text }) => [label, text])];
    if (block.kind === 'table') return [block.caption, ...block.columns, ...block.rows.flat()];
    if (block.kind === 'list') return block.items;
    if (block.kind === 'source') return [block.provenance.source];
    return [block.text];
  }),
];

describe('a document as a PDF', () => {
  it.each(paperNames)('reads back whole and in order on %s', async (paper) => {
    const { pdf, text } = await read(sampleDocument, paper);
    let from = 0;
    for (const expected of textsOf(sampleDocument)) {
      const at = text.indexOf(plain(expected), from);
      expect(at, expected).toBeGreaterThanOrEqual(0);
      from = at;
    }
    const { view } = await pdf.getPage(1);
    expect(view.slice(2)).toEqual([...papers[paper]]);
  });

  it('is tagged, and says its title and language', async () => {
    const { pdf } = await read(sampleDocument);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: sampleDocument.title, Language: 'en', CreationDate: 'D:20261004103000Z' });
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
  });

  it('links to https only', async () => {
    const { pdf } = await read(sampleDocument);
    expect((await extractLinks(pdf)).links).toEqual(['https://example.org/a?b=1&c=2']);
  });

  it('is the same file for the same document', async () => {
    expect((await writePdf(sampleDocument, 'a4')).equals(await writePdf(sampleDocument, 'a4'))).toBe(true);
  });

  it('reads back whole whatever was written with the same fonts before', async () => {
    const from = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(' ');
    const ascii = from(0x21, 0x7e);
    for (const text of [`${from(0xc0, 0x17f)} ${from(0x1ea0, 0x1ef9)}`, '∆', ascii, 'Δ', '∆'])
      expect((await read(withBlocks({ kind: 'text', text }))).text).toContain(text);
  });

  it('draws a box for a character no font has, once per character as people count, and says so', async () => {
    const { text } = await read(withBlocks({ kind: 'text', text: '漢字 and 👩‍👩‍👧 in Ελλάδα' }));
    expect(text).toContain('□□ and □ in Ελλάδα');
    expect(text).toContain('□ stands for 3 characters that the fonts of this file do not have.');
    expect((await read(sampleDocument)).text).not.toContain('□');
  });

  it('breaks no row over two pages, repeats the names of the columns, and loses nothing of what is taller than a page', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [`begin${i}`, `${'word '.repeat((i * 7) % 60)}end${i}`]);
    const tall = Array.from({ length: 1500 }, (_, i) => `w${i}`).join(' ');
    const { pages, text } = await read(
      withBlocks(
        { kind: 'table', caption: 'Long', columns: ['Column one', 'Column two'], rows: [...rows, ['tall', tall]] },
        { kind: 'text', text: tall },
        { kind: 'list', items: [tall] },
      ),
    );
    for (let i = 0; i < rows.length; i += 1) {
      const [from] = [pages.findIndex((page) => page.includes(`begin${i} `))];
      expect(from).toBeGreaterThanOrEqual(0);
      expect(pages[from]).toContain(`end${i}`);
    }
    const withRows = pages.filter((page) => /begin\d/.test(page));
    expect(withRows.length).toBeGreaterThan(2);
    expect(withRows.filter((page) => !page.includes('Column one'))).toEqual([]);
    expect(text.match(/\bw1499\b/g)).toHaveLength(3);
  });

  it('leaves no heading behind at the foot of a page', async () => {
    const filler: Block[] = Array.from({ length: 30 }, () => ({ kind: 'text', text: 'one line' }));
    for (let lines = 20; lines < 30; lines += 1) {
      const { pages } = await read(
        withBlocks(
          ...filler.slice(0, lines),
          { kind: 'heading', level: 2, text: 'Heading' },
          { kind: 'text', text: 'below it' },
        ),
      );
      expect(pages.find((page) => page.includes('Heading'))).toContain('below it');
    }
  });
});
