/** Which occupations a question is about, and what it asks about them. */
import { type Bounds, isWithin } from '../figures/limits.ts';
import { agentNameIn } from './agent-names.ts';
import { asksForList, aspectsOf, knownEmployerIn, statesIn, withoutPlaces } from './aspects.ts';
import { beyondIn } from './beyond.ts';
import {
  bestPaid,
  comparedIn,
  fittingOf,
  indexesOf,
  isNamed,
  largestCalled,
  largestOfHead,
  MAX_LISTED,
  sameNamed,
  titleOfSome,
  usersOf,
} from './chosen-found.ts';
import { describesWorker, isDoneTo, isLiking, isPersonCalled, withoutPerson } from './described-worker.ts';
import { type Found, findOccupations } from './find-occupations.ts';
import { neededIn } from './knowledge.ts';
import { asksGoodPay, boundsIn } from './most.ts';
import { type OccupationIndex, TRADE } from './occupation-index.ts';
import { spelt } from './spelling.ts';
import { withStatesSpelt } from './spelt-states.ts';
import { strangePlaceIn } from './strange-place.ts';
import { type ListSubject, listOf, type Subject } from './subject-kinds.ts';
import { toolIn } from './tools.ts';
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
import { yesNoIn } from './yes-no.ts';

/** The minimum score for a description to match an occupation. */
const NEAR = 6.5;
/** The score of a word that hardly any other occupation has. */
const PLAIN = 10;
/** The score of a word that few occupations have, used when a worker is described. */
const TOLD = 9;
const MAX_COMPARED = 3;
/** How many matches are checked against the limits. */
const MAX_SEARCHED = 40;
/** How many matches are searched for the best paid. */
const MAX_NEAR = 8;
const MIN_LISTED = 3;
/** A name shared by more occupations than this identifies none. */
const MAX_SAME = 4;

/**
 * Null if the text has no words of its own, or none that describe an occupation.
 * @param told limits from what the person said about themselves, for a list
 */
export function subjectOf(index: OccupationIndex, text: string, told: Bounds | null = null): Subject | null {
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
  const ofHead = !isNamed(best) && own.length === 1 && isShort.test(plain) ? largestOfHead(index, own[0]!) : [];
  if (ofHead.length >= MIN_LISTED) return listOf({ found: ofHead, named: 1, beyond });
  const isList = asksForList(plain) || (describesWorker(plain) && best.score >= TOLD && !isNear(best, own, false));
  if (!isNamed(best) && !isLiked && !(isNear(best, own, isList) && tellsOfWork(plain))) return null;
  // "streamer" does not mean a gauger of streams
  if (!isNamed(best) && !isList && own.length === 1 && !index.vocabulary.has(own[0]!)) return null;
  const same = compared ? [] : sameNamed(found);
  const isVague = !compared && best.words === 1 && (best.weight < TRADE || same.length > MAX_SAME);
  const ofName = isVague ? largestCalled(index, best.run!) : [];
  if (ofName.length >= MIN_LISTED)
    return listOf({
      found: ofName,
      named: best.words,
      beyond: { ...beyond, unpublished: askedUnpublished },
      ...(best.isStrange && { strange: strangeName(own, best.run!) }),
    });
  if (!isNamed(best) && isList) {
    const described = fittingOf(findOccupations(index, withoutPlace, MAX_SEARCHED, !isLiked));
    const fitting = isLiked ? [...called.filter(isNamed), ...described] : described;
    return { ...listWithin(index, plain, fitting, told), beyond };
  }
  const withoutName = withoutNames(plain, compared ?? [best]);
  // "who makes maps" does not ask for pay
  const beside = isNamed(best) ? withoutName : withoutName.replace(/\b(?:who|that|which) makes?\b/g, ' ');
  const unpublished = isNamed(best) ? askedUnpublished : [];
  const askedPlainly = aspectsOf(withoutUnpublished(beside, unpublished));
  const isPayJudged = judgesAmount.test(plain);
  const asked = askedPlainly.length > 0 ? askedPlainly : isPayJudged ? ['pay' as const] : nearTo(unpublished);
  const yesNo = compared ? null : yesNoIn(beside.trim());
  const ofQuestion = beyondIn(text, beside);
  const { town, country, currency } = ofQuestion;
  const title = compared ? null : titleOfSome(index, best, plain);
  const isPlaceless = asked.includes('pay') && places.length === 0 && !town && !country && !currency;
  const strange = isPlaceless ? strangePlaceIn(index, withoutPlace) : null;
  const meant = strange ? statesIn(withStatesSpelt(`in ${strange}`)) : [];
  return {
    kind: 'occupations',
    found: indexesOf(compared ?? [best], MAX_COMPARED),
    also: indexesOf(same.slice(1), MAX_SAME),
    asked,
    places: [...places, ...meant],
    knowledge: null,
    beyond: {
      ...ofQuestion,
      ...(strange && meant.length === 0 && { town: strange }),
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
    guessed: agent !== null || !isNamed(best) || (best.isStrange && !compared),
    ...(title && { called: title }),
    ...(yesNo && { yesNo }),
  };
}

/** Asks for the pay or the way in by a name, without a description. */
const isShort =
  /^(?:how (?:much|do|to)|what (?:do|does|is)|the |an? )?.*\b(?:pay|paid|salary|salaries|wages?|earn|make|get|become|be|money)\b|^\w+\W*$/;

/** "unicorn trainer": the name with the unknown word before it */
const strangeName = (own: readonly string[], run: string): string => {
  const at = own.indexOf(run.split(' ')[0]!);
  return own.slice(Math.max(0, at - 1), at + 1).join(' ');
};

/** The matches of a description that are within the limits; all of them if none is. */
function listWithin(
  index: OccupationIndex,
  plain: string,
  fitting: readonly Found[],
  told: Bounds | null,
): Omit<ListSubject, 'beyond'> {
  const bounds = boundsIn(plain) ?? told;
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
  };
}

/** The occupations named, apart from words of the question: "what percent of nurses are women" has no midwives. */
function calledWithout(index: OccupationIndex, text: string, asked: readonly UnpublishedId[], whole: Found[]): Found[] {
  if (asked.length === 0) return whole;
  const found = findOccupations(index, withoutUnpublished(plainText(text), asked));
  if (found[0] && isNamed(found[0])) return found;
  // "jobs for somebody in a wheelchair" does not describe people who assist them
  const isOfSchool = /\b(?:school|college|universit\w+)\b/i.test(text);
  const isWished = asked.some(
    (id) => unpublishedOf(id).isWish || (isOfSchool && unpublishedOf(id).near.includes('way-in')),
  );
  return isWished && !(whole[0] && isNamed(whole[0])) ? found : whole;
}

/** "Is 40k good for a cook" */
export const judgesAmount =
  /\b(?:is|are|would)(?: making| earning)? \$?\d[\d,.]*k?\b.*\b(?:good|bad|low|high|fair|decent|enough|normal|ok|okay|much|lot|average)\b/;

/** An employer that is not part of a name: "Google" in "Google pays", but not "Amazon" in "Amazon driver". */
function employerBeside(index: OccupationIndex, text: string): string | null {
  const employer = knownEmployerIn(text);
  const [best] = employer ? findOccupations(index, text, 1) : [];
  return best && best.words > 1 && best.run?.split(' ').includes(employer!.toLowerCase()) ? null : employer;
}

/** Whether a question has words of its own besides the name, however that is spelled. */
const asksOther = (index: OccupationIndex, beside: string, { run }: Found): boolean =>
  /\b(how|what|which|when|where|why|is|are|do|does|can)\b/.test(beside) &&
  tokensOf(beside).some(
    (token) => !isAsking(token) && !general.has(token) && !run?.split(' ').includes(spelt(index, token)),
  );
const asksBetter = (beside: string): boolean => /\b(better|worse|easier|harder)\b/.test(beside);
const general = new Set(
  'info information detail overview fact explain everything curious wonder about hear kind sort'.split(' '),
);

/** A single word is usually too weak to determine a subject. */
const isNear = ({ score, met }: Found, own: readonly string[], isList: boolean): boolean =>
  score >= NEAR && met >= Math.max(isList || score > PLAIN ? 1 : 2, own.length / (isList ? 3 : 2));

/** Removes the words of names, which ask for nothing: "How much does a school psychologist earn?" */
const withoutNames = (plain: string, found: readonly Found[]): string =>
  found
    .flatMap(({ run }) => run?.split(' ') ?? [])
    .reduce((rest, word) => rest.replace(new RegExp(`(?<![\\w])${word.replace(/[+#]/g, '\\$&')}\\w{0,3}`), ' '), plain)
    .replace(/\s+/g, ' ');
