/**
 * Whether what a language model wrote stands on the facts it was given: every number, every name, and nothing that could
 * be followed or drawn. Rules, not judgement: the same answer is always judged the same.
 */

/** What may be said, by ids that an answer may name. */
export type Facts = Readonly<Record<string, string>>;

/** Amounts, counts, percentages: digits with what belongs to them. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

const MAX_TEXT = 4_000;
const MAX_DEPTH = 12;

/** Why an answer may not be used; null where all of it stands on the facts. */
export function groundFault(answer: unknown, facts: Facts): string | null {
  const ground = groundOf(facts);
  for (const leaf of leavesOf(answer, MAX_DEPTH)) {
    const fault = leafFault(leaf, ground);
    if (fault !== null) return fault;
  }
  return null;
}

interface Ground {
  /** ids and whole values, which may be repeated as they are */
  whole: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** every word of the facts, in small letters */
  words: ReadonlySet<string>;
}

function groundOf(facts: Facts): Ground {
  const values = Object.values(facts);
  const text = values.join('\n');
  return {
    whole: new Set([...Object.keys(facts), ...values]),
    numbers: new Set(numbersIn(text).map(plain)),
    words: new Set(wordsIn(text).map((word) => word.toLowerCase())),
  };
}

const tooDeep = Symbol('too deep');

function* leavesOf(value: unknown, depth: number): Generator<unknown> {
  if (typeof value !== 'object' || value === null) yield value;
  else if (depth === 0) yield tooDeep;
  else for (const each of Object.values(value)) yield* leavesOf(each, depth - 1);
}

function leafFault(leaf: unknown, ground: Ground): string | null {
  if (leaf === tooDeep) return 'is nested too deep';
  if (typeof leaf === 'number')
    return ground.numbers.has(plain(String(leaf))) ? null : `says ${leaf}, which no fact says`;
  if (typeof leaf !== 'string' || ground.whole.has(leaf)) return null;
  if (leaf.length > MAX_TEXT) return 'has a text that is too long';
  return markupIn(leaf) ?? numberFault(leaf, ground) ?? nameFault(leaf, ground);
}

/** Nothing that a screen, a mail or a document could follow or draw. */
function markupIn(text: string): string | null {
  if (/[<>]|&#?\w+;/.test(text)) return 'contains markup';
  if (/\w:\/\/|\bwww\.|\b(?:javascript|data|mailto|vbscript):|\]\s*\(|\S@\S/i.test(text)) return 'contains a link';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/.test(text))
    return 'contains hidden characters';
  return null;
}

/** 1,250.0 and 1250 are one number. */
const plain = (number: string): string => String(Number(number.replaceAll(',', '')));

/** Small ones are used as words ("one of them"); from four on a number in letters is a figure. */
const inLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [
    [
      'four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      4,
      1,
    ],
    ['twenty thirty forty fifty sixty seventy eighty ninety', 20, 10],
  ].flatMap(([words, first, step]) =>
    String(words)
      .split(' ')
      .map((word, place) => [word, String(Number(first) + place * Number(step))]),
  ),
);
const magnitudes: Readonly<Record<string, string>> = {
  dozen: '12',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  billion: '1000000000',
};

function numberFault(text: string, { numbers, words }: Ground): string | null {
  const foreign = numbersIn(text).find((number) => !numbers.has(plain(number)));
  if (foreign !== undefined) return `says ${foreign}, which no fact says`;
  const other = text.match(/\p{N}/gu)?.find((digit) => digit > '9');
  if (other !== undefined) return `says ${other}, which no fact says in these digits`;
  for (const word of wordsIn(text).map((each) => each.toLowerCase())) {
    const number = inLetters[word] ?? magnitudes[word];
    if (number !== undefined && !numbers.has(number) && !words.has(word)) return `says ${word}, which no fact says`;
  }
  return null;
}

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
const known = new Set(['i', 'ai', 'cv']);

/** A capital inside a sentence begins a name; one at its beginning may be any word. */
function nameFault(text: string, { words }: Ground): string | null {
  for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{L}\p{M}’']*/gu)) {
    if (/[\p{L}\p{M}’']$/u.test(text.slice(0, index))) continue; // inside a word
    const isFirst = /(^|[.!?:;•\n])["“‘(\s]*$/u.test(text.slice(0, index));
    if (isFirst && !/^\p{Lu}{2}/u.test(word)) continue;
    const name = word.toLowerCase().replace(/[’'].*$/u, '');
    if (![name, name.replace(/s$/, ''), `${name}s`].some((form) => words.has(form) || known.has(form)))
      return `names ${word}, which no fact does`;
  }
  return null;
}
