/** What changes of what was asked before: "in Texas", "per hour", "the second one", "which of them is growing", "more". */
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { State } from '#shared/occupations/places.ts';
import { ratedMost } from '../answers/knowledge.ts';
import { mostFound } from '../answers/most.ts';
import { type Among, amongOf, type Measure, measureIn } from './among.ts';
import {
  type Aspect,
  asksOtherCurrency,
  aspectsOf,
  countryIn,
  periodIn,
  statesIn,
  townIn,
  withoutStates,
} from './aspects.ts';
import { type Conversation, isWork, type WorkQuestion } from './conversation.ts';
import { fieldIn } from './fields.ts';
import type { OccupationIndex } from './find-occupations.ts';
import {
  asksNext,
  chosenIn,
  comparesIn,
  isMore,
  judgesFigure,
  judgesIn,
  levelIn,
  pointsAt,
  pointsAtGroup,
} from './follow-up-words.ts';
import { isLimited, type Limits, limitsIn } from './most.ts';
import { asksMore, placesIn } from './places.ts';
import type { Question } from './question.ts';
import { asksUnpublished, nothingBeyond, type OccupationSubject, type Subject, subjectOf } from './subject.ts';
import { toolIn } from './tools.ts';
import { isAsking, isJudging, stem, tokensOf } from './words.ts';

/** The occupations that an answer showed, in its order. */
export function shownBy(index: Records, question: WorkQuestion): readonly number[] {
  switch (question.kind) {
    case 'most':
      return mostFound(index, question);
    case 'knowledge':
      return ratedMost(index, question.area);
    case 'occupations':
      return question.asked.length === 1 && question.asked[0] === 'similar' && question.found.length === 1
        ? nearOf(index, question.found[0]!)
        : question.found;
    default:
      return question.found;
  }
}

type Records = Pick<OccupationIndex, 'facts' | 'states' | 'details'>;

const MAX_NEAR = 6;
/** The nearest occupations, as an answer names them. */
const nearOf = ({ facts, details }: Records, at: number): number[] =>
  details(at)
    .related.flatMap((code) => indexOfCode(facts, code) ?? [])
    .slice(0, MAX_NEAR);

/** Words of a message that say neither what is asked nor where. */
const ownWordsOf = (message: string): string[] => {
  const town = townIn(message);
  const rest = withoutStates(town ? message.replace(new RegExp(town, 'i'), ' ') : message);
  return tokensOf(rest).filter((token) => !isAsking(token) && !isJudging(token) && !/^\d/.test(token));
};

/** Null where nothing of what was asked before is changed. */
export function changed(
  index: OccupationIndex,
  message: string,
  plain: string,
  { last, work, group, list }: Conversation,
): Question | null {
  if (last?.kind === 'own' && last.part === 'result') return ownChanged(plain, last.places);
  if (!work) return null;
  const isList = (work.kind !== 'occupations' && work.kind !== 'unsaid') || work.found.length > 1;
  const ofGroup = group.length > 1 && (isList || pointsAtGroup(plain) || comparesIn(plain) || judgesIn(plain));
  const chosen = chosenIn(plain, group, work);
  if (chosen === null) return null;
  if (chosen.length > 0) return ofChosen(index, message, plain, chosen);
  // behind one of a list the list goes on
  const goesOn = list !== null && (asksNext(plain) || (!isList && groupLimits(plain)?.isOnly === true));
  if (goesOn) return groupChanged(index, message, plain, list, group);
  if (ofGroup) {
    const answer = groupChanged(index, message, plain, work.kind === 'among' && list ? list : work, group);
    if (answer) return answer;
  }
  const shown = work.kind === 'occupations' || work.kind === 'unsaid' ? null : shownBy(index, work);
  if (shown && shown.length !== 1) return null;
  return singleChanged(index, message, plain, shown ? nothingAsked([...shown]) : (work as Single));
}

/** Of one's own result, which is read where the answer is made. */
function ownChanged(plain: string, before: number[]): Question | null {
  const asked = aspectsOf(plain);
  const places = placesIn(plain);
  if (!asksMore(plain, asked) && places.length === 0) return null;
  return { kind: 'own', part: 'result', plain, places: places.length > 0 ? places : before, asked };
}

/** "The second one", "the last two in Texas" */
function ofChosen(index: OccupationIndex, message: string, plain: string, chosen: number[]): Question {
  const [first] = chosen;
  if (chosen.length > 1)
    return amongOf(index, chosen, { by: measureIn(plain) ?? 'all', place: statesIn(message)[0] ?? null });
  return singleChanged(index, message, plain, nothingAsked([first!])) ?? nothingAsked([first!]);
}

function groupChanged(
  index: OccupationIndex,
  message: string,
  plain: string,
  work: WorkQuestion,
  group: readonly number[],
): Question | null {
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
    return amongOf(index, pool, { by: isSorted ? measure : told, isSorted, limits, place, per });
  }
  if (judgesIn(plain) && !measure) return amongOf(index, group, { by: 'all', place, unsaid: 'better' });
  if (comparesIn(plain)) return amongOf(index, group, { by: measure ?? 'all', place });
  if (work.kind === 'most' && place && !measure && !per) return { ...work, place, from: 0 };
  if (work.kind === 'occupations' && !isOfShown && (place || per || aspectsOf(plain).length > 0))
    return singleChanged(index, message, plain, work);
  if (measure || place || per) return amongOf(index, group, { by: measure ?? 'pay', place, per });
  const asked = aspectsOf(plain);
  if (asked.length > 0) return { ...nothingAsked(group.slice(0, MAX_TOLD)), asked };
  return (isOfShown || pointsAt(plain)) && asksSomething(message, plain)
    ? { kind: 'unsaid', found: [...group], asked: [], places: [] }
    : null;
}

/** "Without a degree", "only in healthcare", "over 60k": what is asked of each, and whether it is asked by itself. */
function groupLimits(plain: string): { limits: Limits; isOnly: boolean } | null {
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

/** So many are told of one after the other. */
const MAX_TOLD = 3;

const onlyAsked = <Limits extends object>(limits: Limits): Partial<Limits> =>
  Object.fromEntries(
    Object.entries(limits).filter(([, limit]) => limit !== false && limit !== null),
  ) as Partial<Limits>;

const PAGE = 5;

/** "More", "the next five" */
function nextOf(index: OccupationIndex, work: WorkQuestion): Question | null {
  if (work.kind === 'most') return { ...work, from: (work.from ?? 0) + PAGE };
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

/** One occupation, or some that were named side by side: read as if they were named in the message. */
type Single = OccupationSubject | Extract<Question, { kind: 'unsaid' }>;

function singleChanged(index: OccupationIndex, message: string, plain: string, before: Single): Question | null {
  const { found } = before;
  const names = found.map((at) => nameOf(index.facts.codes[at]!, index.facts.titles[at]!));
  const read = subjectOf(index, `${message.replace(/\W+$/, '')} ${names.join(' and ')}`);
  const subject = read?.kind === 'occupations' ? read : nothingAsked([...found]);
  const asked = askedIn(plain);
  const places = statesIn(message);
  const beyond = {
    ...subject.beyond,
    later: subject.beyond.later && !asked.includes('outlook'),
    country: countryIn(message),
    currency: asksOtherCurrency(message),
    town: townIn(message),
  };
  const isBeyond =
    beyond.country !== null || beyond.currency || beyond.later || beyond.circumstances || beyond.employer !== null;
  const level = levelIn(plain);
  const tool = toolIn(index.tools, message);
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
  if (level && !isBeyond) return unsaid;
  if ((asksUnpublished(plain) || isOfBody.test(plain)) && !isBeyond && !subject.knowledge) return unsaid;
  if (paysMore.test(plain) && found.length === 1) return { ...besideNear(index, before), by: 'pay', unsaid: null };
  if (isMore(plain) && asked.length === 0 && places.length === 0) return moreOf(before);
  if (tool && asked.length === 0) return { ...nothingAsked([...found]), asked: ['tools'] };
  const isChanged =
    asked.length > 0 ||
    places.length > 0 ||
    beyond.per !== null ||
    isBeyond ||
    subject.knowledge !== null ||
    beyond.town !== null;
  if (!isChanged) return asksSomething(message, plain) ? unsaid : null;
  const isOfPay = beyond.per !== null && asked.length === 0;
  // of a single state pay is known, and how many people work there
  const isOfPlace = places.length > 0 && earlier.length > 0 && !earlier.some((aspect) => ofStates.includes(aspect));
  return {
    ...nothingAsked([...found]),
    also: [],
    asked:
      asked.length > 0
        ? asked
        : isOfPay || isOfPlace
          ? ['pay']
          : subject.knowledge
            ? []
            : beyond.circumstances
              ? ['way-in']
              : earlier,
    places: places.length > 0 ? places : before.places,
    knowledge: subject.knowledge,
    beyond: {
      ...beyond,
      unsaid: false,
      per: beyond.per ?? (asked.length === 0 && before.kind === 'occupations' ? before.beyond.per : null),
    },
  };
}

/** "Is that good": beside what is near it. */
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

/** "Do I need to be strong": what one has to be beside licensed. */
const isOfBody =
  /\b(have|need|got) to be (?!(?:an?|in|at|on|the|there|licensed|certified|trained|qualified|registered)\b)\w+/;

/** What is asked further, in shorter words than a first question has. */
function askedIn(plain: string): Aspect[] {
  if (isLike.test(plain)) return ['similar'];
  if (paidWhile.test(plain)) return ['way-in'];
  const asked = aspectsOf(plain);
  if (asked.length > 0) return asked;
  if (ofFuture.test(plain)) return ['outlook'];
  if (/\bdo (all|every|each) day\b/.test(plain)) return ['day'];
  return /\bhow much\W*$/.test(plain) ? ['pay'] : [];
}
/** Whether training is paid, the way in says. */
const paidWhile =
  /^(?:(?:and|so) )*(?:is|are) (?:it|that|this|they|you) (?:also |even )?paid\W*$|\b(paid|pay|earn|money|salary)\b.*\b(during|while|in|for|as) (it|that|this|training|the (training|apprenticeship|course)|learning|studying|i (learn|train|study)|an apprentice)\b/;
const ofFuture =
  /\b(less|fewer|more) (of (them|those)|jobs|people|in \d+)\b|\bwill there (still )?be\b|\b(last|survive|around) (in|for|the next|another)\b|\b(stable|secure|steady|job security)\b/;

/** "What else is like that" */
const isLike =
  /\b(what|anything|something) else is (like|near)\b|\b(what|which) (else|other (jobs|work|careers)) (can|could|should|would|might) (i|one|they)\b|\bsomething (else|similar|different|like (it|that|this))\b/;

/** "Something that pays more": what is near it, by pay. */
const paysMore =
  /\b(pays?|paying|paid|earns?|makes?) (more|better)\b|\b(better|higher|more) (paid|paying|pay|money|salary)\b/;

/** What was not said yet of the same. */
const moreOf = (before: { found: number[]; asked: Aspect[] }): Question => ({
  ...nothingAsked(before.found),
  asked: before.asked.length === 0 ? ['day', 'skills', 'similar'] : [],
});

/** What is asked is none of what the records say: a question with words of its own. */
const asksSomething = (message: string, plain: string): boolean =>
  ownWordsOf(message).length > 0 ||
  tokensOf(plain).some(isJudging) ||
  /\b(hard|difficult|easy|hire|take|best|better|worth|men|women|man|woman|safe|safer|safest|dangerous)\b/.test(plain);

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

/** "And nurses?" asks of them what was asked before; "is that more than a nurse" holds both against each other. */
export function carriedOn(
  index: OccupationIndex,
  subject: Subject,
  plain: string,
  { work, group }: Conversation,
): Question {
  if (subject.kind === 'list' || !work) return subject;
  const [other] = subject.found;
  const before = work.kind === 'occupations' || work.kind === 'unsaid' ? work : null;
  const single = before?.found.length === 1 ? before.found[0]! : null;
  if (single !== null && single !== other && subject.found.length === 1 && holdsAgainst(plain))
    return amongOf(index, [single, other!], {
      by: measureIn(plain) ?? measureOf(before!.asked),
      place: before!.places[0] ?? null,
      unsaid: judgesIn(plain) && !measureIn(plain) ? 'better' : null,
    });
  if (single === other && levelIn(plain))
    return { kind: 'unsaid', found: [other!], asked: ['pay'], places: before!.places, isPay: true };
  if (group.length > 1 && subject.found.length === 1 && pointsAtGroup(plain) && holdsAgainst(plain))
    return amongOf(index, [...new Set([...group, other!])], { by: measureIn(plain) ?? 'pay' });
  if (subject.asked.length > 0 || subject.beyond.unsaid || !isShort(plain)) return subject;
  const asked = before ? before.asked : ofList(work);
  return {
    ...subject,
    asked,
    places: subject.places.length > 0 ? subject.places : (before?.places ?? []),
    beyond: {
      ...subject.beyond,
      per: subject.beyond.per ?? (before?.kind === 'occupations' ? before.beyond.per : null),
    },
  };
}

const holdsAgainst = (plain: string): boolean =>
  /\b(than|versus|vs|compare\w*|different|difference|same|better|worse|(?<!what )more|less|as (much|good|well|hard))\b/.test(
    plain,
  );
/** "And nurses", "ok and vet tech instead", "nurses" */
const isShort = (plain: string): boolean =>
  /^(and|or|what about|how about|ok|okay|same for|the same for|i mean|no i mean|no)\b|\binstead\b|^(?:\w+\W*){1,3}$/.test(
    plain,
  ) && !/\b(what (is|do|does|are)|tell me|who|explain|describe)\b/.test(plain);

const measureOf = (asked: readonly Aspect[]): Measure =>
  asked.includes('outlook')
    ? 'growth'
    : asked.includes('ai')
      ? 'untouched'
      : asked.includes('way-in')
        ? 'schooling'
        : asked.includes('day')
          ? 'day'
          : 'pay';

const ofList = (work: WorkQuestion): Aspect[] => {
  const by = work.kind === 'most' || work.kind === 'among' ? work.by : 'pay';
  if (by === 'growth' || by === 'decline' || by === 'openings') return ['outlook'];
  return by === 'touched' || by === 'untouched' ? ['ai'] : by === 'schooling' ? ['way-in'] : ['pay'];
};

/**
 * Whether a message is about what was spoken of before: nothing in it has a subject of its own, or it points back.
 * @param subject of the message, if it has one
 */
export function isDependent(
  index: OccupationIndex,
  message: string,
  plain: string,
  { last, group }: Conversation,
  subject: Subject | null,
): boolean {
  if (!last) return false;
  if (isWork(last) && group.length > 1 && groupLimits(plain)?.isOnly && wordsOf(plain).length <= MAX_WORDS) return true;
  const count = wordsOf(plain).length;
  if (isWork(last) && periodIn(plain) && count <= FEW_WORDS) return true;
  const isHint =
    subject?.kind === 'occupations' && subject.guessed && count <= 2 && !/^(and|what about|how about)\b/.test(plain);
  if (isWork(last) && isHint) return true;
  if (subject && subject.named > 0 && !(last.kind === 'topic' && isByTheWay(index, subject, plain))) return false;
  if (
    !/\b(do|would|did) you (think|say|reckon|know if)\b/.test(plain) &&
    /\b(you|your(?! (?:back|body|knees|hands|health|own|feet|eyes|family))|waymark)\b/.test(plain) &&
    !/\b(do|would|will|can|should|if|must|when) you (\w+ )?(need|have|get|become|must|study|learn|work|start|be|go)\b|\b(show|give|tell|can|could|would) (you )?(me|show|give|tell|compare|pick|choose|recommend)\b/.test(
      plain,
    )
  )
    return false;
  if (
    isWork(last) &&
    (subject?.named ?? 0) === 0 &&
    (paysMore.test(plain) || isLike.test(plain)) &&
    !/\bjobs\b/.test(plain)
  )
    return true;
  const isSearch = /\b(jobs?|careers?|occupations?|professions?|something|anything|someone|somebody)\b/.test(plain);
  const points = pointsAt(plain);
  if (
    isSearch &&
    !points &&
    !/^(and |or |but )?(any |some |what |are there |other |more )*(similar|related|other|more) (jobs|careers|occupations|ones)\W*$/.test(
      plain,
    )
  )
    return false;
  const own = ownWordsOf(message);
  if (own.length === 0) return true;
  if (isWork(last) && subject === null && (periodIn(plain) || statesIn(message).length > 0)) return true;
  if (isWork(last) && (levelIn(plain) || (group.length > 1 && pointsAtGroup(plain)))) return true;
  if (subject?.kind === 'occupations' && /^(?:and|what about|how about)\b/.test(plain)) return false;
  if (subject === null && wordsOf(plain).length <= FEW_WORDS && (last.kind === 'topic' || !namesProduct(plain)))
    return true;
  const asksOf =
    /^(?:(?:and|so|but|ok|okay|then|also) )*(?:do|does|did|am|is|are|can|could|will|would|should|must|how|what|which|when|where)(?: (?:do|does|did|is|are|can|will))? (?:i|it|they|the|there|we|he|she|much|many|long|old|often|hard|kind|hours?|about)\b|^(?:and|but|what about|how about|or)\b/;
  const isList = subject?.kind === 'list' && !subject.tool;
  return own.length <= MAX_OWN && (points || (asksOf.test(plain) && !isList));
}

/** With more words of its own a message has a subject. */
const MAX_OWN = 4;
const MAX_WORDS = 8;
/** A word of what one has or does here. */
export const namesProduct = (plain: string): boolean => ofProduct.test(plain);
const ofProduct =
  /\b(tests?|chat|site|app|account|password|results?|assessment|plan|resume|cv|email|website|page|login|premium|pro|max|free)\b/;
/** With no more words than these it has none, unless something is named. */
const FEW_WORDS = 4;
const wordsOf = (plain: string): string[] => plain.split(/[^a-z0-9]+/).filter(Boolean);

/** Behind a question of the product "do it again later" names no barista: no word of the name is in it. */
const isByTheWay = ({ facts }: OccupationIndex, { found }: Subject, plain: string): boolean => {
  const said = tokensOf(plain).map(stem);
  return found.every((at) =>
    tokensOf(nameOf(facts.codes[at]!, facts.titles[at]!)).every((token) => !said.includes(stem(token))),
  );
};
