/** What of an occupation a question asks for, and where. */
import { countryCodes } from '#shared/assessment/countries.data.ts';
import { type State, stateOf, states } from '#shared/occupations/places.ts';
import { usCities } from '#shared/occupations/us-cities.data.ts';
import { isJudging, tokensOf } from './words.ts';

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
  // what it is like, and what one does; not what the person should do
  day: /\b(do|does|did)\b(?! (i|you|we)\b).*\bdo\b|\b(duty|duties|tasks?|responsib\w*|daily|typical day|day to day|days? look|be like|is it like|like to be|descri\w*)\b/,
  // "I want to make games" asks for no pay
  pay: /\b(earn(s|ed|ing|ings)?|(?<!\b(?:want|like|love|enjoy)s? to )makes?|made|pay(s|ing)?|paid|salar\w*|wages?|incomes?|money|compensation|lucrative|rich)\b|\bhow much\b.*\bget\b/,
  outlook:
    /\bdead(?! (bod|people|person|animal|skin|tree))|\b(outlook|grow(s|th|ing)?|future|futureproof|demand|openings?|prospects?|still (needed|wanted)|dying|die|go(es|ing)? away|obsolete|safe job|shortage|good job)\b/,
  'way-in':
    /\b(degrees?|become|becoming|education|qualif\w*|study|studies|studied|get into|getting into|how long|years|school|college|uni(versity)?|train(ed|ing)?|apprentic\w*|(need|get|have) to be|what do (i|you) need|it takes?|entry|experience|diploma)\b/,
  license: /\blicense(d|s)?\b|\bcertif\w*/,
  ai: /\b(ai|automat\w*|robots?|replaced?|replacing|chatgpt|self.?driving|doomed|(kill|take)(s|ing)? (\w+ )?(jobs|over))\b/,
  remote: /\b(remote(ly)?|home office|(from|at) home|telework|hybrid)\b/,
  skills: /\b(skills?|good at|strengths?|talents?)\b/,
  tools: /\b(tools?|software|technolog\w*|programs? (do|does|used))\b/,
  similar: /\b(similar|related|alternatives?|(jobs?|careers?|occupations?|work) like)\b/,
  people: /\bhow many\b(?!.*\b(years|hours|months|openings)\b)/,
  where:
    /\bwhere\b.*\b(most|best|more|demand|needed|hiring|openings)\b|\b(which|what|best|top) (us |american )?states?\b/,
};

export const aspectsOf = (plain: string): Aspect[] => aspects.filter((aspect) => asked[aspect].test(plain));

/** "jobs where I work with animals": what is asked for is occupations, and none is named. */
export const asksForList = (plain: string): boolean =>
  /\b(likes?|loves?|enjoys?)\b/.test(plain) ||
  (/\b(jobs?|careers?|occupations?|professions?|work)\b/.test(plain) &&
    /\b(with|where|in which|that|who|involv\w*|outdoors?|outside|for (somebody|someone|people)|i (like|love|enjoy|want)|list|which|what)\b/.test(
      plain,
    ));

/** "Texas", "in TX". */
export function stateIn(question: string): State | null {
  const named = states.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(question));
  // West Virginia is not Virginia
  const longest = named.sort((a, b) => b.name.length - a.name.length)[0];
  if (longest) return longest;
  const postal = /\b(?:in|,)\s*([A-Z]{2})\b/.exec(question)?.[1];
  return states.find((state) => state.postal === postal) ?? stateOf(townIn(question) ?? '');
}

// New York and Washington are rather the states
const towns = usCities
  .map((city) => city.split(',')[0]!)
  .filter((name) => states.every((state) => state.name !== name));

/** "in Seattle": a large town, of which only the state has figures. */
export const townIn = (question: string): string | null =>
  towns.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(question)) ?? null;

const countryName = new Intl.DisplayNames(['en'], { type: 'region' });
const abroad = countryCodes
  .filter((code) => !['US', 'UM', 'GE'].includes(code))
  .map((code) => countryName.of(code) ?? code)
  .concat('UK', 'England', 'Scotland', 'Wales', 'Europe');

/** "in Germany": a country that the figures do not speak for; null where none is named. */
export const countryIn = (question: string): string | null =>
  abroad.find((name) => new RegExp(`\\bin (the )?${name.replace(/[().]/g, '.')}\\b`, 'i').test(question)) ?? null;

export interface Most {
  by: 'pay' | 'growth' | 'decline' | 'openings';
  /** of those that most enter without a bachelor's degree */
  withoutDegree: boolean;
  /** of those whose work could all be done from home */
  fromHome: boolean;
  /** of those that ask for no more training and experience than this, and no schooling beyond high school */
  withinMonths: number | null;
  /** of those that build, mend and make */
  trades: boolean;
  /** asked for as well, and said of no work: "chill jobs" */
  feeling: boolean;
}

const mostAsked: readonly [Most['by'], RegExp][] = [
  [
    'pay',
    /\b(best|highest|top|most|well|high|good|better)[ -]?(paid|paying|pay)\b|\b(pays?|paid|earns?) (the )?(most|best)\b|\bmost money\b/,
  ],
  ['growth', /\b(fastest|most|strongest)[ -]?(growing|growth)\b|\bgrow(s|ing)? (the )?(fastest|most)\b/],
  ['openings', /\bmost (openings|in demand|wanted|needed)\b/],
];
const askedOfAll: readonly [Most['by'], RegExp][] = [
  ['decline', /\b(dying|die out|disappear\w*|declin\w*|shrink\w*|go(es|ing)? away|vanish\w*|obsolete|extinct)\b/],
  [
    'pay',
    /\b(pays?|paying|paid) (\w+ )?(well|good|ok|okay|enough|decent\w*|more)\b|\b(decent|good|great) (pay|money|salary|wages?)\b/,
  ],
  ['openings', /\bin[- ]demand\b|\b(shortage|hiring|needed|wanted)\b/],
];
const jobs = /\b(jobs?|careers?|occupations?|professions?|trades?)\b|\b(what|which|something|anything) (that )?pays\b/;

/** "What jobs pay the most?", "the fastest growing jobs without a degree" */
export function mostOf(plain: string): Most | null {
  const by = jobs.test(plain) ? mostAsked.find(([, words]) => words.test(plain))?.[0] : undefined;
  return by ? { by, ...limitsIn(plain) } : null;
}

/** The same where it is asked of no occupation: "remote jobs", "what jobs are dying", "jobs I can learn in six months" */
export function mostOfAll(plain: string): Most | null {
  if (!jobs.test(plain) && !/\bwork (from|at) home\b/.test(plain)) return null;
  const limits = limitsIn(plain);
  const by = askedOfAll.find(([, words]) => words.test(plain))?.[0];
  if (by) return { by, ...limits };
  return limits.withoutDegree || limits.trades || limits.fromHome || limits.withinMonths !== null
    ? { by: 'openings', ...limits }
    : null;
}

const limitsIn = (plain: string): Omit<Most, 'by'> => ({
  withoutDegree: isWithoutDegree(plain),
  fromHome: asked.remote.test(plain),
  withinMonths: monthsIn(plain),
  trades: /\btrades\b/.test(plain),
  feeling: tokensOf(plain).some(isJudging),
});

const inWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const monthsOf: Readonly<Record<string, number>> = { week: 1 / 4, month: 1, year: 12 };
const SHORT_MONTHS = 6;

/** "in six months", "short training" */
function monthsIn(plain: string): number | null {
  const [, many = '', unit = ''] =
    /\b(?:in|within|under|less than|only|takes?) (?:just |about |only )*(an?|\d{1,2}|few|\w+) (week|month|year)s?\b/.exec(
      plain,
    ) ?? [];
  if (unit && /\b(learn\w*|train\w*|study|studies|qualif\w*|start|takes?|course|get into)\b/.test(plain)) {
    const count = /^an?$/.test(many) ? 1 : Number(many) || inWords.indexOf(many);
    return count > 0 ? count * monthsOf[unit]! : SHORT_MONTHS;
  }
  return /\b(short|quick|fast|little)\b.*\b(training|course|to learn)\b|\b(quick|fast) to\b|\blearn\w* (quickly|fast)\b/.test(
    plain,
  )
    ? SHORT_MONTHS
    : null;
}

export const isWithoutDegree = (plain: string): boolean =>
  /\b(without|no|not (need|require|ask for))\b.*\b(degree|college|university|bachelors?|diploma|qualifications?)\b/.test(
    plain,
  );

/** "does Walmart pay", "at Walmart": an employer, whom the figures do not single out; null where none is named. */
export function employerIn(question: string): string | null {
  const [, paying, at] =
    /\bdo(?:es)? ([A-Z][\w&'’.-]+) (?:pay|give|hire)\b|\b(?:at|for) ([A-Z][\w&'’.-]*[a-z][\w&'’-]*)(?! University)/.exec(
      question,
    ) ?? [];
  const name = paying ?? at ?? null;
  return name && states.some((state) => state.name.startsWith(name)) ? null : name;
}

/** "in 2040": figures are those of today. */
export const isLater = (question: string): boolean =>
  /\b(in|by) 20([3-9]\d)\b|\bin (\d+|five|ten|fifteen|twenty|thirty) years\b/i.test(question);

const elsewhere: readonly RegExp[] = [
  /\bwho (is|was|are|were) (the )?(current |first |last )?(president|king|queen|pope|prime minister|chancellor|ceo)\b/,
  /^(please |can you |could you |will you )*(write|compose|translate|draw|paint|sing|code|solve|calculate|play|tell me a (joke|story))\b(?!.*\b(resume|cv|cover letter|report)\b)/,
  /\b((is|will|does) the weather|weather (today|tomorrow)|recipe|horoscope|lottery|stock tip|bitcoin|football score|capital of|news today)\b(?!.*\b(jobs?|salary|earn|pay|reporter|forecaster)\b)/,
];

/** What other programs are for, whatever occupation is named in it. */
export const isElsewhere = (plain: string): boolean => elsewhere.some((words) => words.test(plain));
