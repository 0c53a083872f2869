/** Determines the occupation of a vacancy from the titles it names and the tools it asks for. */
import type { Facts } from '#shared/occupations/facts.ts';
import { singular, wordsOf } from '#shared/occupations/words.ts';
import type { Sureness } from '../terms.ts';
import { everydayTitles } from '../words/everyday-titles.data.ts';
import type { Lexicon } from './lexicon.ts';
import { nearestTitle } from './nearest-title.ts';
import type { Sentence } from './sentences.ts';
import { type Hit, titleHits } from './title-hits.ts';
import { findPhrases, type Token } from './tokens.ts';
import { type ToolUse, toolUse } from './tool-use.ts';

export interface Job {
  /** facts index */
  index: number;
  sureness: Sureness;
  /** the recognized name, from our list */
  title: string;
  places: { start: number; end: number }[];
  /** other occupations the title may mean, best first */
  others: number[];
  /** how many of the requested tools O*NET lists for the occupation */
  tools: number;
}

const several =
  /\b(?:two|2|three|3|several|multiple|following|separate)\s+(?:\p{L}+\s+){0,2}(?:positions?|jobs?|roles?|openings?|vacancies)\b|\b(?:open positions|open roles|positions available|now hiring|we are hiring):/iu;

export interface Read {
  text: string;
  tokens: readonly Token[];
  sentences: readonly Sentence[];
  /** whether it is in a language we read */
  isRead: boolean;
}

export function readJobs(
  { text, tokens, sentences, isRead }: Read,
  { titles }: Lexicon,
  facts: Facts,
  tools: readonly (readonly number[])[],
): Job[] {
  const plain = tokens.map((token) => ({ ...token, word: singular(token.word) }));
  // "para" is an English title and a Spanish word: one English word proves nothing in another language
  const hits = titleHits(
    text,
    findPhrases(text, plain, titles, { areTitles: true }).filter(
      ({ first, last, value }) => isRead || last > first || value.weight === 1,
    ),
    sentences,
  ).filter(({ isHeading, value }) => isRead || isHeading || value.weight === 1);
  const use = toolUse(facts, tools);
  // a title mentioned only in the text is weaker than one close to the title line
  if (!hits.some(({ isHeading }) => isHeading)) {
    const near = isRead ? nearestTitle(text, facts) : null;
    if (near) return [guessOf(near, use)];
    if (hits.length === 0) return [];
  }
  const first = jobOf(hits, facts, use);
  const second =
    several.test(text.slice(0, 4000)) || hasOwnPay(text, hits) ? otherHeading(hits, first, facts, use) : undefined;
  return second ? [first, second].sort((a, b) => a.places[0]!.start - b.places[0]!.start) : [first];
}

const MAX_OTHERS = 3;

/** "Ecology" and "ecologist" have the same beginning. */
const beginning = (word: string): string => singular(word).slice(0, 6);

/** The beginnings of the words in an occupation's names. */
const nameWords = (facts: Facts, index: number): string[] => {
  const code = facts.codes[index]!;
  const names = [facts.titles[index]!, ...(everydayTitles[code] ?? [])];
  return [...new Set(wordsOf(names.join(' ')).map(beginning))];
};

function jobOf(hits: readonly Hit[], facts: Facts, use: ToolUse): Job {
  const scores = new Map<number, number>();
  const best = hits.reduce((a, b) => (b.weight > a.weight ? b : a));
  for (const hit of hits) {
    const share = hit === best ? 1 : 0.25;
    for (const index of hit.value.occupations)
      scores.set(index, (scores.get(index) ?? 0) + (share * hit.weight) / Math.sqrt(hit.value.occupations.length));
  }
  const size = (index: number) => Math.log10(Math.max(10, facts.employment[index] || 10)) / 10;
  const line = new Set(wordsOf(best.lineWords).map(beginning));
  const alike = (index: number) => 0.3 * nameWords(facts, index).filter((word) => line.has(word)).length;
  const total = (index: number) =>
    (scores.get(index) ?? 0) + Math.min(1.5, 0.3 * use.weight[index]!) + size(index) + alike(index);
  const ranked = [...best.value.occupations].sort((a, b) => total(b) - total(a) || a - b);
  const index = ranked[0]!;
  const isAlone = best.value.occupations.length === 1;
  return {
    index,
    sureness: best.isHeading ? (isAlone ? 'sure' : 'likely') : isAlone ? 'likely' : 'possible',
    title: best.value.name,
    places: hits
      .filter((hit) => hit.value.occupations.includes(index) && hit.weight >= 0.25)
      .slice(0, 5)
      .map(({ start, end }) => ({ start, end })),
    others: ranked.slice(1, 1 + MAX_OTHERS),
    tools: use.count[index]!,
  };
}

const guessOf = ({ index, title, place }: NonNullable<ReturnType<typeof nearestTitle>>, { count }: ToolUse): Job => ({
  index,
  sureness: 'possible',
  title,
  places: [place],
  others: [],
  tools: count[index]!,
});

/** Two headings, each with an amount on its line, are two jobs. */
const hasOwnPay = (text: string, hits: readonly Hit[]): boolean =>
  new Set(
    hits
      .filter((hit) => hit.isHeading && /^[^\n]{0,60}[$£€]\s?\d/.test(text.slice(hit.end, hit.end + 80)))
      .map(({ line }) => line),
  ).size > 1;

function otherHeading(hits: readonly Hit[], first: Job, facts: Facts, use: ToolUse): Job | undefined {
  const meant = new Set([first.index, ...first.others]);
  const group = facts.codes[first.index]!.slice(0, 7);
  const rest = hits.filter(
    (hit) =>
      hit.isHeading &&
      hit.weight >= 0.8 &&
      !hit.value.occupations.some((index) => meant.has(index) || facts.codes[index]!.startsWith(group)),
  );
  return rest.length > 0 ? jobOf(rest, facts, use) : undefined;
}
