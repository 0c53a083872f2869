import type { CvPages } from '#shared/cv/pages.ts';
import { cleanText } from './clean-text.ts';
import { type Block, layOut, refuseLong } from './paper.ts';

const FONT_SIZE = 11;
const COLUMN = FONT_SIZE * 0.49;

/** Lines as they stand. Where a run of spaces holds columns apart, they stay apart. */
export function plainTextPages(text: string): CvPages {
  refuseLong(text.length);
  const lines = text.split(/\r\n|[\n\r\f\u2028\u2029]/);
  return { type: 'text', pages: layOut(lines.map(lineBlock)) };
}

function lineBlock(line: string): Block {
  const indent = /^[ \t]*/.exec(line)![0].replaceAll('\t', '        ').length * COLUMN;
  const columns = line.trim().split(/\t+| {4,}/);
  return {
    kind: 'paragraph',
    indent,
    runs: [{ text: columns.map(cleanText).join('\t'), fontSize: FONT_SIZE, bold: false }],
  };
}
