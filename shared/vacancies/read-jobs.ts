/** Which occupation a vacancy is of: by the titles it names, where it names them, and the tools it asks for. */
import { everydayNames } from '#shared/occupations/everyday-names.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { searchTitles, titleIndex } from '#shared/occupations/search.ts';
import { singular, wordsOf } from '#shared/occupations/words.ts';
import { everydayTitles } from './everyday-titles.data.ts';
import type { Lexicon } from './lexicon.ts';
import type { Sentence } from './sentences.ts';
import type { Sureness } from './terms.ts';
import { type Found, findPhrases, type Token } from './tokens.ts';

export interface Job {
  /** facts index */
  index: number;
  sureness: Sureness;
  /** the name it was recognised by, from our list */
  title: string;
  places: { start: number; end: number }[];
  /** others that the title may mean as well, best first */
  others: number[];
  /** how many of the tools O*NET lists for the occupation */
  tools: number;
}

type Title = Lexicon['titles'] extends ReadonlyMap<string, infer T> ? T : never;
interface Hit extends Found<Title> {
  weight: number;
  /** it stands where the title of a vacancy stands */
  isHeading: boolean;
  line: number;
  /** its line, as far as it is near */
  lineWords: string;
}

const hires =
  /\b(?:hiring|looking for|seeking|seeks?|need(?:s|ed)?|wanted|want|position|job title|title|role|vacancy|vacature|recruiting|opening|opportunity|join (?:us|our team) as|work as|as|become|suchen|recherchons|buscamos|cerchiamo|zoeken)\b[\s:]*(?:(?:an?|our|the|new|next|experienced|skilled|full-time|part-time|talented|motivated|friendly|reliable|zum|eine?n?|un|une|une?\(e\)|una?|een|for|small)\s+){0,4}$/i;
const others =
  /\b(?:report(?:s|ing)? (?:directly )?to|work(?:s|ing)? (?:closely )?with|alongside|talking to|assistant to|office of|assist(?:s|ing)?|support(?:s|ing)?|manag(?:e|es|ing)|supervis(?:e|es|ing)|team of|led by|from|ask|contact|text|our|by an?|with (?:our|the|other)|hiring manager|as superintendent)\s+(?:(?:the|our|an?|other|of|senior|lead)\s+){0,3}$/i;
/** "no recruiters please": what is not meant, with three words between at most */
const denied = /\b(?:no|not|without|never)\b(?! (?:only|just|experience|degree))(?: [\p{L}-]+,?){0,3} $/iu;
/** "immediate joiners only": who begins at once, whatever the job; "starter kit" */
const isNoTitle = (before: string, rest: string): boolean =>
  /\bimmediate $/i.test(before) || /^ (?:kit|pack)\b/i.test(rest);
/** "Urgent!! Welder": what is called out before a title is no sentence */
const shout = /^[^.!?]{0,40}!+\s*/;
const several =
  /\b(?:two|2|three|3|several|multiple|following|separate)\s+(?:\p{L}+\s+){0,2}(?:positions?|jobs?|roles?|openings?|vacancies)\b|\b(?:open positions|open roles|positions available|now hiring|we are hiring):/iu;

const MAX_LINE = 140;
const MAX_BEFORE = 70;
/** a vacancy names its job in its first titles, if at all */
const MAX_HITS = 300;
const FIRST_LINES = 4;

export interface Read {
  text: string;
  tokens: readonly Token[];
  sentences: readonly Sentence[];
  /** whether it is in a language that we read */
  isRead: boolean;
}

export function readJobs(
  { text, tokens, sentences, isRead }: Read,
  { titles }: Lexicon,
  facts: Facts,
  tools: readonly (readonly number[])[],
): Job[] {
  const plain = tokens.map((token) => ({ ...token, word: singular(token.word) }));
  // "para" is a title in English and a word in Spanish: one English word proves nothing there
  const hits = hitsIn(
    text,
    findPhrases(text, plain, titles).filter(({ first, last, value }) => isRead || last > first || value.weight === 1),
    sentences,
  ).filter(({ isHeading, value }) => isRead || isHeading || value.weight === 1);
  const use = toolUse(facts, tools);
  // what is only spoken of further down is less than what the title line comes near to
  if (!hits.some(({ isHeading }) => isHeading)) {
    const near = isRead ? guess(text, facts, use) : [];
    if (near.length > 0 || hits.length === 0) return near;
  }
  const first = jobOf(hits, hits, facts, use);
  const second =
    several.test(text.slice(0, 4000)) || hasOwnPay(text, hits) ? otherHeading(hits, first, facts, use) : undefined;
  return second ? [first, second].sort((a, b) => a.places[0]!.start - b.places[0]!.start) : [first];
}

function hitsIn(text: string, found: readonly Found<Title>[], sentences: readonly Sentence[]): Hit[] {
  const firstLine = sentences[0]?.line ?? 0;
  let at = 0;
  return found.slice(0, MAX_HITS).flatMap((hit): Hit[] => {
    while (at + 1 < sentences.length && sentences[at]!.end <= hit.start) at++;
    const sentence = sentences[at]!;
    if (hit.start < sentence.start || sentence.section === 'noise') return [];
    const near = text.slice(Math.max(0, hit.start - MAX_BEFORE), hit.start);
    const before = near.slice(near.lastIndexOf('\n') + 1);
    const isLine = before.length < near.length || hit.start < MAX_BEFORE;
    const rest = text.slice(hit.end, hit.end + MAX_LINE).split('\n')[0]!;
    const isLineStart =
      isLine &&
      before.length < 40 &&
      /^[^.!?]*$/.test(before.replace(shout, '')) &&
      !/[a-z]{4,} [a-z]{3,} [a-z]{2,} /.test(before);
    const isEarly = sentence.line - firstLine < FIRST_LINES;
    const isHeading = isLineStart && (isEarly || /^\s*(?:[-:(]|$)/.test(rest));
    if ((!isHeading && denied.test(before)) || isNoTitle(before, rest)) return [];
    const isHired = hires.test(before) || /^\s+(?:wanted|needed)\b/i.test(rest);
    const words = hit.last - hit.first + 1;
    let weight = hit.value.weight * (1 + 0.4 * Math.min(3, words - 1));
    if (isHeading && isEarly) weight *= isLineStart && sentence.line === firstLine ? 6 : 3;
    else if (isHeading) weight *= 1.5;
    if (isHired) weight *= 2.5;
    if (!isHeading && !isHired) weight *= 0.35;
    if (others.test(before) && !isHired) weight *= 0.1;
    if (sentence.section === 'about' || sentence.section === 'offer') weight *= 0.1;
    return [
      {
        ...hit,
        weight,
        isHeading: isHeading || isHired,
        line: sentence.line,
        lineWords: `${before} ${rest}`,
      },
    ];
  });
}

/** For each occupation how many of the tools are its own, the rarer the more. */
function toolUse(facts: Facts, tools: readonly (readonly number[])[]): { weight: Float64Array; count: Uint16Array } {
  const [weight, count] = [new Float64Array(facts.count), new Uint16Array(facts.count)];
  for (const occupations of tools) {
    const rarity = Math.log(facts.count / Math.max(1, occupations.length)) / Math.log(facts.count);
    for (const index of occupations) {
      weight[index]! += rarity;
      count[index]!++;
    }
  }
  return { weight, count };
}

const MAX_OTHERS = 3;

/** "Ecology" and "ecologist" begin alike. */
const beginning = (word: string): string => singular(word).slice(0, 6);

/** How the words by which an occupation goes begin. */
const nameWords = (facts: Facts, index: number): string[] => {
  const code = facts.codes[index]!;
  const names = [facts.titles[index]!, ...(everydayTitles[code] ?? [])];
  return [...new Set(wordsOf(names.join(' ')).map(beginning))];
};

function jobOf(own: readonly Hit[], all: readonly Hit[], facts: Facts, use: ReturnType<typeof toolUse>): Job {
  const scores = new Map<number, number>();
  const best = own.reduce((a, b) => (b.weight > a.weight ? b : a));
  for (const hit of all) {
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
    places: all
      .filter((hit) => hit.value.occupations.includes(index) && hit.weight >= 0.25)
      .slice(0, 5)
      .map(({ start, end }) => ({ start, end })),
    others: ranked.slice(1, 1 + MAX_OTHERS),
    tools: use.count[index]!,
  };
}

/** Two headings, each with an amount on its line, are two jobs. */
const hasOwnPay = (text: string, hits: readonly Hit[]): boolean =>
  new Set(
    hits
      .filter((hit) => hit.isHeading && /^[^\n]{0,60}[$£€]\s?\d/.test(text.slice(hit.end, hit.end + 80)))
      .map(({ line }) => line),
  ).size > 1;

function otherHeading(
  hits: readonly Hit[],
  first: Job,
  facts: Facts,
  use: ReturnType<typeof toolUse>,
): Job | undefined {
  const meant = new Set([first.index, ...first.others]);
  const group = facts.codes[first.index]!.slice(0, 7);
  const rest = hits.filter(
    (hit) =>
      hit.isHeading &&
      hit.weight >= 0.8 &&
      !hit.value.occupations.some((index) => meant.has(index) || facts.codes[index]!.startsWith(group)),
  );
  return rest.length > 0 ? jobOf(rest, rest, facts, use) : undefined;
}

/** rank, time and kind of a job, which say nothing of what it is */
const aside =
  /\b(?:senior|junior|sr|jr|staff|lead|principal|entry[- ]level|i{1,3}|iv|seasonal|temporary|urgent|intern|internship|summer|winter|trainee|apprentice|part[- ]time|full[- ]time|remote|hybrid|wanted|needed|urgently|new|hiring|now|job|jobs|we|are|is|an?)\b/gi;
const NEAR_ENOUGH = 0.55;

/** No title of the list: what its first line comes nearest to, if anything. */
function guess(text: string, facts: Facts, use: ReturnType<typeof toolUse>): Job[] {
  const line = text.split('\n', 6).find((each) => /\p{L}{3}/u.test(each)) ?? '';
  const start = text.indexOf(line);
  const names = titleIndex(facts, { everyday: everydayNames });
  const parts = line
    .slice(0, 120)
    .replace(/\([mfdwhx*]\/[mfdwhx*/]{1,5}\)|\[[^[\]]{0,30}\]/gi, ' ')
    .split(/[|(),:•@]| [-–—] |\s\/\s/, 4)
    .map((part) => part.replace(aside, ' ').trim());
  const [best] = parts
    .flatMap((part) => (part.length < 4 || part.split(/\s+/).length > 5 ? [] : searchTitles(facts, names, part, 3)))
    // of names about as near the occupation that more people have
    .sort(
      (a, b) =>
        b.score - a.score + 0.2 * Math.log10((facts.employment[b.index] || 1) / (facts.employment[a.index] || 1)),
    );
  if (!best || best.score < NEAR_ENOUGH) return [];
  const end = start + Math.min(line.length, 80);
  return [
    {
      index: best.index,
      sureness: 'possible',
      title: best.title,
      places: [{ start, end }],
      others: [],
      tools: use.count[best.index]!,
    },
  ];
}
