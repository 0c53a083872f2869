/**
 * Restores words in letter-spaced PDF text ("A D A   B R O O K"). pdf.js reports every gap as one space, between
 * letters and between words alike; the spaces actually drawn tell the words apart.
 */

/** A glyph, a distance, or an empty entry. */
type Drawn = { unicode?: string } | number | null;

export interface Drawing {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

export type Parting = (text: string) => string;

/** @param showText the number of the text-drawing operator */
export function wordParting({ fnArray, argsArray }: Drawing, showText: number): Parting {
  let letters = '';
  /** position in `letters` -> number of spaces drawn before it */
  const ends = new Map<number, number>();
  fnArray.forEach((operator, i) => {
    if (operator !== showText) return;
    for (const glyph of (argsArray[i] as [Drawn[]])[0]) {
      const text = typeof glyph === 'object' ? (glyph?.unicode ?? '') : '';
      if (text.trim() === '' && text !== '') ends.set(letters.length, (ends.get(letters.length) ?? 0) + 1);
      else letters += text;
    }
  });
  let from = 0;
  // TeX draws hardly any spaces: the distances separate its words
  const drawsSpaces = ends.size * LONGEST_MEAN_WORD >= letters.length;
  return (text) => {
    if (!isSpaced(text) && !(drawsSpaces && isBroken(text))) return text;
    const own = text.replace(/\s/g, '');
    const at = [letters.indexOf(own, from), letters.indexOf(own)].find((found) => found >= 0);
    if (at === undefined) return text;
    from = at + own.length;
    const parted = (least: number) =>
      [...own].reduce((all, letter, i) => all + (i > 0 && (ends.get(at + i) ?? 0) >= least ? ' ' : '') + letter, '');
    if (ends.size === 0) return text;
    const words = parted(1);
    if (!isSpaced(words)) return words;
    // every letter is followed by a space and words by more; otherwise only the distances remain
    const apart = parted(2);
    return apart === own ? text : apart;
  };
}

const LONGEST_MEAN_WORD = 12;

/** "HR B USIN ESS PAR T N ER": pieces too short to be words. */
const isBroken = (text: string): boolean => {
  const parts = text.trim().split(/\s+/);
  return parts.length >= 3 && parts.join('').length < 3.5 * parts.length;
};

const isSpaced = (text: string): boolean => {
  const parts = text.trim().split(/\s+/);
  const singles = parts.filter((part) => [...part].length === 1);
  return (
    singles.length >= 2 &&
    (singles.length === parts.length || (parts.length >= 5 && singles.length >= 0.7 * parts.length))
  );
};
