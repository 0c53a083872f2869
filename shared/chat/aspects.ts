/** What of an occupation a question asks for, and where. */
import { countryCodes } from '#shared/assessment/countries.data.ts';
import { type State, states } from '#shared/occupations/places.ts';

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
] as const;
export type Aspect = (typeof aspects)[number];

const asked: Record<Aspect, RegExp> = {
  // what it is like, and what one does; not what the person should do
  day: /\b(do|does|did)\b(?! (i|you|we)\b).*\bdo\b|\b(duty|duties|tasks?|responsib\w*|daily|typical day|day to day|days? look|be like|is it like|like to be|descri\w*)\b/,
  pay: /\b(earn(s|ed|ing|ings)?|makes?|made|pay(s|ing)?|paid|salar\w*|wages?|incomes?|money|compensation|lucrative|rich)\b|\bhow much\b.*\bget\b/,
  outlook:
    /\b(outlook|grow(s|th|ing)?|future|futureproof|demand|openings?|prospects?|still (needed|wanted)|dying|dead|die|go(es|ing)? away|obsolete|safe job|shortage|good job)\b/,
  'way-in':
    /\b(degrees?|become|becoming|education|qualif\w*|study|studies|studied|get into|getting into|how long|years|school|college|university|train(ed|ing)?|apprentic\w*|(need|get|have) to be|what do (i|you) need|it takes?|entry|experience|diploma)\b/,
  license: /\blicense(d|s)?\b|\bcertif\w*/,
  ai: /\b(ai|automat\w*|robots?|replaced?|replacing|chatgpt)\b/,
  remote: /\b(remote(ly)?|home office|(from|at) home|telework|hybrid)\b/,
  skills: /\b(skills?|good at|strengths?|talents?)\b/,
  tools: /\b(tools?|software|technolog\w*|programs? (do|does|used))\b/,
  similar: /\b(similar|related|alternatives?|(jobs?|careers?|occupations?|work) like)\b/,
  people: /\bhow many\b(?!.*\b(years|hours|months|openings)\b)/,
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
  return states.find((state) => state.postal === postal) ?? null;
}

const countryName = new Intl.DisplayNames(['en'], { type: 'region' });
const abroad = countryCodes
  .filter((code) => !['US', 'UM', 'GE'].includes(code))
  .map((code) => countryName.of(code) ?? code)
  .concat('UK', 'England', 'Scotland', 'Wales', 'Europe');

/** "in Germany": a country that the figures do not speak for; null where none is named. */
export const countryIn = (question: string): string | null =>
  abroad.find((name) => new RegExp(`\\bin (the )?${name.replace(/[().]/g, '.')}\\b`, 'i').test(question)) ?? null;

export interface Most {
  by: 'pay' | 'growth' | 'openings';
  /** of those that most enter without a bachelor's degree */
  withoutDegree: boolean;
}

const mostAsked: readonly [Most['by'], RegExp][] = [
  [
    'pay',
    /\b(best|highest|top|most|well|high)[ -]?(paid|paying|pay)\b|\b(pays?|paid|earns?) (the )?(most|best)\b|\bmost money\b/,
  ],
  ['growth', /\b(fastest|most|strongest)[ -]?(growing|growth)\b|\bgrow(s|ing)? (the )?(fastest|most)\b/],
  ['openings', /\bmost (openings|in demand|wanted|needed)\b/],
];

/** "What jobs pay the most?", "the fastest growing jobs without a degree" */
export function mostOf(plain: string): Most | null {
  if (!/\b(jobs?|careers?|occupations?|professions?)\b/.test(plain)) return null;
  const by = mostAsked.find(([, words]) => words.test(plain))?.[0];
  if (!by) return null;
  return { by, withoutDegree: isWithoutDegree(plain) };
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
  /\b(weather|recipe|horoscope|lottery|stock tip|bitcoin|football score|capital of|news today)\b(?!.*\b(jobs?|salary|earn|pay|reporter|forecaster)\b)/,
];

/** What other programs are for, whatever occupation is named in it. */
export const isElsewhere = (plain: string): boolean => elsewhere.some((words) => words.test(plain));
