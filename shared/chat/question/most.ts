/** Questions about all occupations: the top ones by a figure, "remote jobs", "jobs that AI will not replace". */
import { timesAYear } from '#shared/lib/working-year.ts';
import type { Bounds, Limits, Most } from '../figures/limits.ts';
import { asksRemote } from './aspects.ts';
import { fieldAlone, fieldIn } from './fields.ts';
import { isAsking, isJudging, tokensOf } from './words.ts';

/** Null if no limit is asked for. */
export function boundsIn(plain: string): Bounds | null {
  const bounds = {
    minPay: minPayIn(plain),
    withoutDegree: isWithoutDegree(plain),
    highSchool: isAfterHighSchool(plain),
  };
  return Object.values(bounds).some((bound) => bound !== null && bound !== false) ? bounds : null;
}

/** "top ten paying", "highest salaries" */
const ofPay =
  '(?: (?:\\d+|three|five|ten|twenty))?[ -]?(?:paid|paying|pays?|earning|earners?|salary|salaries|wages?|incomes?)\\b';
const mostAsked: readonly [Most['by'], RegExp][] = [
  ['low-pay', new RegExp(`\\b(lowest|worst|least)${ofPay}|\\bpays? (the )?least\\b|\\bleast money\\b`)],
  [
    'pay',
    new RegExp(
      `\\b(best|highest|top|most)${ofPay}|\\b(pays?|paid|earns?) (the )?(most|best)\\b|\\bmost money\\b|\\bmost lucrative\\b`,
    ),
  ],
  ['growth', /\b(fastest|most|strongest)[ -]?(growing|growth)\b|\bgrow(s|ing)? (the )?(fastest|most)\b/],
  ['openings', /\bmost (openings|in demand|wanted|needed)\b/],
];
/** "That pay well", "for good money" */
const goodPay =
  /\b(well|high|good|better)[ -]?(paid|paying|pay)\b|\blucrative\b|\b(pays?|paying|paid) (\w+ )?(well|good|ok|okay|enough|decent\w*|more)\b|\b(decent|good|great) (pay|money|salary|wages?)\b/;
export const asksGoodPay = (plain: string): boolean => goodPay.test(plain);
const askedOfAll: readonly [Most['by'], RegExp][] = [
  [
    'decline',
    /\b(dying|die out|be gone|disappear\w*|declin\w*|shrink\w*|go(es|ing)? away|vanish\w*|obsolete|extinct)\b/,
  ],
  ['pay', goodPay],
  ['growth', /\bgrowing\b|\b(of|for) the future\b|\bwill (still )?(exist|be around|be needed)\b/],
  ['openings', /\bin[- ]demand\b|\b(shortage|hiring|needed|wanted)\b/],
];
const jobs =
  /\b(jobs?|careers?|occupations?|professions?|trades?|apprenticeships)\b|\b(what|which|something|anything) (that )?pays\b|\bi (want|would like|need|have) to (make|earn)\b/;

/** "What jobs pay the most?", "the fastest growing jobs without a degree" */
export function mostOf(text: string): Most | null {
  const field = fieldAlone(text);
  const plain = field ? `jobs in ${field}` : text;
  const limits = limitsIn(plain);
  const by = jobs.test(plain) || isOnlyOfAll(plain) ? mostAsked.find(([, words]) => words.test(plain))?.[0] : undefined;
  // "I want to earn 80k without a degree", "the easiest trade to learn"
  const isWished = wishesPay.test(plain) && limits.minPay !== null;
  // "list of jobs in finance"
  const isOfField = limits.field?.isAll === true;
  return by || isWished || isOfField || anyTrade.test(plain)
    ? { by: by ?? (asksGoodPay(plain) ? 'pay' : 'openings'), ...limits }
    : null;
}

/** "Shortest training highest pay": names nothing that describes particular occupations. */
const isOnlyOfAll = (plain: string): boolean =>
  tokensOf(plain.replace(/\b(?:short(?:est)?|quick(?:est)?|training|courses?|schooling)\b/g, ' ')).every(
    (token) => isAsking(token) || isJudging(token),
  ) && !/\b(?:you|your|it|this|that|they|them|these|those|one|ones|of)\b/.test(plain);

const wishesPay = /\bi (want|would like|need|have) to (make|earn)\b/;
const anyTrade =
  /\b(easiest|simplest|quickest|fastest|best|safest|good|which|what) trade\b(?! (school|fair|show|war|deal))/;

/** The same if no occupation is named: "remote jobs", "what jobs are dying", "jobs I can learn in six months" */
export function mostOfAll(plain: string): Most | null {
  if (!jobs.test(plain) && !/\bwork (from|at) home\b/.test(plain)) return null;
  const limits = limitsIn(plain);
  const risk = riskIn(plain);
  const by = askedOfAll.find(([by, words]) => words.test(plain) && !(risk && by === 'decline'))?.[0];
  if (by) return { by, ...limits };
  if (risk) return { by: risk, ...limits, lowRisk: false };
  return isLimited(limits) && !(limits.feeling && isOnlyFeeling(limits)) ? { by: 'openings', ...limits } : null;
}

/** The number asked for (`shown`) is not a limit. */
export const isLimited = ({ shown: _, ...limits }: Limits): boolean =>
  Object.values(limits).some((limit) => limit !== false && limit !== null);

const isOnlyFeeling = ({ feeling, shown: _, ...limits }: Limits): boolean =>
  feeling && Object.values(limits).every((limit) => limit === false || limit === null);

export const limitsIn = (plain: string): Limits => ({
  withoutDegree: isWithoutDegree(plain),
  highSchool: isAfterHighSchool(plain),
  field: fieldIn(plain, (token) => isAsking(token) || isJudging(token)),
  fromHome: asksRemote(plain),
  withinMonths: monthsIn(plain),
  trades: anyTrade.test(plain) || /\btrades\b|\btrade (jobs?|careers?|work)\b|\bblue.?collar\b/.test(plain),
  apprenticeship: /\bapprenticeships\b|\b(jobs|careers|trades) with (an |paid )?apprenticeship\b/.test(plain),
  lowRisk: riskIn(plain) === 'untouched',
  minPay: minPayIn(plain),
  shown: shownIn(plain),
  feeling: tokensOf(plain).some(isJudging) || /\b(easiest|simplest)\b/.test(plain),
});

const MAX_ASKED = 20;
/** "Top 10", "the five best paid" */
function shownIn(plain: string): number | null {
  const [, before, behind] =
    /\b(?:top|best|first|highest|worst|list of|give me|name) (\d{1,2}|\w+)\b(?! ?(?:k\b|an? hour|per hour|dollars|years?))|\b(\d{1,2}|\w+) (?:best|highest|top|fastest|most|lowest|worst)\b/.exec(
      plain,
    ) ?? [];
  const asked = before ?? behind ?? '';
  const many = Number(asked) || inWords.indexOf(asked);
  return many > 1 ? Math.min(many, MAX_ASKED) : null;
}

const several =
  /\b(jobs|careers|occupations|professions|trades|apprenticeships)\b|\b(which|what|best|safest|any) (job|career|occupation|profession)\b/;
const machines = /\b(ai|artificial intelligence|robots?|automat\w*|chatgpt|machines)\b/;
const spared =
  /\b(safe\w*|not|never|surviv\w*|least|lowest|low|immune|resist\w*|resilient|untouched|unaffected|secure|protected|no)\b/;
const lost =
  /\b(replac\w*|risk\w*|threat\w*|kill\w*|los[et]\w*|dying|die|taken?|taking|tak(e|es) over|doomed|affected|exposed|disappear\w*|gone|eliminat\w*|automated|destroy\w*|obsolete)\b/;

/** "Jobs robots won't replace", "what jobs will AI kill first" */
function riskIn(plain: string): 'untouched' | 'touched' | null {
  if (!several.test(plain) || !machines.test(plain)) return null;
  if (spared.test(plain)) return 'untouched';
  return lost.test(plain) ? 'touched' : null;
}

/** "over 100k", "at least $30 an hour" */
export function minPayIn(plain: string): number | null {
  const [, digits = '', thousand, , hourly] =
    /\b(?:over|above|more than|at least|minimum of?|upwards of|north of|pays?|paying|making|makes?|earns?|needs?)(?: (?:me|about|around))? \$?(\d[\d,.]*)( ?k\b| ?thousand\b)?( dollars)?( ?(?:an|per|a|\/) ?hour)?/.exec(
      plain,
    ) ??
    /\$?\b(\d[\d,.]*)( ?k\b)( dollars)?()(?= (?:a year |per year )?(?:jobs|or more|plus|a year jobs))/.exec(plain) ??
    /\b(six)[ -]figures?\b/.exec(plain) ??
    [];
  if (digits === '') return null;
  if (digits === 'six') return 100_000;
  const amount = Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1);
  const yearly = hourly ? amount * timesAYear.hour : amount;
  return yearly >= 10_000 && yearly < 1e7 ? yearly : null;
}

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
  if (
    /\b(no|without|without any|zero|little|not need|not have|not have any) (work |job |prior )?experience\b|\bentry[ -]level\b|\bfirst jobs?\b|\bnever (had a job|worked)\b/.test(
      plain,
    )
  )
    return SHORT_MONTHS;
  return /\b(short|shortest|quick|quickest|fast|little|least)\b.*\b(training|course|to learn)\b|\b(quick|fast) to\b|\blearn\w* (quickly|fast)\b/.test(
    plain,
  )
    ? SHORT_MONTHS
    : null;
}

/** "with only a high school diploma", "for people with a GED" */
const isAfterHighSchool = (plain: string): boolean =>
  /\b(just|only|with|have|having|after|straight out of|right out of|no more than|nothing but)( (just|only|out of))?( an?)? (high ?school|hs|ged|secondary school)\b|\bhigh ?school (dropouts?|only|graduates?)\b/.test(
    plain,
  );

const isWithoutDegree = (plain: string): boolean =>
  /\b(with|have|having|only|just)( just| only)?( an?)? (associates?|(?:two|2).?year) degrees?\b/.test(plain) ||
  /\b(without|no|not (need|require|ask for|have|got))\b.*\b(degree|college|university|school(ing)?|bachelors?|diploma|qualifications?)\b/.test(
    plain,
  );
