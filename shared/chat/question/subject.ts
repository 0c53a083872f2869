/** Which occupations a question is about, and what of them. */
import type { State } from '#shared/occupations/places.ts';
import { agentNameIn } from './agent-names.ts';
import {
  type Aspect,
  asksForList,
  asksOtherCurrency,
  aspectsOf,
  countryIn,
  employerIn,
  isLater,
  knownEmployerIn,
  type Period,
  periodIn,
  statesIn,
  townIn,
  withoutPlaces,
} from './aspects.ts';
import {
  bestPaid,
  comparedIn,
  fittingOf,
  indexesOf,
  isNamed,
  largestCalled,
  MAX_LISTED,
  sameNamed,
  usersOf,
} from './chosen-found.ts';
import { isOfCircumstances } from './circumstances.ts';
import { isHeavy, isOfOneself } from './danger.ts';
import { type Found, findOccupations, type OccupationIndex, spelt, TRADE } from './find-occupations.ts';
import { type ElementId, neededIn } from './knowledge.ts';
import { asksGoodPay, type Bounds, boundsIn, isWithin } from './most.ts';
import { strangePlaceIn } from './strange-place.ts';
import { type Tool, toolIn } from './tools.ts';
import {
  nearTo,
  type UnpublishedId,
  unpublishedIn,
  unpublishedOf,
  wishesIn,
  withoutUnpublished,
} from './unpublished.ts';
import { isAsking, plainText, tokensOf } from './words.ts';
import { tellsOfWork } from './work-told.ts';
import { type YesNo, yesNoIn } from './yes-no.ts';

export interface OccupationSubject {
  kind: 'occupations';
  found: number[];
  /** what the same name may mean beside the first */
  also: number[];
  asked: Aspect[];
  places: State[];
  /** what the records do not speak for, and the question names */
  beyond: Beyond;
  /** an area of knowledge of which it is asked how much it counts */
  knowledge: ElementId | null;
  /** words of the longest name: 0 where none is named */
  named: number;
  /** told beside what the person is called after: not sure to be meant */
  guessed: boolean;
  /** where "yes" or "no" answers */
  yesNo?: YesNo;
  /** one of which it is asked whether it is needed */
  tool?: Tool;
  /** where it is the work that somebody leaves */
  change?: CareerChange;
}
/** What somebody who leaves their work tells of what comes next. */
export interface CareerChange {
  bounds: Bounds | null;
  places: State[];
  town: string | null;
  /** of what is wished, what no record says of any occupation */
  unpublished: UnpublishedId[];
  /** what is not wanted any more, or only in part: "without patients" */
  denied: boolean;
  /** that it wears the person down, or hurts */
  isWorn: boolean;
  /** more than it pays is hoped for: "something better", "a real career" */
  isBetter: boolean;
}

export interface Beyond {
  country: string | null;
  /** one of which only the state has figures */
  town: string | null;
  employer: string | null;
  /** another money than dollars */
  currency: boolean;
  /** a time to come */
  later: boolean;
  circumstances: boolean;
  /** what a shorter time than a year pays */
  per: Period | null;
  /** what is asked is none of what the records say: "is it a calling" */
  unsaid: boolean;
  /** the same, of what many ask: "how stressful is it" */
  unpublished: readonly UnpublishedId[];
}
export interface ListSubject {
  kind: 'list';
  /** those that are shown, and all that fit: "more" has the others */
  found: number[];
  fitting: number[];
  /** words of the name that all of them have: 0 where they fit a description */
  named: number;
  /** what their postings ask for */
  tool?: Tool;
  /** what was asked of each besides, and whether any of what fits is within it */
  bounds?: Bounds & { isReached: boolean };
  /** the best paid first */
  byPay?: true;
  /** what all of them are called, where they are ranked by pay */
  ranked?: string;
  /** found by what is wanted alone: of what is not wanted some may have much */
  denied?: true;
  beyond: Beyond;
}

export const nothingBeyond: Beyond = {
  country: null,
  town: null,
  employer: null,
  currency: false,
  later: false,
  circumstances: false,
  per: null,
  unsaid: false,
  unpublished: [],
};
export type Subject = OccupationSubject | ListSubject;

/** A description has to meet at least so much of an occupation. */
const NEAR = 6.5;
/** So much is a word by which hardly anything else is known. */
const PLAIN = 10;
/** So much is one by which few are known, where a worker is described. */
const TOLD = 9;
const MAX_COMPARED = 3;
/** Of what fits, so many are looked at for those within what is asked besides. */
const MAX_SEARCHED = 40;
/** Among so many the best paid are looked for. */
const MAX_NEAR = 8;
const MIN_LISTED = 3;
/** A name that more go by than these names none of them. */
const MAX_SAME = 4;

/** Null where the text has no words of its own, or none that an occupation is known by. */
export function subjectOf(index: OccupationIndex, text: string): Subject | null {
  const needed = neededIn(text);
  const worker = needed && subjectOf(index, needed.rest);
  if (worker?.kind === 'occupations' && worker.named > 0)
    return { ...worker, knowledge: needed!.area, beyond: { ...worker.beyond, unsaid: false } };
  const places = statesIn(text);
  const employer = employerBeside(index, text);
  const placeless = withoutPlaces(text);
  const agent = agentNameIn(index, placeless);
  const withoutPlace = withoutPerson(
    agent ?? (employer ? placeless.replace(new RegExp(`\\b${employer}\\b`, 'ig'), ' ') : placeless),
  );
  const own = tokensOf(withoutPlace).filter((token) => !isAsking(token));
  if (own.length === 0) return null;
  const plain = plainText(text);
  const compared = comparedIn(index, withoutPlace);
  const whole = compared ?? findOccupations(index, withoutPlace);
  const plainPlaceless = plainText(placeless);
  const askedUnpublished = unpublishedIn(plainPlaceless, withoutNames(plainPlaceless, whole.filter(isNamed)));
  const called = compared ?? calledWithout(index, withoutPlace, askedUnpublished, whole);
  const isLiked = isLiking(plain, called);
  const isToOthers = agent === null && compared === null && isDoneTo(plain, called);
  const described = isLiked || isToOthers ? findOccupations(index, withoutPlace, undefined, false) : called;
  const found = isToOthers ? described.filter(({ index: at }) => !isPersonCalled(called, at)) : described;
  const [best] = found;
  const tool = best && isNamed(best) ? null : toolIn(index.tools, withoutPlace);
  const beyond = { ...beyondIn(text, plain), unsaid: false, unpublished: wishesIn(plainPlaceless) };
  if (tool) return listOf({ found: usersOf(index, tool, found), named: 0, tool, beyond });
  if (!best) return null;
  const isList = asksForList(plain) || (describesWorker(plain) && best.score >= TOLD && !isNear(best, own, false));
  if (!isNamed(best) && !isLiked && !(isNear(best, own, isList) && tellsOfWork(plain))) return null;
  // "streamer" is no gauger of streams
  if (!isNamed(best) && !isList && own.length === 1 && !index.vocabulary.has(own[0]!)) return null;
  const same = compared ? [] : sameNamed(found);
  const isVague = best.words === 1 && (best.weight < TRADE || same.length > MAX_SAME);
  const ofName = isVague ? largestCalled(index, best.run!) : [];
  if (ofName.length >= MIN_LISTED)
    return listOf({ found: ofName, named: best.words, beyond: { ...beyond, unpublished: askedUnpublished } });
  if (!isNamed(best) && isList) {
    const bounds = boundsIn(plain);
    const described = fittingOf(findOccupations(index, withoutPlace, MAX_SEARCHED, !isLiked));
    const fitting = isLiked ? [...called.filter(isNamed), ...described] : described;
    const within = bounds ? fitting.filter((each) => isWithin(index.facts, each.index, bounds)) : fitting;
    const isReached = within.length > 0;
    const shown = isReached ? within : fitting;
    const byPay = asksGoodPay(plain);
    const near = bounds ? shown : shown.slice(0, MAX_NEAR);
    return {
      kind: 'list',
      found: indexesOf(byPay ? bestPaid(index, near) : near, MAX_LISTED),
      fitting: indexesOf(shown, MAX_SEARCHED),
      named: 0,
      ...(byPay && { byPay }),
      ...(bounds && { bounds: { ...bounds, isReached } }),
      beyond,
    };
  }
  const beside = withoutNames(plain, compared ?? [best]);
  const unpublished = isNamed(best) ? askedUnpublished : [];
  const askedPlainly = aspectsOf(withoutUnpublished(beside, unpublished));
  const isPayJudged = judgesAmount.test(plain);
  const asked = askedPlainly.length > 0 ? askedPlainly : isPayJudged ? ['pay' as const] : nearTo(unpublished);
  const yesNo = compared ? null : yesNoIn(beside.trim());
  const ofQuestion = beyondIn(text, beside);
  const { town, country, currency } = ofQuestion;
  const isPlaceStrange = asked.includes('pay') && places.length === 0 && !town && !country && !currency;
  return {
    kind: 'occupations',
    found: indexesOf(compared ?? [best], MAX_COMPARED),
    also: indexesOf(same.slice(1), MAX_SAME),
    asked,
    places,
    knowledge: null,
    beyond: {
      ...ofQuestion,
      ...(isPlaceStrange && { town: strangePlaceIn(index, withoutPlace) }),
      unpublished,
      unsaid:
        isNamed(best) &&
        !isList &&
        unpublished.length === 0 &&
        asked.length === 0 &&
        (asksOther(index, beside, best) || asksBetter(beside)) &&
        !isPayJudged,
    },
    named: best.words,
    guessed: agent !== null || !isNamed(best) || best.isStrange,
    ...(yesNo && { yesNo }),
  };
}

export const listOf = (list: Omit<ListSubject, 'kind' | 'fitting'>): ListSubject => ({
  kind: 'list',
  fitting: list.found,
  ...list,
});

/** What is called so besides what is asked of it: "what percent of nurses are women" asks of no midwife. */
function calledWithout(index: OccupationIndex, text: string, asked: readonly UnpublishedId[], whole: Found[]): Found[] {
  if (asked.length === 0) return whole;
  const found = findOccupations(index, withoutUnpublished(plainText(text), asked));
  if (found[0] && isNamed(found[0])) return found;
  // "jobs for somebody in a wheelchair" does not describe those who help there
  const isOfSchool = /\b(?:school|college|universit\w+)\b/i.test(text);
  const isWished = asked.some(
    (id) => unpublishedOf(id).isWish || (isOfSchool && unpublishedOf(id).near.includes('way-in')),
  );
  return isWished && !(whole[0] && isNamed(whole[0])) ? found : whole;
}

/** "Is 40k good for a cook" */
const judgesAmount =
  /\b(?:is|are|would)(?: making| earning)? \$?\d[\d,.]*k?\b.*\b(?:good|bad|low|high|fair|decent|enough|normal|ok|okay|much|lot|average)\b/;

/** "Google pays" names no search engine; an "Amazon driver" is what people call one. */
function employerBeside(index: OccupationIndex, text: string): string | null {
  const employer = knownEmployerIn(text);
  const [best] = employer ? findOccupations(index, text, 1) : [];
  return best && best.words > 1 && best.run?.split(' ').includes(employer!.toLowerCase()) ? null : employer;
}

/** "a police officer with a criminal record" is no police records officer, "my kid" no childcare, who works nights no other nurse, and the page that one looks at nobody */
const withoutPerson = (text: string): string =>
  text
    .replace(
      /\bfor ((old|older|young|younger|single|stay at home) )?(women|men|ladies|guys|moms|mothers|dads|fathers|seniors|teens|teenagers)\b( (over|under|above|in their) \w+)?/gi,
      ' ',
    )
    .replace(
      /(?<=\b(?:jobs?|careers?|work|occupations?)) for (?:(?:an? |older|old|elderly|retired|disabled|young|younger|shy|quiet|autistic) ?)+(?:people|person|adults?|folks?|workers?|someone|somebody|guy|girl|kids?)\b/gi,
      ' ',
    )
    .replace(
      /\bin the (?:whole |entire )?world\b|\bafter (?:an?|my) (?:heart attack|stroke|accident|surgery|injury|divorce)\b/gi,
      ' ',
    )
    .replace(/\b(?:the|this|your) (?:page|screen)\b/gi, ' ')
    .replace(/\bnights\b|\b(?:at|by|during the) night\b/gi, ' ')
    .replace(
      /\b(my|our) (\w+ )?(kid|child|children|son|daughter|boy|girl|husband|wife|mother|mom|father|dad|friend|brother|sister|partner)s?\b/gi,
      ' ',
    )
    .replace(/\b(with|have|has|having|had|got|despite) (a|an|my) (\w+ )?(record|conviction|felony|dui|dwi)s?\b/gi, ' ');

/** A question with a word of its own beside the name, however that is spelt. */
const asksOther = (index: OccupationIndex, beside: string, { run }: Found): boolean =>
  /\b(how|what|which|when|where|why|is|are|do|does|can)\b/.test(beside) &&
  tokensOf(beside).some(
    (token) => !isAsking(token) && !general.has(token) && !run?.split(' ').includes(spelt(index, token)),
  );
const asksBetter = (beside: string): boolean => /\b(better|worse|easier|harder)\b/.test(beside);
const general = new Set(
  'info information detail overview fact explain everything curious wonder about hear kind sort'.split(' '),
);

const beyondIn = (text: string, beside: string): Omit<Beyond, 'unsaid' | 'unpublished'> => ({
  country: countryIn(text),
  town: townIn(text),
  employer: employerIn(text),
  currency: asksOtherCurrency(text),
  later: isLater(text),
  circumstances: isOfCircumstances(beside),
  per: periodIn(beside),
});

/** "I love painting", "good at cooking and baking": what somebody likes to do names one who does it for a living, and not that one alone; nor do several things. */
const isLiking = (plain: string, found: readonly Found[]): boolean =>
  /^(i|we) ((am|really|also|just|do|always|have always|kind of) )*(like|love|enjoy|loved|good at|passionate about)\b/.test(
    plain,
  ) &&
  (/\w and \w/.test(plain) || found.filter(isNamed).every(({ run, words }) => words === 1 && run!.endsWith('ing'))) &&
  found.some(isNamed);

/** "Who trains athletes" is no athlete, nor is "who runs a construction site" anybody of construction: what something is done to names nobody. */
const isDoneTo = (plain: string, [best]: readonly Found[]): boolean =>
  best?.words === 1 &&
  describesWorker(plain) &&
  new RegExp(
    `\\b(?:who|that|which) (?!(?:is|are|was|were|be|been|become|becomes|can|works?|want|wants|do|does|have|has|had|need|needs|go|goes|get|gets)\\b)[a-z]+s? (?:\\w+ )*${best.run!.replace(/[+#]/g, '\\\\$&')}`,
  ).test(plain);

/** "Who helps lawyers" is none of them; "who does the plumbing" may be a plumber. */
const isPersonCalled = (called: readonly Found[], at: number): boolean =>
  called.some(({ index, run }) => index === at && run !== null && /(?:er|or|ist|ian|ete|ant|ent|se|man|ef)$/.test(run));

/** "People that put out fires", "who makes maps": work is described, be it by one word; what is said of oneself or weighs is not. */
const describesWorker = (plain: string): boolean =>
  !isOfOneself(plain) &&
  !isHeavy(plain) &&
  /\b(persons?|people|guys?|m[ae]n|wom[ae]n|lady|ladies|someone|somebody|ones?|those|folks?|workers?|jobs?) (who|that|which)\b|^(so |and )?who (?!(?:is|was|has|does|makes|earns|gets) (?:more|most|the most|less|better)\b|is\b|was\b|has\b|does\b)\w+s\b/.test(
    plain,
  );

/** One word by itself is a hint of a subject, and no more. */
const isNear = ({ score, met }: Found, own: readonly string[], isList: boolean): boolean =>
  score >= NEAR && met >= Math.max(isList || score > PLAIN ? 1 : 2, own.length / (isList ? 3 : 2));

/** What a name consists of is not asked: "How much does a school psychologist earn?" */
const withoutNames = (plain: string, found: readonly Found[]): string =>
  found
    .flatMap(({ run }) => run?.split(' ') ?? [])
    .reduce((rest, word) => rest.replace(new RegExp(`(?<![\\w])${word.replace(/[+#]/g, '\\$&')}\\w{0,3}`), ' '), plain)
    .replace(/\s+/g, ' ');
