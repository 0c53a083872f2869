import { describe, expect, it } from 'vitest';
import { wordParting } from '#functions/documents/extract/spaced-letters.ts';

const SHOW = 44;
const drawn = (...texts: string[]) =>
  wordParting(
    {
      fnArray: texts.map(() => SHOW),
      argsArray: texts.map((text) => [[...text].map((unicode) => ({ unicode }))]),
    },
    SHOW,
  );

describe('letter-spaced text (D-57)', () => {
  it('is split at the spaces drawn among its letters', () => {
    const part = drawn(...'FATIMA ZAHRA EL IDRISSI', 'CONTACT');
    expect(part('F A T I M A Z A H R A E L I D R I S S I')).toBe('FATIMA ZAHRA EL IDRISSI');
  });

  it('is split at them even if some letters are together', () => {
    const part = drawn(...'HR BUSINESS PARTNER', 'B B A');
    expect(part('HR B USIN ESS PAR T N ER')).toBe('HR BUSINESS PARTNER');
    expect(drawn(...'HRBUSINESSPARTNER AT')('HR B USIN ESS PAR T N ER')).toBe('HR B USIN ESS PAR T N ER');
  });

  it('is split at multiple spaces if every letter has one', () => {
    expect(drawn(...'A D A   B R O O K')('A D A B R O O K')).toBe('ADA BROOK');
  });

  it('stays unchanged if only distances separate the words, and if it is not spaced', () => {
    expect(drawn(...'FATIMAZAHRA')('F A T I M A Z A H R A')).toBe('F A T I M A Z A H R A');
    expect(drawn(...'J O H N S M I T H')('J O H N S M I T H')).toBe('J O H N S M I T H');
    expect(drawn('A plain line')('A plain line')).toBe('A plain line');
  });
});
