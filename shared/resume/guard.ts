/**
 * Checks that a sentence says exactly what its facts say. People sign a resume with their name: an added word may cost
 * them a job, and so may a missing word, an article ("trained a nurse" is not "trained nurse") or a moved period. So a
 * sentence must consist of its facts, word by word and mark by mark, one after the other.
 */
import { startsWithActionVerb } from './action-verb.ts';
import type { Fact } from './facts.ts';

export interface Sentence {
  text: string;
  rests_on: readonly string[];
}

const MAX_LENGTH = 600;

/** @returns why it must not be delivered, or null */
export function faultOf({ text, rests_on }: Sentence, facts: ReadonlyMap<string, Fact>): string | null {
  if (rests_on.length === 0) return 'rests on nothing that was said';
  const said = rests_on.map((id) => facts.get(id));
  const entries = new Set(said.map((fact) => fact?.entry));
  if (entries.has(undefined)) return 'rests on what was not said';
  if (entries.size > 1) return 'mixes what was said of two places';
  if (new Set(rests_on).size < rests_on.length) return 'says a fact twice';
  if (text.length > MAX_LENGTH) return 'is too long';
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) return 'breaks the line';
  let rest = marksOf(text);
  for (const [nth, fact] of said.entries()) {
    if (nth > 0 && !ends.has(rest[0] ?? '')) return 'does not part what was said apart';
    const [ours, theirs] = [withoutSpeaker(afterEnd(rest)), withoutSpeaker(within(marksOf(fact!.text)))];
    if (ours.speaks && !theirs.speaks && !startsWithActionVerb(fact!.text)) return 'says “I”, which was not said there';
    const at = theirs.marks.findIndex((mark, place) => !isSame(ours.marks[place], mark, place === 0));
    if (at >= 0) return `does not say “${theirs.marks[at]}” where it was said`;
    rest = ours.marks.slice(theirs.marks.length);
  }
  const [more] = afterEnd(rest);
  return more === undefined ? null : `says “${more}”, which was not said there`;
}

/** A writer may put these between and after facts. A comma would join what a "not" denies. */
const ends = new Set(['.', ';']);
const trailing = new Set([...ends, ',']);

const word = "-?[\\p{L}\\p{M}\\p{N}]+(?:['.,:/@_-][\\p{L}\\p{M}\\p{N}]+)*[+#]*";
const mark = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word}|[^\\s]`, 'gu');

/**
 * Splits text into words and marks. Typographic variants of a letter are equal; a superscript differs from a normal
 * figure.
 */
const marksOf = (text: string): string[] =>
  text
    .replace(/\P{No}+/gu, (plain) => plain.normalize('NFKC'))
    .replace(/[’‘]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[‐-―−]/gu, '-')
    .match(mark) ?? [];

const afterEnd = (marks: string[]): string[] => (trailing.has(marks[0] ?? '') ? afterEnd(marks.slice(1)) : marks);
const within = (marks: string[]): string[] => marks.slice(0, marks.findLastIndex((each) => !trailing.has(each)) + 1);

/**
 * The resume already names the speaker, so "I" before a verb may be dropped. The I of "Engineer I" is a grade, "I'd" a
 * wish.
 */
function withoutSpeaker([first = '', ...others]: string[]): { speaks: boolean; marks: string[] } {
  const speaks = /^I(?:'ve)?$/i.test(first) && /^\p{Ll}/u.test(others[0] ?? '');
  return { speaks, marks: speaks ? others : first ? [first, ...others] : [] };
}

/** Capitalization may change at the start, except in names such as IT or iOS. */
function isSame(ours: string | undefined, theirs: string, isFront: boolean): boolean {
  if (ours === undefined || ours === theirs) return ours === theirs;
  return isFront && ours.slice(1) === theirs.slice(1) && /^\p{L}[^\p{Lu}]*$/u.test(theirs) && sameLetters(ours, theirs);
}

const sameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
