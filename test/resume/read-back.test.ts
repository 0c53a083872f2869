import { describe, expect, it } from 'vitest';
import { asDrawn } from '#shared/documents/drawable.ts';
import { missedIn } from '#shared/resume/file/read-back.ts';
import { type TextBlock, type TextDocument, textsOf } from '#shared/resume/file/text-document.ts';

const withBlocks = (...blocks: TextBlock[]): TextDocument => ({
  title: 'Sam Lee',
  name: 'Sam Lee',
  date: '2026-11-22T20:00:00.000Z',
  blocks,
});

/** Whether a role that is written is found again in what a reader says. */
const isWhole = (written: string, read: string, held?: (text: string) => string) =>
  missedIn(withBlocks({ kind: 'role', text: written }), `Sam Lee\n${read}`, held) === null;

describe('reading back', () => {
  const document = withBlocks(
    { kind: 'role', text: 'Cook' },
    { kind: 'items', items: ['C++', 'Soups and sauces'], of: 'Skills' },
  );
  const missed = (read: string) => missedIn(document, read)?.text ?? null;

  it.each([
    ['as it was written', 'Sam Lee\nCook\nC++ · Soups and sauces', null],
    ['lines broken anywhere', 'Sam\nLee\nCo\nok\nC++\n·\nSoups and\nsauces', null],
    ['a text less', 'Sam Lee\nC++ · Soups and sauces', 'Cook'],
    ['a letter less', 'Sam Lee\nCook\nC+ · Soups and sauces', 'C++'],
    ['a box', 'Sam Lee\nCook\nC++ · □oups and sauces', 'Soups and sauces'],
    ['two words in one', 'Sam Lee\nCook\nC++ · Soups andsauces', 'Soups and sauces'],
    ['a word in two', 'Sam Lee\nCook\nC++ · Soups and sau ces', 'Soups and sauces'],
    ['two texts in one', 'Sam Lee\nCookC++ · Soups and sauces', 'Cook'],
    ['another order', 'Sam Lee\nCook\nSoups and sauces · C++', 'C++'],
    ['more than was written', 'Sam Lee\nCook\nC++ · Soups and sauces\nPage 1', 'Soups and sauces'],
    ['nothing', '', 'Sam Lee'],
  ])('%s', (_, read, expected) => {
    expect(missed(read)).toBe(expected);
  });

  it('knows every text of a document and where it was said', () => {
    expect(textsOf(document).map(({ of }) => of)).toEqual(['Full name', 'Target role', 'Skills', 'Skills']);
  });

  it.each([
    ['a power as a figure', '10⁶ users', '106 users'],
    ['a square as a figure', '40 m²', '40 m2'],
    ['an index as a figure', 'H₂O', 'H2O'],
    ['a fraction as figures', '1½ years', '11⁄2 years'],
    ['a Roman number as letters', 'Grade Ⅳ', 'Grade IV'],
    ['a circled figure', '①', '1'],
    ['a sign as letters', 'Lift™', 'LiftTM'],
    ['a wide letter', 'Ｃ＋＋', 'C++'],
    ['dots for an ellipsis', 'and so on …', 'and so on ...'],
    ['a joiner less', 'Ontwikkelaar 👩‍💻', 'Ontwikkelaar 👩💻'],
    ['a non-joiner less', 'می‌روم', 'میروم'],
    ['a variation selector less', 'I ❤️ bread', 'I ❤ bread'],
    ['the tags of a flag less', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏴'],
    ['a sign that is a format character less', '؀1', '1'],
  ])('does not take %s for what was written', (_, written, read) => {
    expect(isWhole(written, written)).toBe(true);
    expect(isWhole(written, read)).toBe(false);
    expect(isWhole(read, written)).toBe(false);
  });

  it('takes no character for another that is only compatible with it, but for letter forms and twins', () => {
    const asOthers = Array.from({ length: 0x1ffff - 0x20 }, (__, at) => String.fromCodePoint(at + 0x21)).filter(
      (each) => !/[\s\p{Cs}]/u.test(each) && each.normalize('NFKC') !== each.normalize('NFC'),
    );
    expect(asOthers.length).toBeGreaterThan(3000);
    const same = asOthers.filter((each) => isWhole(`x${each}x`, `x${each.normalize('NFKC')}x`));
    const ranges = /^[\u2e80-\u2fdf\ufb00-\ufdff\ufe70-\ufefe]$|^[µ‑]$/;
    expect(same.filter((each) => !ranges.test(each))).toEqual([]);
  });

  it.each([
    ['a ligature for its letters', 'office', 'oﬃce'],
    ['letters for a ligature', 'oﬃce', 'office'],
    ['an Arabic presentation form', 'سلام', 'ﺳﻼﻡ'],
    ['another white space', '20 % of it', '20 % of it'],
    ['the Greek letter for the micro sign', '5 µm', '5 μm'],
    ['one hyphen for another', 'e‑mail', 'e-mail'],
  ])('takes %s for what was written', (_, written, read) => {
    expect(isWhole(written, read)).toBe(true);
  });

  it('expects of a PDF what a PDF holds: no joiners, every sign', () => {
    expect(isWhole('Auf‌lage ❤️', 'Auflage ❤', asDrawn)).toBe(true);
    expect(isWhole('10⁶', '106', asDrawn)).toBe(false);
    expect(isWhole('؀1', '1', asDrawn)).toBe(false);
  });
});
