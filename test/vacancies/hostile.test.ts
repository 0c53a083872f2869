import { describe, expect, it } from 'vitest';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { processorTime } from '#test/support/harness/processor-time.ts';
import { facts, words } from './read.ts';
import { texts } from './texts.data.ts';

const start = 'Job: cook. Requirements: we are hiring. ';
const SIZE = 60_000;
const upTo = (piece: string) => start + piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);

describe('a text that means to be slow', () => {
  readVacancy(texts[0]!.text, words, facts);

  it.each([
    ['<'],
    ['<a'],
    ['<a <!-- <script '],
    ['<!--'],
    ['<script>'],
    ['&#'],
    ['&amp;'],
    ['a'],
    ['a '],
    [' '],
    ['\t'],
    ['\n'],
    ['('],
    ['9'],
    ['9 '],
    ['$9'],
    ['$9,999,'],
    ['1-2-'],
    ['five to '],
    ['no no '],
    ['not '],
    ['or '],
    ['Python or '],
    ['Python, R, C and Go / '],
    ['bachelor’s degree in '],
    ['3 years of '],
    ['no experience '],
    ['a@b.'],
    ['registered nurse '],
    ['contact us by '],
    ['Excel, '],
    ['Austin, TX '],
    ['e.g. '],
    ['?'],
    ['\u200B'],
    ['👩‍🚀'],
    ['\uD800'],
    ['ﷺ'],
    ['漢'],
    ['A'],
    ['A, '],
    ['nice to have '],
    ['deposit '],
    ['BS or '],
    ['no recruiters '],
    ['backend engineer '],
    ['4 years in a '],
    ['TEAM IN '],
  ])('of 60 kB of %j is read in linear time', async (piece) => {
    const text = upTo(piece);
    expect(await processorTime(() => readVacancy(text, words, facts))).toBeLessThan(2_000);
  });
});

it.each(['Staff Accountant, Austin, TX. Requirements:', `Staff Accountant${' '.repeat(60)}\n\nBenefits\n`])(
  'a text that is headings alone is read: %j',
  (text) => {
    expect(() => readVacancy(text, words, facts)).not.toThrow();
  },
);

describe('the words that a finding rests on', () => {
  it('lie within the pasted text, whatever was left out of it', () => {
    for (const { text } of texts) {
      const read = readVacancy(text, words, facts);
      if ('refusal' in read) throw new Error(read.refusal);
      const places = [...read.requirements, ...read.jobs, ...read.marks].flatMap((finding) => finding.places);
      for (const { start: from, end } of places) {
        const [first, last] = read.plain.original(from, end);
        expect(first).toBeLessThan(last);
        expect(last).toBeLessThanOrEqual(text.length);
      }
    }
  });

  it('are those of the original, with the invisible characters and the markup inside them', () => {
    const text = 'We hire a cook.\n<p>Bach\u200Belor&rsquo;s <b>degree</b> required, full-time.</p>';
    const read = readVacancy(text, words, facts);
    if ('refusal' in read) throw new Error(read.refusal);
    const [first, last] = read.plain.original(
      read.requirements[0]!.places[0]!.start,
      read.requirements[0]!.places[0]!.end,
    );
    expect(text.slice(first, last)).toBe('Bach\u200Belor&rsquo;s <b>degree');
  });
});

describe('what is no vacancy', () => {
  it.each([
    ['', /too short/],
    ['   \n\t ', /too short/],
    ['Cook wanted', /too short/],
    ['\u200B'.repeat(500), /too short/],
    [
      'Once upon a time there was a king who had three daughters and a golden ball that he loved.',
      /not read like a vacancy/,
    ],
    [
      'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore',
      /not read like a vacancy/,
    ],
    [upTo('word '), null],
    [`${start}${'x'.repeat(220_000)}`, /longer than 220,000/],
  ])('is refused and says why: %.30j', (text, why) => {
    const read = readVacancy(text, words, facts);
    if (why) expect(read).toEqual({ refusal: expect.stringMatching(why) });
    else expect(read).not.toHaveProperty('refusal');
  });
});
