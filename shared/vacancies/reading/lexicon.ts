/** The words searched for in a vacancy: O*NET's names as the importer wrote them, and our own lists. */
import { type Facts, knownRoles } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { plainNames } from '#shared/occupations/names.ts';
import { singular } from '#shared/occupations/words.ts';
import {
  conditionWords,
  degreeWords,
  insteadWords,
  languageWords,
  licenceWords,
  noDegree,
  skillWords,
} from '../words/asked-for.data.ts';
import { everydayTitles } from '../words/everyday-titles.data.ts';
import { moreTitles } from '../words/titles.data.ts';
import { everydayWords, moreTools, otherNames } from '../words/tools.data.ts';
import { isToolName } from '../words/tools-of.ts';
import type { VacancyWords } from '../words/words.ts';
import { phraseKey } from './tokens.ts';

export interface Tool {
  name: string;
  /** facts indexes of the occupations O*NET lists it for */
  occupations: readonly number[];
}

/** A phrase of a list, by its key. */
export interface Named {
  key: string;
  name: string;
}

export interface Lexicon {
  tools: ReadonlyMap<string, Tool & { guarded: boolean }>;
  /** null marks a phrase that must not be read as a degree */
  degrees: ReadonlyMap<string, string | null>;
  licences: ReadonlyMap<string, Named & { codes?: readonly string[] }>;
  skills: ReadonlyMap<string, Named & { element?: string }>;
  conditions: ReadonlyMap<string, Named>;
  languages: ReadonlyMap<string, Named>;
  instead: ReadonlyMap<string, Named>;
  /** title with every word in the singular → facts indexes of the occupations with that title, and its weight */
  titles: ReadonlyMap<string, { name: string; occupations: readonly number[]; weight: number }>;
}

const cache = new WeakMap<VacancyWords, Lexicon>();

/** Built on first use, in about 100 ms. */
export function lexiconOf(words: VacancyWords, facts: Facts): Lexicon {
  let lexicon = cache.get(words);
  if (!lexicon) {
    lexicon = {
      tools: toolsOf(words),
      degrees: degreesOf(),
      licences: namedOf(licenceWords),
      skills: namedOf(skillWords),
      conditions: namedOf(conditionWords),
      languages: namedOf(languageWords),
      instead: namedOf(insteadWords),
      titles: titlesOf(words, facts),
    };
    cache.set(words, lexicon);
  }
  return lexicon;
}

function namedOf<T extends { name: string; words: string[] }>(lists: Record<string, T>): Map<string, T & Named> {
  return new Map(
    Object.entries(lists).flatMap(([key, list]) =>
      list.words.map((phrase): [string, T & Named] => [phraseKey(phrase), { ...list, key }]),
    ),
  );
}

const degreesOf = () =>
  new Map<string, string | null>([
    ...Object.entries(degreeWords).flatMap(([level, phrases]) =>
      phrases.map((phrase): [string, string] => [phraseKey(phrase), level]),
    ),
    ...noDegree.map((phrase): [string, null] => [phraseKey(phrase), null]),
  ]);

const makers =
  /^(?:Microsoft|Adobe|Autodesk|Oracle|Intuit|Atlassian|Apache|Amazon|Google|Apple|IBM|ESRI|Dassault Systemes|The MathWorks|Red Hat|Trimble|Bentley|Henry Schein|Mozilla|Thomson Reuters|Siemens|Cisco|Hewlett Packard HP|Sage|Blackbaud) /;

/** Names of a technology in vacancies, derived from its name in O*NET's list. */
function namesOf(name: string): string[] {
  const plain = name.replace(/ (?:software|systems)$/i, '');
  const acronym = /^(\S+ \S+.*) ([A-Z]{3,6})$/.exec(plain);
  const short = plain.replace(makers, '');
  const names = [plain, short, ...(acronym ? [acronym[1]!, acronym[2]!] : [])];
  // a single plain word of a longer name is ambiguous: Sage Accounting, Microsoft Office
  return [name, ...names.filter((other) => other.includes(' ') || other === plain || /\d|.[A-Z]/.test(other))];
}

function toolsOf({ tools }: VacancyWords): Map<string, Tool & { guarded: boolean }> {
  const known = new Map<string, Tool & { guarded: boolean }>();
  const put = (phrase: string, tool: Tool, guarded: boolean) => {
    const key = phraseKey(phrase);
    const guard = guarded || everydayWords.has(key) || (key.length < 3 && !/[+#.]/.test(key));
    if (key !== '' && !known.has(key)) known.set(key, { ...tool, guarded: guard && !key.includes(' ') });
  };
  const listed = new Map(tools.map(([name, , occupations]) => [name, { name, occupations }]));
  for (const [name, names] of Object.entries(otherNames))
    for (const other of [name, ...names]) put(other, listed.get(name) ?? { name, occupations: [] }, false);
  for (const [name, names] of Object.entries(moreTools))
    for (const other of names) put(other, listed.get(name) ?? { name, occupations: [] }, false);
  // names used by more occupations first, so that a shorter name refers to them
  const byUse = [...tools].sort((a, b) => b[2].length - a[2].length);
  for (const [name, flags, occupations] of byUse)
    if (isToolName(name)) for (const other of namesOf(name)) put(other, { name, occupations }, flags === 0);
  return known;
}

/** The lookup key of a title: every word in the singular. */
export const titleKey = (title: string): string => phraseKey(title).split(' ').map(singular).join(' ');

function titlesOf(words: VacancyWords, facts: Facts): Lexicon['titles'] {
  const titles = new Map<string, { name: string; occupations: number[]; weight: number }>();
  const put = (name: string, occupations: readonly number[], weight: number) => {
    const key = titleKey(name);
    const known = titles.get(key);
    // our own name for an occupation is not shared with those that merely also use it
    if (known && known.weight > weight) return;
    if (known) known.occupations = [...new Set([...known.occupations, ...occupations])];
    // two-letter titles only if they are our own name for an occupation: RN
    else if (key.length > 2 || weight === 1) titles.set(key, { name, occupations: [...occupations], weight });
  };
  for (const [index, title] of facts.titles.entries()) {
    put(title, [index], 1);
    const name = plainNames[facts.codes[index]!];
    if (name) put(name, [index], 1);
  }
  // an occupation's own name and title belong to it alone, whoever else uses them
  const own = new Set(titles.keys());
  const putOther = (name: string, occupations: readonly number[], weight: number) => {
    if (!own.has(titleKey(name))) put(name, occupations, weight);
  };
  for (const [code, names] of [moreTitles, everydayTitles].flatMap((list) => Object.entries(list))) {
    const index = indexOfCode(facts, code);
    if (index !== null) for (const name of names) putOther(name, [index], 1);
  }
  for (const [roleId, code] of Object.entries(knownRoles)) {
    const index = indexOfCode(facts, code);
    if (index !== null) putOther(roleId.replaceAll('_', ' '), [index], 1);
  }
  for (const [name, occupations] of words.titles) putOther(name, occupations, 0.8);
  return titles;
}
