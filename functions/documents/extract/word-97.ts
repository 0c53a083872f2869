/**
 * Word 97-2003. The library follows sector chains wherever they lead, so it runs in a process that can be terminated.
 */
import BufferReader from 'word-extractor/lib/buffer-reader.js';
import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js';
import type { CvPages } from '#shared/cv/pages.ts';
import { cleanText } from './clean-text.ts';
import { type Block, layOut, refuseLong } from './paper.ts';

const asWritten = { filterUnicode: false };

export async function word97Pages(bytes: Buffer): Promise<CvPages> {
  const document = await new WordOleExtractor().extract(new BufferReader(bytes));
  const parts = [
    document.getHeaders({ ...asWritten, includeFooters: false }),
    document.getTextboxes(asWritten),
    document.getBody(asWritten),
    document.getFooters(asWritten),
  ];
  refuseLong(parts.join('').length);
  return {
    type: 'doc',
    pages: layOut(
      parts.flatMap((part) =>
        part
          .trim()
          .split(/[\r\n\v\f]/)
          .map(lineBlock),
      ),
    ),
  };
}

/** The library does not report font size or weight. */
const lineBlock = (line: string): Block => ({
  kind: 'paragraph',
  indent: 0,
  runs: [{ text: line.trim().split(/\t+/).map(cleanText).join('\t'), fontSize: 11, bold: false }],
});
