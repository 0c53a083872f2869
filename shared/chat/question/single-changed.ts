/** Follow-up questions about one occupation, or about some named side by side. */
import { nameOf } from '#shared/occupations/names.ts';
import type { State } from '#shared/occupations/places.ts';
import { nearOf } from '../figures/occupation-figures.ts';
import { type Among, amongOf, measureOf } from './among.ts';
import type { Question } from './asked.ts';
import { type Aspect, asksOtherCurrency, aspectsOf, countryIn, statesIn, townIn } from './aspects.ts';
import { nothingBeyond } from './beyond.ts';
import { comparesIn, isLike, isMore, judgesFigure, levelIn, paysMore } from './follow-up-words.ts';
import { neededIn } from './knowledge.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { asksSomething, ownWordsOf } from './own-words.ts';
import { subjectOf } from './subject.ts';
import type { OccupationSubject } from './subject-kinds.ts';
import { toolIn } from './tools.ts';
import { nearTo, unpublishedIn, withoutUnpublished } from './unpublished.ts';

export type Single = OccupationSubject | Extract<Question, { kind: 'unsaid' }>;

/** Reads the message as if it named the occupations; null if it changes nothing. */
export function singleChanged(index: OccupationIndex, message: string, plain: string, before: Single): Question | null {
  const { found } = before;
  const names = found.map((at) => nameOf(index.facts.codes[at]!, index.facts.titles[at]!));
  const read = subjectOf(index, `${message.replace(/\W+$/, '')} ${names.join(' and ')}`);
  const subject = read?.kind === 'occupations' ? read : nothingAsked([...found]);
  const unpublished = unpublishedIn(plain);
  const plainly = askedIn(withoutUnpublished(plain, unpublished));
  const asked = plainly.length > 0 ? plainly : nearTo(unpublished);
  const places = statesIn(message);
  const beyond = {
    ...subject.beyond,
    circumstances: subject.beyond.circumstances || atAge.test(plain),
    later: subject.beyond.later && !asked.includes('outlook'),
    country: countryIn(message),
    currency: asksOtherCurrency(message),
    town: townIn(message),
    unsaid: false,
    unpublished,
  };
  const isBeyond =
    beyond.country !== null || beyond.currency || beyond.later || beyond.circumstances || beyond.employer !== null;
  const level = levelIn(plain) && !startsOut.test(plain);
  // "and Excel?"
  const ofTools = before.asked.includes('tools') ? toolIn(index.tools, `use ${ownWordsOf(message).join(' ')}`) : null;
  const tool = toolIn(index.tools, message) ?? ofTools;
  // from the message alone, not from the names
  const knowledge = neededIn(message)?.area ?? null;
  const earlier: Aspect[] = before.asked;
  const unsaid: Question = {
    kind: 'unsaid',
    found: [...found],
    asked: level ? ['pay'] : asked,
    places,
    ...(level && { isPay: true as const }),
  };
  if (comparesIn(plain)) return { ...nothingAsked([...found]), places };
  if (judgesFigure(plain) && found.length === 1) return besideNear(index, before);
  if (level && unpublished.length === 0 && !isBeyond) return unsaid;
  if (unpublished.length === 0 && isOfBody.test(plain) && !isBeyond && !knowledge) return unsaid;
  if (paysMore(plain) && found.length === 1) return { ...besideNear(index, before), by: 'pay', unsaid: null };
  if (isMore(plain) && unpublished.length === 0 && asked.length === 0 && places.length === 0) return moreOf(before);
  if (tool && asked.length === 0) return { ...nothingAsked([...found]), asked: ['tools'], tool };
  const isChanged =
    asked.length > 0 ||
    unpublished.length > 0 ||
    places.length > 0 ||
    beyond.per !== null ||
    isBeyond ||
    knowledge !== null ||
    beyond.town !== null;
  if (!isChanged) return asksSomething(message, plain) ? unsaid : null;
  const isOfPay = beyond.per !== null && asked.length === 0;
  // for single states only pay and employment are known
  const isOfPlace = places.length > 0 && earlier.length > 0 && !earlier.some((aspect) => ofStates.includes(aspect));
  return {
    ...nothingAsked([...found]),
    also: [],
    asked:
      asked.length > 0
        ? asked
        : isOfPay || isOfPlace
          ? ['pay']
          : knowledge || unpublished.length > 0
            ? []
            : beyond.circumstances
              ? ['way-in']
              : earlier,
    places: places.length === 0 || against.test(plain) ? [...before.places, ...places] : places,
    knowledge,
    ...(subject.yesNo && { yesNo: subject.yesNo }),
    beyond: {
      ...beyond,
      per: beyond.per ?? (asked.length === 0 && before.kind === 'occupations' ? before.beyond.per : null),
    },
  };
}

/** "Vs Ohio": in addition to the state asked about before. */
const against = /^(?:and )?(?:vs|versus|compared (?:to|with)|than)\b/;

/** "Is that good": shown next to the closest occupations. */
const besideNear = (
  index: OccupationIndex,
  { found, asked, places }: { found: number[]; asked: Aspect[]; places: State[] },
): Among =>
  amongOf(index, [...found, ...nearOf(index, found[0]!)], {
    by: measureOf(asked),
    place: places[0] ?? null,
    unsaid: 'good',
  });

const ofStates: readonly Aspect[] = ['pay', 'people', 'where'];

const atAge = /\b(at|am|being|over|i) \d\d\b(?! ?(%|k|hours|dollars|an|per))|\bmy age\b|\btoo (old|young|late)\b/;

/** "Do I need to be strong": personal requirements other than a license. */
const isOfBody =
  /\b(have|need|got) to be (?!(?:an?|in|at|on|the|there|licensed|certified|trained|qualified|registered)\b)\w+/;

/** The aspects asked in a follow-up, which uses shorter words than a first question. */
export function askedIn(plain: string): Aspect[] {
  if (isLike(plain) || movesUp.test(plain)) return ['similar'];
  if (paidWhile.test(plain)) return ['way-in'];
  const asked = aspectsOf(plain);
  if (asked.length > 0) return asked;
  if (startsOut.test(plain)) return ['way-in'];
  if (ofFuture.test(plain)) return ['outlook'];
  if (/\bwhat (should|do|must) i (learn|study)\b/.test(plain)) return ['way-in', 'skills'];
  if (/^(?:and |so )?where\b/.test(plain)) return ['where'];
  if (/\bdo (all|every|each) day\b/.test(plain)) return ['day'];
  return ofPay.test(plain) ? ['pay'] : [];
}
/** "How do I move up" */
const movesUp = /\bmov(?:e|ing) up\b|\bnext step\b|\b(?:i|you) advance\b|\bcareer (?:path|ladder)\b/;
/** "How do I start" */
const startsOut =
  /\bhow (?:do|does|can|could|would|should) (?:i|you|one|we) (?:(?:get )?start(?:ed)?|get there|go about (?:it|that|this))\b/;
/** Asks whether training is paid, which the way in answers. */
const paidWhile =
  /^(?:(?:and|so) )*(?:is|are) (?:it|that|this|they|you) (?:also |even )?paid\W*$|\b(paid|pay|earn|money|salary)\b.*\b(?:(?:during|while) (?:it|that|this)|(?:during|while|in|for|as) (?:training|the (?:training|apprenticeship|course)|learning|studying|i (?:learn|train|study)|an apprentice))\b/;
/** Asks for parts of the pay answer: the median and the range, before tax. */
const ofPay =
  /\bhow much(?: (?:is|are|do|does|would|will|for|about|it|that|they|the|an?|first|second|third|fourth|fifth|sixth|last|other|one|ones|get|make|there))*\W*$|\b(per|a|each) (yr|year)\b|\b(yearly|annual(ly)?|before tax(es)?|range|average|median)\b|\b(top|high|low|bottom|lower|upper) end\b|^(?:and |the |what is the )*(highest|lowest|maximum|minimum|most|least)\W*$/;
const ofFuture =
  /^(?:(?:and|ok|so|but|what about|how about) )*in (?:\d+|five|ten|twenty) years\W*$|\b(less|fewer|more) (of (them|those)|jobs|people|in \d+)\b|\bwill there (still )?be\b|\b(last|survive|around) (in|for|the next|another)\b|\b(stable|secure|steady|job security)\b/;

/** What has not been said yet about the same occupation. */
const moreOf = (before: { found: number[]; asked: Aspect[] }): Question => ({
  ...nothingAsked(before.found),
  asked: before.asked.length === 0 ? ['day', 'skills', 'similar'] : [],
});

export const nothingAsked = (found: number[]): OccupationSubject => ({
  kind: 'occupations',
  found,
  also: [],
  asked: [],
  places: [],
  knowledge: null,
  beyond: nothingBeyond,
  named: 1,
  guessed: false,
});
