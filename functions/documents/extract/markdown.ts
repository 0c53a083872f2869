/** A text with the marks of Markdown (CommonMark): what they say is kept as look, and they are not read. */
import { cleanText } from './clean-text.ts';
import type { Block } from './paper.ts';

const heading = /^\s{0,3}(#{1,6})\s+(.+?)(?:\s+#+)?\s*$/;
const rule = /^\s{0,3}(?:[-*_]\s*){3,}$/;

/** Two headings are no chance: "# 4" alone may be a number. */
export const isMarkdown = (lines: readonly string[]): boolean => lines.filter((line) => heading.test(line)).length >= 2;

/** "[Ada](mailto:ada@mailbox.test)" says its address, another link says it beside its text. */
const withoutLinks = (text: string): string =>
  text.replace(/!?\[([^\]]*)\]\(([^()\s]*)[^()]*\)/g, (_, words: string, address: string) => {
    const plain = address.replace(/^(?:mailto|tel):/, '');
    return words === '' || plain.includes(words) ? plain : address === plain ? `${words} ${address}` : words;
  });

const withoutEmphasis = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}*_])([*_`])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '');

/** @param fontSize of what is neither heading nor set off */
export function markdownBlock(line: string, fontSize: number): Block {
  const [, marks, title] = heading.exec(line) ?? [];
  const size = marks ? fontSize + Math.max(1, 6 - 1.5 * (marks.length - 1)) : fontSize;
  const text = rule.test(line) ? '' : withoutLinks(title ?? line.trimStart());
  const pieces = text.split(/(?:\*\*|__)(?=\S)(.+?)(?<=\S)(?:\*\*|__)/u);
  const runs = pieces.map((piece, n) => ({
    text: cleanText(withoutEmphasis(piece)),
    fontSize: size,
    bold: marks !== undefined || n % 2 === 1,
  }));
  return {
    kind: 'paragraph',
    indent: line.length - line.trimStart().length,
    runs: runs.filter((run) => run.text !== ''),
  };
}
