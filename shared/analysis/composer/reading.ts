/** A result as the composer reads it: who stands out in what, and the words to say it with. */
import type { Answers } from '#shared/assessment/answers.ts';
import type { InterestCode, InterestItem, ItemBank, PersonalityItem } from '#shared/assessment/item-bank.ts';
import type { Receipt, ResultRole } from '#shared/assessment/result-shape.ts';
import { inSentence } from '#shared/lib/in-sentence.ts';
import { leaningOf } from '#shared/matching/leaning.ts';
import { isAvailable } from '#shared/matching/reasons.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { type Analysed, figuresOf } from '../figures.ts';
import { cite, type Figure, type Figures, type Sentence } from '../sentence.ts';

export interface Reading {
  result: Analysed;
  answers: Answers;
  bank: ItemBank;
  /** the title of the present or last occupation */
  occupation: string | null;
  figures: Figures;
  /** @throws Error for a figure the result does not have: a sentence about it must not be begun */
  figure: (id: string) => Figure;
  has: (id: string) => boolean;
  /** one of several wordings, the same for the same answers */
  one: <T>(key: string, ...wordings: readonly T[]) => T;
}

/** An occupation by our plain name, as on the screens, and without what is not available for it: that is no word about it. */
const asTold = (role: ResultRole): ResultRole => ({
  ...role,
  title: nameOf(role.code, role.title),
  why: role.why.filter(isAvailable),
});

export function readingOf(told: Analysed, answers: Answers, bank: ItemBank, occupation: string | null): Reading {
  const result = { ...told, roles: told.roles.map(asTold), outside: told.outside.map(asTold) };
  const figures = figuresOf(result, answers, bank, occupation);
  return {
    result,
    answers,
    bank,
    occupation,
    figures,
    figure: (id) => {
      const found = figures.get(id);
      if (!found) throw new Error(`the result has no figure ${id}`);
      return found;
    },
    has: (id) => figures.has(id),
    one: (key, ...wordings) => wordings[hashOf(result.scoring_meta.answersHash + key) % wordings.length]!,
  };
}

/** FNV-1a: spreads short keys evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The words of an item or a pick inside a sentence. */
export const quoted = (text: string): string => {
  const words = /^I\b/.test(text) ? text : inSentence(text);
  return `“${words.replace(/\.$/, '')}”`;
};

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** “all ten”, “one of the ten”, “four of the ten” */
export const ofTen = (count: Figure) =>
  cite(count, count.value === '10' ? 'all ten' : `${numbers[Number(count.value)]} of the ten`);

/** “are” for several of the ten, “is” for one of them. */
export const verbFor = (count: Figure, several: string, one: string): string => (count.value === '1' ? one : several);

/** A span in short: what is said of another pace, and of where it is counted from, is left out. */
export const inShort = (span: Figure) =>
  cite(span, span.value.split(';')[0]!.replace(/, from a high school diploma$/, ''));

/** Of getting there: it “takes about 2 years of paid training”; an upper end, or what may not be asked for, it “may take”. */
export function takes(role: ResultRole, time: Figure) {
  const { words } = inShort(time);
  const isSure = role.move?.steps.some(({ sure, years }) => sure && years) && !words.startsWith('up to');
  return cite(time, `${isSure ? 'takes' : 'may take'} ${words}`);
}

/** Whether something is left to do that has a length, beside studies that are under way. */
export const asksForTime = ({ move, time_to_transition }: ResultRole): boolean =>
  time_to_transition !== null && (move?.steps ?? []).some(({ kind }) => kind !== 'studies');

/** “put up a structure…”, resting on the rating it got. */
export const itemWords = (p: Reading, { id, text }: { id: string; text: string }) => cite(p.figure(id), quoted(text));

/** An answer of whichever kind as what a sentence speaks of: “your rating for food production (5 of 5)”. */
export function answerWords(p: Reading, id: string) {
  const { core, deepDive } = p.bank;
  const figure = p.figure(id);
  const rating = figure.value.split(',')[0]!;
  const value = core.values.find((each) => each.id === id);
  if (value) return cite(figure, `your wish for ${quoted(value.label)}`);
  const skill = deepDive.skills.find((each) => each.id === id);
  if (skill) return cite(figure, `your rating for ${inSentence(skill.name)} (${rating})`);
  const interest = core.interests.find((each) => each.id === id);
  const given = p.answers.core.interests[id] ?? UNSURE;
  // to dislike something is no help by itself
  if (interest && given < UNSURE && !interest.reverse)
    return cite(figure, `how little ${kindOfWork(interest.code)} there is (you gave an example ${rating})`);
  if (interest && given !== UNSURE)
    return cite(figure, `your ${given < UNSURE ? 'low rating' : 'rating'} for ${quoted(interest.text)} (${rating})`);
  const statement = interest ?? core.personality.find((each) => each.id === id);
  return cite(figure, statement ? `your answer to ${quoted(statement.text)} (${rating})` : `“${figure.value}”`);
}

/** The middle of the scale says nothing that could be told back. */
export const UNSURE = 3;

/** “4 of 5” */
export const ratingWords = (p: Reading, id: string) => cite(p.figure(id), p.figure(id).value.split(',')[0]!);

/** “strongly agree” */
export const agreementWords = (p: Reading, id: string) =>
  cite(p.figure(id), p.figure(id).value.split(', ')[1]!.toLowerCase());

/** What somebody rates themselves in a skill: “an expert”. */
const standings = ['a beginner', 'still developing', 'proficient', 'advanced', 'an expert'];
export const standingWords = (p: Reading, id: string) =>
  cite(p.figure(id), standings[p.answers.deepDive.skills[id]! - 1]!);

/** “1.6 points”: whether they are added or taken off, the sentence says. */
export const inPoints = (points: Figure) => cite(points, `${points.value.replace(/^[+−]/, '')} points`);

export const pointsOf = (role: ResultRole, parts: readonly Receipt['part'][]): number =>
  role.why.reduce((sum, { part, points }) => (parts.includes(part) ? sum + points : sum), 0);

export function causeOf(role: ResultRole, answer: string): number {
  for (const { causes = [] } of role.why) for (const cause of causes) if (cause.answer === answer) return cause.points;
  return 0;
}

/** The answers that add to an occupation, the most first, with what is known of them. */
export const causesFor = (p: Reading, role: ResultRole): { answer: string; points: number }[] =>
  role.why
    .flatMap(({ causes = [] }) => causes)
    .filter(({ answer, points }) => points > 0 && p.has(answer))
    .sort((a, b) => b.points - a.points);

/** Items by what they add to an occupation, the most first. */
export const byCause = <Item extends { id: string }>(role: ResultRole, items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => causeOf(role, b.id) - causeOf(role, a.id));

export const ratingOf = ({ answers }: Reading, { id }: { id: string }): number | undefined =>
  answers.core.interests[id];
/** Opposites of a type are left out: to like one says what the person does not want. */
const activities = ({ bank }: Reading): InterestItem[] => bank.core.interests.filter(({ reverse }) => !reverse);
export const liked = (p: Reading): InterestItem[] => activities(p).filter((item) => (ratingOf(p, item) ?? 0) >= 4);
/** Interests that stand out, the strongest first. */
export function standingOut({ result }: Reading): InterestCode[] {
  return leaningOf(result.scoring_meta.userVector.interests).above.map(({ code }) => code);
}

/** Whether the answer says of the person what nobody is praised for: to put things off, to worry. */
export function isWeakness({ answers }: Reading, { id, trait, reverse }: PersonalityItem): boolean {
  const rating = answers.core.personality[id] ?? 3;
  const isHigh = reverse ? rating < 3 : rating > 3;
  const isLow = reverse ? rating > 3 : rating < 3;
  return trait === 'neuroticism' ? isHigh : trait === 'conscientiousness' && isLow;
}

/** The six interests in everyday words: “social work” would be a profession. */
const kindsOfWork: Record<InterestCode, string> = {
  R: 'hands-on work',
  I: 'research work',
  A: 'creative work',
  S: 'teaching and caregiving work',
  E: 'leadership and sales work',
  C: 'record-keeping work',
};
export const kindOfWork = (code: InterestCode): string => kindsOfWork[code];

/** A role of the ten, its place, and what the ids of its figures begin with. */
export interface Match {
  role: ResultRole;
  at: string;
  place: number;
}
export const numbered = ({ result }: Reading): Match[] =>
  result.roles.map((role, place) => ({ role, place: place + 1, at: `role.${place + 1}` }));

/** One of several wordings for a match, and another for the match after it. */
export function inTurn({ one }: Reading, key: string, { place }: Match, wordings: readonly Sentence[]): Sentence {
  const first = place % wordings.length;
  return one(key, ...wordings.slice(first), ...wordings.slice(0, first));
}

/** The place of a value among others, 1 is the highest. */
export const placeAmong = (value: number, all: readonly number[]): number =>
  1 + all.filter((other) => other > value).length;

/** Half of some numbers lie above it: what exceeds it exceeds most. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
