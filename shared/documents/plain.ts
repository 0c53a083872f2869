import type { Block } from './document.ts';
import { sourceLine } from './source-line.ts';

/** A part of a document as plain text, one paragraph per block, for uses that cannot show it. */
export const plainParagraphs = (blocks: readonly Block[]): string[] =>
  blocks.map(plainText).filter((text) => text !== '');

function plainText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}:`;
    case 'text':
      return block.text;
    case 'list':
      return listed(block.items);
    case 'facts':
      return listed(block.rows.map(({ label, value }) => `${label}: ${value}`));
    case 'table': {
      const [, ...columns] = block.columns;
      const cells = (row: string[]) => columns.map((column, at) => `${column.toLowerCase()} ${row[at + 1]}`).join(', ');
      return `${block.caption}\n${listed(block.rows.map((row) => `${row[0]}: ${cells(row)}`))}`;
    }
    case 'bars':
      return `${block.finding}\n${listed(block.rows.map(({ label, text }) => `${label}: ${text}`))}`;
    case 'contour':
      return `${block.finding}\n${listed(block.axes.map(({ label, text }) => `${label}: ${text}`))}`;
    case 'source': {
      const { kind, text } = sourceLine(block.provenance);
      return `(${kind}. ${text})`;
    }
    case 'link':
      return `${block.text}: ${block.url}`;
  }
}

const listed = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
