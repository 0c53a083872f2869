/** Text with Markdown markup (CommonMark): the markup becomes formatting and is not read as text. */
import { withCharacters } from '#shared/lib/html-entities.ts';
import { cleanText } from './clean-text.ts';
import type { Paragraph, Run } from './paper.ts';

/** Also without the space CommonMark requires: "##SKILLS", but not "#python #sql" */
const heading = /^\s{0,3}(#{1,6})(?:\s+|(?=[\p{L}*])(?!.*\s#\p{L}))(.+?)(?:\s+#+)?\s*$/u;
const boldLine = /^\s{0,3}(\*\*|__)(?=\S)[^*_]+\1\s*$/;
const rule = /^\s{0,3}(?:[-*_]\s*){3,}$/;

/** Requires two headings: "# 4" alone may be a number, "#sql" a hashtag. */
export const isMarkdown = (lines: readonly string[]): boolean =>
  lines.filter((line) => (heading.test(line) && !/^\s*#\p{L}/u.test(line)) || boldLine.test(line)).length >= 2;

/** Front matter for publishing tools is skipped: "---", "layout: page", "---". */
const frontMatter = /^\s*---[ \t]*\n(?:[ \t]*[\w-]+:.*\n|[ \t]+[^\w\s].*\n|[ \t]*\n){1,40}---[ \t]*\n/;
const htmlTag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,300})?\/?>/gi;

/** The lines of such a text, without HTML tags; a name underlined with a row of dashes becomes a heading. */
export const markdownLines = (text: string): string[] =>
  text
    .replace(frontMatter, '')
    .replace(/<!--(?:(?!<!--).)*?-->/gs, '')
    .replace(/<(?:br|hr)\s*\/?>|<\/(?:p|div|li|tr|td|h[1-6])>/gi, '\n')
    .replace(htmlTag, '')
    .replace(/<((?:https?:\/\/|mailto:)?[^\s<>]{1,200}[.@][^\s<>]{1,200})>/g, '$1')
    .replace(/^(\p{L}.*)\n(?:(=)|-)[=-]{2,}[ \t]*$/gmu, (_, words: string, first?: string) =>
      first ? `# ${words}` : `## ${words}`,
    )
    .split('\n')
    .map((line) => withCharacters(line.replace(/^\s{0,3}>\s?/, '')));

const withoutEmphasis = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}*_])([*_`])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/~~(?=\S)(.+?)(?<=\S)~~/g, '$1')
    // "*(2019 – 2021) **Cook** at The Inn*": emphasis around strong text
    .replace(/(?<![\p{L}\p{N}*])\*(?=[\p{L}\p{N}(])|(?<=[\p{L})])\*(?![\p{L}\p{N}*])/gu, '')
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '');

/** "![logo](logo.png)", "[The Inn](https://inn.test)", "**Cook**" */
const mark = /!\[[^\]]*\]\([^()\s]*[^()]*\)|\[([^\]]*)\]\(([^()\s]*)[^()]*\)|(\*\*|__)(?=\S)(.+?)(?<=\S)\3/u;

/** The runs of a line, each with its formatting and link. */
function runsOf(text: string, look: Omit<Run, 'text'>): Run[] {
  const runs: Run[] = [];
  let rest = text;
  for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
    const [whole, words, url, , strong] = found;
    runs.push({ ...look, text: rest.slice(0, found.index) });
    if (strong !== undefined) runs.push(...runsOf(strong, { ...look, bold: true }));
    // a link without text shows its address: "[](mailto:ada@mailbox.test)"
    else if (url !== undefined) runs.push(...runsOf(words || url.replace(/^(?:mailto|tel):/, ''), { ...look, url }));
    rest = rest.slice(found.index + whole.length);
  }
  return [...runs, { ...look, text: rest }];
}

/** @param fontSize of text that is neither heading nor emphasised */
export function markdownBlock(line: string, fontSize: number): Paragraph {
  const [, marks, title] = heading.exec(line) ?? [];
  const size = marks ? fontSize + Math.max(1, 6 - 1.5 * (marks.length - 1)) : fontSize;
  const text = rule.test(line) ? '' : (title ?? line.trimStart());
  const runs = runsOf(text, { fontSize: size, bold: marks !== undefined }).map((run) => ({
    ...run,
    text: cleanText(withoutEmphasis(run.text)),
  }));
  return {
    kind: 'paragraph',
    indent: line.length - line.trimStart().length,
    runs: runs.filter((run) => run.text !== ''),
  };
}
