/** Which aspects of an occupation a question asks for, and where. */
import { countryCodes } from '#shared/assessment/countries.data.ts';
import { type State, states } from '#shared/occupations/places.ts';
import { currencies, employers, employersWithOtherNames, townsAbroad } from './beyond.data.ts';
import { usPlacesIn } from './us-places.ts';

export const aspects = [
  'day',
  'pay',
  'outlook',
  'way-in',
  'license',
  'ai',
  'remote',
  'skills',
  'tools',
  'similar',
  'people',
  'where',
] as const;
export type Aspect = (typeof aspects)[number];

const asked: Record<Aspect, RegExp> = {
  // what it is like and what people do in it; not what the person should do
  day: /^\W*what (?:is|are) (?:an? )?\s*and (?:is|are|what|how|do|does)\b|\b(do|does|did)\b(?! (i|you|we)\b).*\bdo\b(?! (?:they|you|i|we|it|people|he|she)\b)|\b(duty|duties|tasks?|responsib\w*|daily|typical day|day to day|days? look|day in the life|be like|is it like|like to be|descri\w*)\b/,
  // "I want to make games" does not ask for pay
  pay: /\b(earn(s|ed|ing|ings)?|(?<!\b(?:want|like|love|enjoy)s? to )makes?|made|pay(s|ing)?|paid|salar\w*|wages?|incomes?|money|compensation|lucrative|rich|worth|hourly|(an|per) hour)\b|\bhow much\b.*\bget\b|\bis\b.{0,40}\ba (good|decent|great|bad) (job|career|field|choice)\b/,
  outlook:
    /\bdead(?! (bod|people|person|animal|skin|tree))|\b(outlook|grow(s|th|ing)?|future|futureproof|demand|openings?|prospects?|job market|still (be|exist|needed|wanted|around)|dying|die|go(es|ing)? away|obsolete|safe job|long[ -]term|in the long run|shortage|good (job|field|career|choice)|worth)\b/,
  'way-in':
    /\b(degrees?|become|becoming|education|qualif\w*|study|studies|studied|get into|getting into|how long|(?<!\bin (?:the next )?\w+ )years|school(ing)?|college|uni(versity)?|train(ed|ing)?|get there|apprentic\w*|(need|get|have) to be|what do (i|you) need|it takes?|entry|experience|diploma|masters?(?! of)|bachelors?|doctorate|phd|ged|to learn)\b/,
  license: /\blicense(d|s)?\b|\bcdl\b|\bcertif\w*/,
  ai: /\b(ai|automat\w*|robots?|replaced?|replacing|chatgpt|self.?(?:driving|checkouts?|service)|driverless|autonomous|kiosks?|drones?(?= (?:will|replac\w*|tak\w*))|(drive|run|fly|do it|work)s? (itself|themselves|by (itself|themselves))|machines? (will|can)|doomed|(kill|take)(s|ing)? (\w+ )?(jobs|over|it|them)(?= |\W*$))\b/,
  remote: /\b(remote(ly)?|home office|(from|at) home|telework|hybrid)\b/,
  skills: /\b(skills?|good at|strengths?|talents?)\b/,
  tools: /\b(tools?|software|technolog\w*|programs? (do|does|used))\b/,
  similar:
    /\b(close|closest|near|nearest) to (it|that|this|them)\b|\b(what|anything|something) else is (like|near) (it|them)\b|\b(similar|related|alternatives?|(jobs?|careers?|occupations?|work) like)\b/,
  people: /\bhow many\b(?!.*\b(years|hours|days|weeks|months|openings|shifts|times|vacations?|holidays)\b)/,
  where:
    /\b(by|per|each|every) state\b|\bwhere\b.*\b(most|best|more|demand|needed|hiring|openings)\b|\b(which|what|best|top) (us |american )?states?\b/,
};

/** @param plain see words.ts */
export const asksRemote = (plain: string): boolean => asked.remote.test(plain);
export const aspectsOf = (plain: string): Aspect[] => aspects.filter((aspect) => asked[aspect].test(plain));

/** "jobs where I work with animals", "I love the sea": asks for occupations without naming one. */
export const asksForList = (plain: string): boolean =>
  /(?<!\b(?:looks?|feels?|sounds?|is it) )\b(likes?|loves?|enjoys?|passionate|good (at|with)|dream of|something (with|in|around|about))\b/.test(
    plain,
  ) ||
  /^(?:(?:and|ok|maybe|want|i want|looking for|need) )*(?:something|anything) (?!(?:else|similar|better|like|different|new|more|that)\b)\w+.*\b(?:that|which|pays?|paying)\b/.test(
    plain,
  ) ||
  /^i (?:want|would like|would love|like|love|need) to help \w+ (?:with|who|that)\b/.test(plain) ||
  /^(?:what |which |any |some )*(?:jobs|careers) \w+ing\b/.test(plain) ||
  /\b(jobs?|careers?|occupations?|professions?)\b.*\b(at|in|about|around)\b/.test(plain) ||
  // "advertising jobs"
  /^([\w-]+ ){1,3}(jobs|careers|occupations|professions)\W*$/.test(plain) ||
  (/\b(jobs?|careers?|occupations?|professions?|work)\b/.test(plain) &&
    /\b(with|where|in which|that|who|involv\w*|outdoors?|for (somebody|someone|people)|i (like|love|enjoy|want)|list|which|what)\b/.test(
      plain,
    ));

/** "Texas", "in TX", "Ohio vs Texas", "Kansas City": in the order of the question. */
export const statesIn = (question: string): State[] => usPlacesIn(question).states;

/** A period that yearly pay can be converted to. */
export type Period = 'hour' | 'day' | 'week' | 'month';
const periods: readonly [Period, RegExp][] = [
  ['hour', /\bhourly\b|\b(an|per|by the|each) (hour|hr)\b/],
  ['day', /\bdaily (?:pay|rate|wages?)\b|\b(?:a|per|each) day\b(?! in the life\b)/],
  ['week', /\bweekly\b|\b(a|per|each) week\b/],
  ['month', /\bmonthly\b|\b(a|per|each) month\b/],
];
/** "How many hours a week" does not ask for pay. */
export const periodIn = (beside: string): Period | null =>
  /\b(hours|days|times)\b/.test(beside) ? null : (periods.find(([, words]) => words.test(beside))?.[0] ?? null);

/** The question without the names of states and towns. */
export const withoutPlaces = (question: string): string => usPlacesIn(question).rest;

/** "in Seattle": a large town; figures exist only for its state. */
export const townIn = (question: string): string | null => usPlacesIn(question).town;

const countryName = new Intl.DisplayNames(['en'], { type: 'region' });
/** All but the United States, as patterns; Georgia and Jersey more likely mean the states. */
export const countries: readonly string[] = countryCodes
  .filter((code) => !['US', 'UM', 'GE', 'JE'].includes(code))
  .map((code) => countryName.of(code) ?? code)
  .concat('UK', 'England', 'Scotland', 'Wales', 'Europe')
  .map((name) => name.replace(/[().]/g, '.'));
/** Only those that are not also a language: "French teacher" names no country. */
const peoples: readonly [RegExp, string][] = [
  [/\bbritish\b/i, 'UK'],
  [/\bcanadian\b/i, 'Canada'],
  [/\baustralian\b/i, 'Australia'],
  [/\bnigerian\b/i, 'Nigeria'],
];
const paid = /\b(salar\w*|pa(?:ys?|id)|wages?|earn\w*|makes?|incomes?|average)\b/i;

const town = new RegExp(`\\bin (?:${townsAbroad})\\b`, 'i');

/** "in Germany", "in London", "how much do UK nurses make": a place without figures; null if none is named. */
export function countryIn(question: string): string | null {
  const before = paid.test(question) ? String.raw`(?<!\bnew )` : String.raw`\bin (?:the )?`;
  const people = paid.test(question) ? peoples.find(([word]) => word.test(question)) : undefined;
  const named =
    countries.find((name) => new RegExp(`${before}\\b${name}\\b(?! city\\b)`, 'i').test(question)) ?? people?.[1];
  if (named) return /^(?:UK|United |Philippines|Netherlands)/.test(named) ? `the ${named}` : named;
  const found = town.exec(question)?.[0].slice('in '.length);
  return found?.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ?? null;
}

const currency = new RegExp(`\\b(?:in|into|to) (?:${currencies})\\b|[€£₹]|\\b(?:${currencies})\\b(?= ?\\?*$)`, 'i');
/** "in euros" */
export const asksOtherCurrency = (question: string): boolean =>
  currency.test(question) || /\bin pounds\b/i.test(question);

const employer = new RegExp(
  `(?<!\\b(?:pay (?:with|by|via|through)|(?:saw|seen|read|heard|watched)(?: it| this| that)? on|(?:on|from|as)) )\\b(${employers})\\b(?! (?:says?|said|told|videos?|claims?))|\\b(?:at|for|by|does|do) (${employersWithOtherNames})\\b(?! (?:of|and|to|in|is|was|a|the|pipe|tech\\w*)\\b)`,
  'i',
);
/** "google": a well-known employer; null if none is named. */
export const knownEmployerIn = (question: string): string | null =>
  employer.exec(question)?.find((name, at) => at > 0 && name !== undefined) ?? null;

/** The same, and "does Initech pay", "at Initech": any employer, for which there are no figures. */
export function employerIn(question: string): string | null {
  const known = knownEmployerIn(question);
  if (known) return known;
  const [, paying, at] =
    /\bdo(?:es)? ([A-Z][\w&'’.-]+) (?:pay|give|hire)\b|\b(?:at|for) ([A-Z][\w&'’.-]*[a-z][\w&'’-]*)(?! University)/.exec(
      question,
    ) ?? [];
  const name = paying ?? at ?? null;
  return name && states.some((state) => state.name.startsWith(name)) ? null : name;
}

/** "in 2040": a time beyond the figures, which are current. */
export const isLater = (question: string): boolean =>
  /\b(in|by) 20([3-9]\d)\b|\bin (\d+|five|ten|fifteen|twenty|thirty) years\b/i.test(question);

const elsewhere: readonly RegExp[] = [
  /\b(?:start|begin|end)(?:s|ing)? (?:with|in) (?:the letter |an? )?[a-z]\W*$/,
  /\bwho (won|wins|will win|is winning|scored|lost)\b/,
  /\bwho (is|was|are|were) (the )?(current |first |last )?(president|king|queen|pope|prime minister|chancellor|ceo)\b/,
  /^(please |can you |could you |will you )*(write|compose|translate|draw|paint|sing|code|solve|calculate|play|tell me a (joke|story))\b(?!.*\b(resume|cv|cover letter|report)\b)/,
  /\b(how (much|high|expensive) (is|are)|average|cost of) (the |an? )?(\w+ )?(rents?|living|houses?|apartments?|groceries|gas)\b/,
  /\b((is|will|does) the weather|weather (today|tomorrow)|recipe|horoscope|lottery|stock tip|bitcoin|football score|capital of|news today)\b(?!.*\b(jobs?|salary|earn|pay|reporter|forecaster)\b)/,
];

/** Tasks for other programs, whatever occupation the message names. */
export const isElsewhere = (plain: string): boolean => elsewhere.some((words) => words.test(plain));
