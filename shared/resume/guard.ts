/**
 * Whether a sentence says what its facts say, neither more nor less. A resume is signed with a name: a word that its
 * owner did not say may cost them a job, and so may one that was left out, an article ("trained a nurse" is no "trained
 * nurse") or a stop that has moved. So a sentence is its facts, word by word and mark by mark, set one after the other.
 */
import { startsWithActionVerb } from './action-verb.ts';
import type { Fact } from './facts.ts';

export interface Sentence {
  text: string;
  rests_on: readonly string[];
}

const MAX_LENGTH = 600;

/** @returns why it may not be delivered, or null */
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

/** Between two facts, and after the last, a writer sets these as it likes. A comma would join what a "not" denies. */
const ends = new Set(['.', ';']);
const trailing = new Set([...ends, ',']);

const word = "-?[\\p{L}\\p{M}\\p{N}]+(?:['.,:/@_-][\\p{L}\\p{M}\\p{N}]+)*[+#]*";
const mark = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word}|[^\\s]`, 'gu');

/** Words and marks, one by one. The forms of a letter are one; a raised figure is another figure than one on the line. */
const marksOf = (text: string): string[] =>
  text
    .replace(/\P{No}+/gu, (plain) => plain.normalize('NFKC'))
    .replace(/[’‘]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[‐-―−]/gu, '-')
    .match(mark) ?? [];

const afterEnd = (marks: string[]): string[] => (trailing.has(marks[0] ?? '') ? afterEnd(marks.slice(1)) : marks);
const within = (marks: string[]): string[] => marks.slice(0, marks.findLastIndex((each) => !trailing.has(each)) + 1);

/** Whose resume it is stands above: "I" before its verb may go. The I of "Engineer I" is a grade, "I'd" a wish. */
function withoutSpeaker([first = '', ...others]: string[]): { speaks: boolean; marks: string[] } {
  const speaks = /^I(?:'ve)?$/i.test(first) && /^\p{Ll}/u.test(others[0] ?? '');
  return { speaks, marks: speaks ? others : first ? [first, ...others] : [] };
}

/** At the front a capital may come or go, but for a name in capitals (IT, iOS). */
function isSame(ours: string | undefined, theirs: string, isFront: boolean): boolean {
  if (ours === undefined || ours === theirs) return ours === theirs;
  return isFront && ours.slice(1) === theirs.slice(1) && /^\p{L}[^\p{Lu}]*$/u.test(theirs) && sameLetters(ours, theirs);
}

const sameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
