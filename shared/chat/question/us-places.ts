/** States and towns of the United States, as people name them: "in TX", "NYC", "Kansas City", "washington dc". */
import { type State, states } from '#shared/occupations/places.ts';
import { onlyBehindIn, regions, statesCalled, townsOf, townsOfSeveral } from './us-towns.data.ts';

export interface UsPlaces {
  /** in the order of the question */
  states: State[];
  /** a town or a region, for which only the states have figures */
  town: string | null;
  /** the question without places */
  rest: string;
}

interface Town {
  name: string;
  states: readonly State[];
}

const MAX_STATES = 3;
const byPostal = new Map<string, State>(states.map((state) => [state.postal, state]));
const stateOf = (postal: string): State => byPostal.get(postal)!;

/** Postal codes that are also words, titles or tests: in lower case they count only after a town. */
const words = new Set('al ar co ct de hi id in la ma md me mo ms mt ok oh or pa va'.split(' '));
/** Codes that may mean something else even in capitals, unless a town or a comma is before them. */
const titles = new Set('AL AR CO CT HI ID IN LA MA MD ME MS MT OK OR PA VA'.split(' '));

const towns: ReadonlyMap<string, Town> = new Map(
  [
    ...Object.entries(townsOf).flatMap(([postal, list]) =>
      list.split(', ').map((entry): [string, string | undefined, State[]] => {
        const [name, called] = entry.split('=') as [string, string?];
        return [name.replaceAll('\\', ''), called, [stateOf(postal)]];
      }),
    ),
    ...townsOfSeveral.map(([name, postals, called]): [string, string | undefined, State[]] => [
      name,
      called,
      postals.map(stateOf),
    ]),
  ].flatMap(([name, called, lies]): [string, Town][] => {
    const patterns = [name.toLowerCase().replaceAll('.', '\\.?'), ...(called ? called.split(/\|(?![^(]*\))/) : [])];
    return patterns.map((pattern) => [pattern, { name, states: lies }]);
  }),
);
const inWords = '(?:in|near|around|at|from|of|for|pays?|salary|wages?)';
/** "Charlotte, NC" */
const postalBehind = `(?=,? (?:${states.map(({ postal }) => postal).join('|')})\\b)`;
const oneOf = (patterns: Iterable<string>): string =>
  [...patterns]
    .sort((a, b) => b.length - a.length)
    .map((pattern) => `(?:${pattern})`)
    .join('|');
const unsure = oneOf([...towns.keys()].filter(needsIn));
const townName = new RegExp(
  `\\b(?:(?:${unsure})${postalBehind}|(?<=\\b${inWords} (?:the )?)(?:${unsure})|(?:${oneOf([...towns.keys()].filter((pattern) => !needsIn(pattern)))}))(?!\\w)`,
  'gi',
);
/** Whether a town's name is ambiguous: two letters or an ordinary word. */
function needsIn(pattern: string): boolean {
  return onlyBehindIn.has(pattern) || /^l\\\.|^s\\\./.test(pattern);
}
const townOf = (found: string): Town =>
  [...towns].find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(found))![1];

const called = statesCalled.map(
  ([pattern, postal]) => [new RegExp(`(?<!\\w)(?:${pattern})(?!\\w)`, 'gi'), stateOf(postal)] as const,
);
// West Virginia is not Virginia
const stateName = new RegExp(`\\b(?:${oneOf(states.map(({ name }) => name))})\\b`, 'gi');
const stateNamed = (name: string): State => states.find((state) => state.name.toLowerCase() === name.toLowerCase())!;
const region = new RegExp(`(?<=\\b(?:in|on|for|of|across) (?:the )?|^|pay |salary |wages? )\\b(?:${regions})\\b`, 'i');

/** Marks the place of a town: two letters after it are a postal code, whatever else they could mean. */
const TOWN = '\uE000';

export function usPlacesIn(question: string): UsPlaces {
  const found: { at: number; state: State }[] = [];
  let named: Town | null = null;
  let rest = question;
  for (const [pattern, state] of called)
    rest = rest.replace(pattern, (text, at: number) => {
      found.push({ at, state });
      return ' '.repeat(text.length);
    });
  // "Oklahoma City" is a town of the state
  rest = rest.replace(townName, (text) => {
    named = townOf(text);
    return TOWN.padEnd(text.length);
  });
  rest = rest.replace(stateName, (text, at: number) => {
    found.push({ at, state: stateNamed(text) });
    return ' '.repeat(text.length);
  });
  const town: Town | null = named;
  rest = rest.replace(
    /(?<before>\b(?:in|or|vs\.?|versus) |, ?|\uE000[ ,]*)?\b(?<postal>[A-Za-z]{2})\b/g,
    (text, ...match) => {
      const [before = '', postal, at, whole] = match as [string | undefined, string, number, string];
      const state = byPostal.get(postal.toUpperCase());
      if (!state || !isPostal(postal, before, /^\W*$/.test(whole.slice(at + text.length)))) return text;
      found.push({ at, state });
      return before.includes(TOWN) ? before : ' ';
    },
  );
  const own = [...new Set(found.sort((a, b) => a.at - b.at).map(({ state }) => state))];
  const part = region.exec(rest)?.[0];
  return {
    states: (own.length > 0 ? own : ((town as Town | null)?.states ?? [])).slice(0, MAX_STATES),
    town: (town as Town | null)?.name ?? part ?? null,
    rest: (part ? rest.replace(part, ' ') : rest).replaceAll(TOWN, ' '),
  };
}

function isPostal(postal: string, before: string, isLast: boolean): boolean {
  if (before.includes(TOWN) || before.startsWith(',')) return before.includes(TOWN) || !words.has(postal);
  if (words.has(postal)) return isLast && before === 'in ';
  if (before !== '') return true;
  return isLast && !titles.has(postal.toUpperCase());
}
