/** A result as the composer reads it: who stands out in what, and the vocabulary to say it. */
import type { Answers } from '#shared/assessment/answers.ts';
import type { InterestCode, InterestItem, ItemBank, PersonalityItem } from '#shared/assessment/item-bank.ts';
import type { Receipt, ResultRole } from '#shared/assessment/result-shape.ts';
import { inSentence } from '#shared/lib/in-sentence.ts';
import { leaningOf } from '#shared/matching/explain/leaning.ts';
import { isAvailable } from '#shared/matching/explain/reasons.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { type Analysed, figuresOf } from '../figures.ts';
import { cite, type Figure, type Figures, type Sentence } from '../sentence.ts';

export interface Reading {
  result: Analysed;
  answers: Answers;
  bank: ItemBank;
  /** title of the current or last occupation */
  occupation: string | null;
  figures: Figures;
  /** @throws Error for a figure the result does not have: sentences must check first */
  figure: (id: string) => Figure;
  has: (id: string) => boolean;
  /** picks one of several wordings, always the same for the same answers */
  one: <T>(key: string, ...wordings: readonly T[]) => T;
}

/** An occupation under our plain name, as on the screens, without parts whose figures are not available. */
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

/** An item's or pick's text inside a sentence. */
export const quoted = (text: string): string => {
  const words = /^I\b/.test(text) ? text : inSentence(text);
  return `“${words.replace(/\.$/, '')}”`;
};

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** “all ten”, “one of the ten”, “four of the ten” */
export const ofTen = (count: Figure) =>
  cite(count, count.value === '10' ? 'all ten' : `${numbers[Number(count.value)]} of the ten`);

/** “are” for several of the ten, “is” for one. */
export const verbFor = (count: Figure, several: string, one: string): string => (count.value === '1' ? one : several);

/** A short form of a time span, without remarks on other paces and starting points. */
export const inShort = (span: Figure) =>
  cite(span, span.value.split(';')[0]!.replace(/, from a high school diploma$/, ''));

/** “takes about 2 years of paid training”, or “may take” for an upper bound or a step that may not be required. */
export function takes(role: ResultRole, time: Figure) {
  const { words } = inShort(time);
  const isSure = role.move?.steps.some(({ sure, years }) => sure && years) && !words.startsWith('up to');
  return cite(time, `${isSure ? 'takes' : 'may take'} ${words}`);
}

/** Whether anything with a length remains besides studies in progress. */
export const asksForTime = ({ move, time_to_transition }: ResultRole): boolean =>
  time_to_transition !== null && (move?.steps ?? []).some(({ kind }) => kind !== 'studies');

/** “put up a structure…”, citing its rating. */
export const itemWords = (p: Reading, { id, text }: { id: string; text: string }) => cite(p.figure(id), quoted(text));

/** An answer of any kind as a noun phrase: “your rating for food production (5 of 5)”. */
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
  // disliking something does not favor an occupation by itself
  if (interest && given < UNSURE && !interest.reverse)
    return cite(figure, `how little ${kindOfWork(interest.code)} there is (you gave an example ${rating})`);
  if (interest && given !== UNSURE)
    return cite(figure, `your ${given < UNSURE ? 'low rating' : 'rating'} for ${quoted(interest.text)} (${rating})`);
  const statement = interest ?? core.personality.find((each) => each.id === id);
  return cite(figure, statement ? `your answer to ${quoted(statement.text)} (${rating})` : `“${figure.value}”`);
}

/** Middle ratings carry no information worth repeating. */
export const UNSURE = 3;

/** “4 of 5” */
export const ratingWords = (p: Reading, id: string) => cite(p.figure(id), p.figure(id).value.split(',')[0]!);

/** “strongly agree” */
export const agreementWords = (p: Reading, id: string) =>
  cite(p.figure(id), p.figure(id).value.split(', ')[1]!.toLowerCase());

/** A self-rating in a skill, as words: “an expert”. */
const standings = ['a beginner', 'still developing', 'proficient', 'advanced', 'an expert'];
export const standingWords = (p: Reading, id: string) =>
  cite(p.figure(id), standings[p.answers.deepDive.skills[id]! - 1]!);

/** “1.6 points”, without sign: the sentence says whether they are added or subtracted. */
export const inPoints = (points: Figure) => cite(points, `${points.value.replace(/^[+−]/, '')} points`);

export const pointsOf = (role: ResultRole, parts: readonly Receipt['part'][]): number =>
  role.why.reduce((sum, { part, points }) => (parts.includes(part) ? sum + points : sum), 0);

export function causeOf(role: ResultRole, answer: string): number {
  for (const { causes = [] } of role.why) for (const cause of causes) if (cause.answer === answer) return cause.points;
  return 0;
}

/** The answers that add to an occupation, largest first, with what is known about them. */
export const causesFor = (p: Reading, role: ResultRole): { answer: string; points: number }[] =>
  role.why
    .flatMap(({ causes = [] }) => causes)
    .filter(({ answer, points }) => points > 0 && p.has(answer))
    .sort((a, b) => b.points - a.points);

/** Items by what they add to an occupation, largest first. */
export const byCause = <Item extends { id: string }>(role: ResultRole, items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => causeOf(role, b.id) - causeOf(role, a.id));

export const ratingOf = ({ answers }: Reading, { id }: { id: string }): number | undefined =>
  answers.core.interests[id];
/** Excludes reversed items: liking one says what the person does not want. */
const activities = ({ bank }: Reading): InterestItem[] => bank.core.interests.filter(({ reverse }) => !reverse);
export const liked = (p: Reading): InterestItem[] => activities(p).filter((item) => (ratingOf(p, item) ?? 0) >= 4);
/** Interests that stand out, strongest first. */
export function standingOut({ result }: Reading): InterestCode[] {
  return leaningOf(result.scoring_meta.userVector.interests).above.map(({ code }) => code);
}

/** Whether the answer admits something nobody is praised for, such as procrastinating or worrying. */
export function isWeakness({ answers }: Reading, { id, trait, reverse }: PersonalityItem): boolean {
  const rating = answers.core.personality[id] ?? 3;
  const isHigh = reverse ? rating < 3 : rating > 3;
  const isLow = reverse ? rating > 3 : rating < 3;
  return trait === 'neuroticism' ? isHigh : trait === 'conscientiousness' && isLow;
}

/** The six interests in everyday words; “social work” would name a profession. */
const kindsOfWork: Record<InterestCode, string> = {
  R: 'hands-on work',
  I: 'research work',
  A: 'creative work',
  S: 'teaching and caregiving work',
  E: 'leadership and sales work',
  C: 'record-keeping work',
};
export const kindOfWork = (code: InterestCode): string => kindsOfWork[code];

/** A role of the ten, its place, and the prefix of its figure ids. */
export interface Match {
  role: ResultRole;
  at: string;
  place: number;
}
export const numbered = ({ result }: Reading): Match[] =>
  result.roles.map((role, place) => ({ role, place: place + 1, at: `role.${place + 1}` }));

/** One of several wordings for a match, different from that of the next match. */
export function inTurn({ one }: Reading, key: string, { place }: Match, wordings: readonly Sentence[]): Sentence {
  const first = place % wordings.length;
  return one(key, ...wordings.slice(first), ...wordings.slice(0, first));
}

/** Rank of a value among others; 1 is the highest. */
export const placeAmong = (value: number, all: readonly number[]): number =>
  1 + all.filter((other) => other > value).length;

/** The middle number, or the upper one of two: a value above it exceeds most of them. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
