import { letterBlocks } from '../letter/blocks.ts';
import type { Letter } from '../letter/letter.ts';
import { oneLine } from '../one-line.ts';
import { contactBlock } from './resume-document.ts';
import type { TextBlock, TextDocument } from './text-document.ts';

/** A letter as written to files, with the same content as its page (letter/html.ts). */
export function letterDocument(letter: Letter, date: string): TextDocument {
  const name = oneLine(letter.person.fullName);
  return {
    title: `Letter of ${name}`,
    name,
    date,
    blocks: [
      contactBlock(letter.person),
      ...letterBlocks(letter).map(
        (block): TextBlock =>
          'lines' in block
            ? { kind: 'list', lead: oneLine(block.lead), lines: block.lines.map(oneLine).filter(Boolean), of: 'Letter' }
            : { kind: 'paragraph', text: oneLine(block.text), of: 'Letter' },
      ),
    ],
  };
}
