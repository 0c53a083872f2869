/**
 * Whether a sentence says what its facts say, neither more nor less. A resume is signed with a name: a word that its
 * owner did not say may cost them a job, and so may one that was left out ("assisted", "trainee", "almost"). So a
 * sentence may be set in order, inflected and joined, but every word of it must be theirs, in their order.
 */
import type { Fact } from './facts.ts';

export interface Sentence {
  text: string;
  rests_on: readonly string[];
}

/** Words that carry no claim: they may come, and go, wherever a sentence reads better for it. */
const joining = new Set(['a', 'an', 'the', 'and', 'also', 'very', 'really', 'both', 'my']);
/** "a few" are some, "few" are hardly any */
const amounts = new Set(['few', 'little']);
/** "I" before its verb: whose resume it is stands above. The I of "Engineer I" is a grade. */
const speaker = /(^|[,.;:–—]\s*|\b(?:and|that|where|which|when|as)\s+)[Ii](?:'ve|'d)?\s+(?=\p{Ll})/gu;
/** after these, another form of the verb changes who did it: "was supervised", "was supervising" */
const being = new Set([
  'am',
  "i'm",
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'being',
  'got',
  'get',
  'had',
  'have',
  'has',
]);
/** what is not done yet may not be told as done: a course, a plan */
const unfinished = new Set(['complet', 'finish', 'train', 'learn', 'pursu', 'prepar', 'plan', 'aim', 'attend', 'earn']);
const counts = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion)/;

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
  const theirs = said.flatMap((fact) => claimsIn(fact!.text));
  const ours = claimsIn(text);
  const at = ours.findIndex((word, place) => !isSame(word, theirs[place], theirs[place - 1]));
  if (at >= 0) return `says “${ours[at]}”, which was not said there`;
  return ours.length < theirs.length ? `leaves out “${theirs[ours.length]}”` : null;
}

const signs = '[%€$£¥&<>=+*°§]|[^\\s\\p{P}\\p{L}\\p{M}\\p{N}]|(?<![\\p{L}\\p{N}])[-−](?=\\d)';
const claim = new RegExp(`[\\p{L}\\p{M}\\p{N}]+(?:['.,:/@_-][\\p{L}\\p{M}\\p{N}]+)*[+#]*|${signs}`, 'gu');

/** What the words of a text claim, one by one, in their order; signs that belong to a name or a figure count (C++, 20 %). */
const claimsIn = (text: string): string[] =>
  (text.normalize('NFKC').replace(/[’‘]/gu, "'").replace(speaker, '$1').match(claim) ?? []).filter(
    (word, place, all) =>
      !joining.has(place === 0 ? word.toLowerCase() : word) || amounts.has(all[place + 1]?.toLowerCase() ?? ''),
  );

/** A capital may come or go at the front of a word; what is all capitals is a name (IT, US). */
function isSame(one: string, other: string | undefined, before: string | undefined): boolean {
  if (other === undefined) return false;
  if (one === other) return true;
  if (one.slice(1) === other.slice(1) && one.toLowerCase() === other.toLowerCase()) return one.length > 1;
  return !being.has(before?.toLowerCase() ?? '') && isFormOf(one, other);
}

/**
 * "managed" for "managing"; never "manager", nor "projects" for "project": a plural is more. What is told as past stays
 * so: "awarding" for "awarded" would exchange who did it, "manages" when. Names have no forms.
 */
function isFormOf(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => word[0]!.toLowerCase() + word.slice(1)) as [string, string];
  if (!/^\p{Ll}{4,}$/u.test(a) || !/^\p{Ll}{4,}$/u.test(b) || counts.test(a) || counts.test(b)) return false;
  if (/ed$/.test(b) || !(/(?:ing|ed)$/.test(a) || /ing$/.test(b))) return false;
  return stemOf(a).length >= 3 && stemOf(a) === stemOf(b) && !unfinished.has(stemOf(b));
}

const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/(\p{L})\1$/u, '$1');
