/** Questions about a list or group shown before: which of them, only some of them, the next ones. */
import type { Limits } from '../figures/limits.ts';
import { type Among, amongOf, measureIn } from './among.ts';
import type { Question } from './asked.ts';
import { periodIn, statesIn } from './aspects.ts';
import { nothingBeyond } from './beyond.ts';
import type { WorkQuestion } from './conversation.ts';
import { fieldIn } from './fields.ts';
import { comparesIn, isMore, judgesIn, pointsAt, pointsAtGroup } from './follow-up-words.ts';
import { isLimited, limitsIn } from './most.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { asksSomething } from './own-words.ts';
import { askedIn, nothingAsked, singleChanged } from './single-changed.ts';
import { nearTo, unpublishedIn } from './unpublished.ts';

export function groupChanged(
  index: OccupationIndex,
  { message, plain }: { message: string; plain: string },
  work: WorkQuestion,
  group: readonly number[],
): Question | null {
  const only = onlyIn(plain);
  if (only !== null) return firstOf(index, work, group, only);
  if (isMore(plain)) return nextOf(index, work);
  const limits = groupLimits(plain)?.limits;
  const [place = null] = statesIn(message);
  const per = periodIn(plain);
  const measure = measureIn(plain) ?? (askedIn(plain).includes('pay') ? 'pay' : null);
  const isOfShown = pointsAtGroup(plain);
  if (limits) {
    if (work.kind === 'most' && !isOfShown) return { ...work, ...onlyAsked(limits), from: 0, ...(place && { place }) };
    const pool = work.kind === 'list' && !isOfShown ? work.fitting : group;
    const told = limits.withoutDegree || limits.highSchool ? 'schooling' : limits.fromHome ? 'remote' : 'pay';
    const isSorted = measure !== null && measure !== told;
    const among = amongOf(index, pool, { by: isSorted ? measure : told, isSorted, limits, place, per });
    // a field that none of them is in starts a new question
    return among.isNone && limits.field ? { kind: 'most', by: 'openings', ...limits, ...(place && { place }) } : among;
  }
  if (asksWhy.test(plain)) return amongOf(index, group, { by: 'schooling', place, unsaid: 'why' });
  const unpublished = unpublishedIn(plain);
  if (judgesIn(plain) && !measure && unpublished.length === 0)
    return amongOf(index, group, { by: 'all', place, unsaid: 'better' });
  if (comparesIn(plain)) return amongOf(index, group, { by: measure ?? 'all', place });
  if (work.kind === 'most' && place && !measure && !per) return { ...work, place, from: 0 };
  const asked = askedIn(plain);
  const isOfNamed = work.kind === 'occupations' && !work.change && !isOfShown;
  if (isOfNamed && (place || per || asked.length > 0 || unpublished.length > 0))
    return singleChanged(index, message, plain, work);
  const isOfLevel = !place && nearTo(unpublished).includes('pay');
  if (!isOfLevel && (measure || place || per)) return amongOf(index, group, { by: measure ?? 'pay', place, per });
  const told = group.slice(0, MAX_TOLD);
  if (unpublished.length > 0)
    return { ...nothingAsked(told), asked: nearTo(unpublished), beyond: { ...nothingBeyond, unpublished } };
  if (asked.length > 0) return { ...nothingAsked(told), asked };
  return (isOfShown || pointsAt(plain)) && asksSomething(message, plain)
    ? { kind: 'unsaid', found: [...group], asked: [], places: [] }
    : null;
}

/** "Why such a big difference" */
const asksWhy = /\bwhy\b.*\b(?:differen\w+|differ|gap|so (?:much|many|far)|apart|more than|less than)\b/;

/** "Only 3", "just the top five", "give me 10": the number; null if the message says anything else. */
function onlyIn(plain: string): number | null {
  const [, many = ''] =
    /^(?:(?:and|ok|okay|no|please|can you|could you|only|just|give|show|list|me|the|top|first|best|i want|i only want) )+(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:of (?:them|those|these)|jobs|please|pls|results|options))*\W*$/.exec(
      plain,
    ) ?? [];
  const count =
    Number(many) || ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].indexOf(many);
  return many !== '' && count > 0 ? Math.min(count, MAX_ONLY) : null;
}
const MAX_ONLY = 20;

/** The first `count` of a list. */
function firstOf(index: OccupationIndex, work: WorkQuestion, group: readonly number[], count: number): Question {
  if (work.kind === 'most') return { ...work, shown: count, from: 0 };
  if (work.kind === 'list') return { ...work, found: work.fitting.slice(0, count) };
  if (work.kind === 'among') {
    const all = [...work.found, ...work.rest];
    return { ...work, found: all.slice(0, count), rest: all.slice(count) };
  }
  return amongOf(index, group.slice(0, count), { by: 'all' });
}

/** "Without a degree", "only in healthcare", "over 60k": the limits, and whether nothing else is asked. */
export function groupLimits(plain: string): { limits: Limits; isOnly: boolean } | null {
  const word = plain
    .replace(
      /\b(only|just|and|but|what|which|about|how|in|the|within|from|ones?|those|any|some|anything|something|show|me|give|there|also|for|jobs?|field|industry|sector|please|ok|of|them|are|is)\b|\W/g,
      ' ',
    )
    .trim()
    .replace(/ +/g, ' ');
  const field = fieldIn(`jobs in ${word}`, () => false);
  const limits = { ...limitsIn(plain), feeling: false, ...(field && { field }) };
  if (!isLimited(limits)) return null;
  return {
    limits,
    isOnly:
      field !== null ||
      /^(?:(?:and|but|ok|okay|now|what about|how about) )*(?:only|just|without|with|no|over|above|under|more than|at least|ones?|those)\b/.test(
        plain,
      ),
  };
}

/** The number of occupations described one after the other. */
const MAX_TOLD = 3;

const onlyAsked = <Limits extends object>(limits: Limits): Partial<Limits> =>
  Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== false && limit !== null),
  ) as Partial<Limits>;

const PAGE = 5;

/** "More", "the next five" */
function nextOf(index: OccupationIndex, work: WorkQuestion): Question | null {
  if (work.kind === 'most') return { ...work, from: (work.from ?? 0) + (work.shown ?? PAGE) };
  if (work.kind === 'list')
    return restOf(
      index,
      work.fitting.filter((at) => !work.found.includes(at)),
    );
  if (work.kind === 'among') return { ...work, found: work.rest.slice(0, PAGE), rest: work.rest.slice(PAGE) };
  return null;
}
const restOf = (index: OccupationIndex, rest: number[]): Among => ({
  ...amongOf(index, [], {}),
  found: rest.slice(0, PAGE),
  rest: rest.slice(PAGE),
  isNone: false,
});
