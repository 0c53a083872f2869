/** The occupation that a CV's job title surely names, or else the nearest ones. */
import { everydayNames } from '#shared/occupations/everyday-names.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { searchTitles, type TitleIndex, titleIndex } from '#shared/occupations/search.ts';
import { lexiconOf, titleKey } from '#shared/vacancies/reading/lexicon.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import { occupationOfTitle, withoutRank } from './occupation-of-title.ts';

interface TitleMatch {
  /** facts index; null if none of our names matches the title, or several occupations share it */
  sure: number | null;
  /** facts indexes to choose from if it is not sure */
  nearest: readonly number[];
}

const MAX_NEAREST = 5;

/** Titles that lead others at some work: "Customer Service Team Lead", "Warehouse Team Leader". */
const leads = /\b(?:team|group|shift|crew|leads?|leaders?|leading|head|assistant|manager|supervisor|chief)\b/gi;
/** the text after a title says where or for whom: "Accountant for the harbor", "Barista - Chicago" */
const tail = /\s+(?:for|to|at|in|with)\s.*$|\s*[,(|/].*$|\s+[-–—]\s.*$/i;
const teamLead = /\b(?:(?:team|group|shift|crew)\s+(?:lead|leader)|lead)\b\.?/gi;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Names {
  everyday: ReadonlyMap<string, readonly number[]>;
  index: TitleIndex;
}
const cache = new WeakMap<VacancyWords, Names>();

function namesOf(words: VacancyWords, facts: Facts): Names {
  let names = cache.get(words);
  if (!names) {
    const everyday = new Map<string, number[]>();
    for (const [code, list] of Object.entries(everydayNames))
      for (const name of list.split(',')) {
        const [key, index] = [titleKey(name), indexOfCode(facts, code)];
        if (index !== null) everyday.set(key, [...(everyday.get(key) ?? []), index]);
      }
    names = { everyday, index: titleIndex(facts, { everyday: everydayNames, alternate: words.titles }) };
    cache.set(words, names);
  }
  return names;
}

/** The occupations with a name: by our own names first, then by everyday names, then by O*NET's alternate titles. */
function holdersOf(name: string, words: VacancyWords, facts: Facts): readonly number[] {
  const key = titleKey(name);
  const title = lexiconOf(words, facts).titles.get(key);
  if (title?.weight === 1) return title.occupations;
  return namesOf(words, facts).everyday.get(key) ?? title?.occupations ?? [];
}

/** A single word from O*NET's alternates is weak evidence: "Owner" is one for a urologist. */
const isOurs = (name: string, words: VacancyWords, facts: Facts): boolean =>
  lexiconOf(words, facts).titles.get(titleKey(name))?.weight === 1 ||
  namesOf(words, facts).everyday.has(titleKey(name));

export function matchTitle(written: string, facts: Facts, words: VacancyWords): TitleMatch {
  const title = tidy(written.slice(0, 120));
  const bare = tidy(title.replace(tail, ''));
  const ranked = tidy(withoutRank(bare));
  for (const name of new Set([title, bare, ranked])) {
    const holders = holdersOf(name, words, facts);
    const isTelling = name.includes(' ') || isOurs(name, words, facts);
    if (holders.length === 1 && isTelling) return { sure: holders[0]!, nearest: [] };
    if (holders.length > 1) return { sure: null, nearest: bySize(holders, facts).slice(0, MAX_NEAREST) };
  }
  const led = tidy(withoutRank(bare.replace(teamLead, ' ')));
  const holders = led === ranked ? [] : holdersOf(led, words, facts);
  // a single remaining word may be a whole field: "Sales Team Lead", "Warehouse Lead"
  if (holders.length === 1 && led.includes(' ')) return { sure: holders[0]!, nearest: [] };
  return { sure: null, nearest: nearestTo(title, [...holders], facts, words) };
}

const bySize = (indexes: readonly number[], { employment }: Facts): number[] =>
  [...indexes].sort((a, b) => (employment[b] || 0) - (employment[a] || 0) || a - b);

/** The occupations with that title, then those near it, then those near it without its words of rank. */
function nearestTo(title: string, known: readonly number[], facts: Facts, words: VacancyWords): number[] {
  const { index } = namesOf(words, facts);
  const within = occupationOfTitle(title, lexiconOf(words, facts), facts, new Map());
  const near = [withoutRank(title), withoutRank(title.replace(leads, ' '))].flatMap((name) =>
    tidy(name).length < 3 ? [] : searchTitles(facts, index, tidy(name), MAX_NEAREST),
  );
  const found = [...known, ...(within === null ? [] : [within]), ...near.map((hit) => hit.index)];
  return [...new Set(found)].slice(0, MAX_NEAREST);
}
