import { describe, expect, it } from 'vitest';
import { plainTextPages } from '#functions/documents/extract/plain-text.ts';
import { datesIn } from '#shared/cv/dates.ts';
import { isDocumentTitle } from '#shared/cv/document-title.ts';
import { flowsOf } from '#shared/cv/layout/lines.ts';
import type { CvPages } from '#shared/cv/pages.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { type Cv, cvs } from './corpus/cvs.ts';
import { plainText } from './corpus/layouts.ts';
import { onPages, type Paper } from './corpus/paper.ts';
import { headings } from './corpus/people.data.ts';
import { titles } from './read-text.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];

/** Every value of a reading, and what it lists as not placed. */
const valuesOf = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return 'value' in part && typeof part.value === 'string' ? [part.value] : Object.values(part).flatMap(valuesOf);
};

/** @param change what is drawn in place of the text of a line, by its number */
const pagesOf = ({ layout, person }: Cv, change = (text: string, _nth: number) => text): CvPages => {
  if (!layout)
    return plainTextPages(
      plainText(person)
        .split('\n')
        .map((line, nth) => (line.trim() ? change(line, nth) : line))
        .join('\n'),
    );
  return onPages((paper) => {
    let nth = 0;
    const write: Paper['write'] = (x, y, text, ink) => paper.write(x, y, change(text, nth++), ink);
    layout({ ...paper, write }, person);
  });
};

/** The words of a line: without its dates, which are kept in another form, and without the labels of values. */
function saidIn(line: string): string[] {
  const dateless = datesIn(line).reduce((text, { from, to }) => text.replace(line.slice(from, to), ' '), line);
  return wordsOf(dateless.replace(/[\p{L}-]+: /gu, ''));
}

const isHeading = (text: string, { person }: Cv): boolean =>
  Object.values(headings[person.language]!).some((heading) => heading.toLowerCase() === text.trim().toLowerCase());

describe('what could not be placed is listed, never dropped', () => {
  it('each word of each CV of the corpus is in a value, in a heading, or listed', () => {
    const dropped = cvs.flatMap((cv) => {
      const pages = pagesOf(cv);
      const read = readCv(pages, titles);
      const kept = new Set(
        [...valuesOf(read), ...Object.values(headings[cv.person.language]!)].flatMap((text) => wordsOf(text)),
      );
      // a word broken at the end of a line is whole in its value
      const whole = valuesOf(read).join(' ').toLowerCase();
      return flowsOf(pages)
        .flatMap(({ lines }) => lines)
        .filter(({ text }) => !isDocumentTitle(text))
        .flatMap(({ text }) => saidIn(text).filter((word) => !kept.has(word) && !whole.includes(word)))
        .map((word) => `${cv.file} ${word}`);
    });
    expect(dropped).toEqual([]);
  });

  it('a strange word that is added to any line is not lost', () => {
    const [added, marks] = ['Qwyzzelbrook', [' ', ', ', ' | ', ' (']];
    let looked = 0;
    const dropped = cvs.flatMap((cv, index) => {
      const lines = flowsOf(pagesOf(cv)).flatMap((flow) => flow.lines).length;
      // every 13th line, another in each CV
      return Array.from({ length: Math.ceil(lines / 13) }, (_, step) => 13 * step + (index % 13)).flatMap((at) => {
        let changed = '';
        const pages = pagesOf(cv, (text, nth) => {
          if (nth !== at || isHeading(text, cv)) return text;
          const mark = marks[(index + at) % marks.length]!;
          changed = `${text}${mark}${added}${mark === ' (' ? ')' : ''}`;
          return changed;
        });
        if (changed === '') return [];
        looked += 1;
        const values = valuesOf(readCv(pages, titles)).join('\n').toLowerCase();
        return values.includes(added.toLowerCase()) ? [] : [`${cv.file}: ${changed}`];
      });
    });
    expect(looked).toBeGreaterThan(80);
    expect(dropped).toEqual([]);
  });
});
