import type { HistoryItem } from '../contract.ts';
import type { Question } from './asked.ts';
import {
  asksForList,
  asksOtherCurrency,
  aspectsOf,
  isElsewhere,
  isLater,
  knownEmployerIn,
  statesIn,
  withoutPlaces,
} from './aspects.ts';
import { careerChangeIn } from './career-change.ts';
import { carriedOn } from './carried-on.ts';
import { isOfCircumstances, partsOf } from './circumstances.ts';
import { type Conversation, conversationOf, isWork } from './conversation.ts';
import { declinedOf, declinedText } from './declined.ts';
import { isDependent, namesProduct } from './dependent.ts';
import type { OccupationIndex } from './find-occupations.ts';
import { besideBefore, changed } from './follow-up.ts';
import { judgesFigure } from './follow-up-words.ts';
import { meaningIn } from './glossary.ts';
import { workWith } from './knowledge.ts';
import { inMood } from './mood.ts';
import { type Most, mostOf, mostOfAll } from './most.ts';
import { likelyOwnPartOf, likelyTopicOf } from './nearest-topic.ts';
import { asksOfOccupation, noRecordIn } from './no-record.ts';
import { asksForJobs } from './own-words.ts';
import { asksMore, placesIn } from './places.ts';
import { productPointIn, topicOfPoint } from './product-points.ts';
import { rankedIn } from './ranked.ts';
import { shownBy } from './shown.ts';
import { remarkIn } from './small-talk.ts';
import { withStatesSpelt } from './spelt-states.ts';
import { type OccupationSubject, type Subject, subjectOf } from './subject.ts';
import { subjectIn } from './told.ts';
import {
  asksOwnFit,
  asksWhyMe,
  isAboutPrivacy,
  isOfProduct,
  type OwnPart,
  ownPartOf,
  sureTopicOf,
  type Topic,
  unnamedTopicOf,
} from './topics.ts';
import { type UnpublishedId, wishesIn } from './unpublished.ts';
import { isAsking, isJudging, plainText, tokensOf, withoutDenied, withoutMarkup } from './words.ts';

/** @param history untrusted: its questions are read for what "it" may be, and for nothing else */
export function readQuestion(index: OccupationIndex, written: string, history: readonly HistoryItem[]): Question {
  const before = conversationOf(
    history,
    (message, earlier) => readIn(index, message, earlier),
    (question) => shownBy(index, question),
  );
  return readIn(index, written, before);
}

/** "Sorry, I meant nurses" */
const corrects = /^(?:(?:no|sorry|oops|oh|wait|ok),? )*i (?:meant|mean) (?:to (?:say|ask) )?(?!it\b|that\b|what\b)/i;

function readIn(index: OccupationIndex, written: string, before: Conversation): Question {
  const message = withItNamed(withoutMarkup(written)).replace(corrects, '');
  const plain = plainText(message);
  return inMood(index, message, plain, inTopic(index, plain, read(index, message, plain, before), before));
}

/** What is asked further of a topic, or of work in words that nothing is known by. */
function inTopic(
  index: OccupationIndex,
  plain: string,
  question: Question,
  { last, work, group }: Conversation,
): Question {
  if (question.kind === 'topic' && last?.kind === 'topic' && question.topic === last.topic)
    return { ...question, isFurther: true };
  // "and influencers?"
  if (question.kind !== 'unknown' || question.uncounted) return question;
  if (isElsewhere(plain) || plain.split(/\s+/).length > MAX_FURTHER) return question;
  // "and without a computer", "and if I do not want to teach"
  if (/^(?:(?:and|but|so|or|ok) )*(?:without|with no|not|besides|if i (?:do|can|would) ?not)\b/.test(plain))
    return { kind: 'topic', topic: 'without', plain };
  if (!work || last !== work || /\byou\b|\bother one\W*$/.test(plain) || namesProduct(plain)) return question;
  const [, wanted] =
    /^(?:(?:and|or|ok|but|maybe|what about|how about) )*(?:anything|something|ones?|some) (.+)$/.exec(plain) ?? [];
  const other = wanted ? subjectOf(index, `jobs that are ${wanted}`) : null;
  if (!other && 'found' in work && work.found.length === 0) return question;
  return (
    other ?? {
      kind: 'unsaid',
      found: work.kind === 'unsaid' || work.kind === 'occupations' ? work.found : [...group],
      asked: [],
      places: [],
    }
  );
}

/** With more words a message is about something else. */
const MAX_FURTHER = 9;

/** "How do I get into IT": in capitals, where others are small, it is no pronoun. */
const withItNamed = (text: string): string =>
  /[a-z]/.test(text)
    ? text.replace(
        /\bIT\b(?=\s*(?:[?.!,]|$|(?:jobs?|careers?|field|industry|with|without|as|at|after|from|in)\b))/g,
        'computer support',
      )
    : text;

/** "Something with people, but not be a nurse" */
function isRefused(index: OccupationIndex, { found }: OccupationSubject, plain: string): boolean {
  const [, refused = ''] =
    /\b(?:want|something|jobs?|careers?)\b.*\bnot (?:want to )?(?:be|become|work as) (an? [\w ]{3,30})$/.exec(plain) ??
    [];
  const subject = refused ? subjectOf(index, refused) : null;
  return subject !== null && subject.named > 0 && subject.found[0] === found[0];
}

function read(index: OccupationIndex, message: string, plain: string, conversation: Conversation): Question {
  const parts = partsOf(message);
  const subject = subjectIn(index, parts);
  const named = subject?.kind === 'occupations' && subject.named > 0 ? subject : null;
  const declined = declinedOf(message, plain);
  const isAnswerable = named && (declined?.why === 'instructions' || declined?.why === 'abuse');
  // "can other people see my answers" asks of one's own
  const isOwn = declined?.why === 'others' && isAboutPrivacy(plain);
  if (declined && !isAnswerable && !isOwn) return { kind: 'declined', text: declinedText(declined) };
  const point = productPointIn(plain, message, named?.named ?? 0);
  if (point) return { kind: 'topic', topic: topicOfPoint(point, plain), plain, point: [point, message] };
  const uncounted = noRecordIn(plainText(withoutPlaces(message)));
  if (uncounted) return { kind: 'unknown', uncounted };
  if (isAboutPrivacy(plain)) return { kind: 'topic', topic: 'privacy', plain };
  if (meaningIn(plain)) return { kind: 'topic', topic: 'glossary', plain };
  const remark = remarkOf(plain, conversation);
  if (remark) return remark;
  const own = asksHowTo(plain) ? null : (ownPartOf(plain) ?? (named ? null : likelyOwnPartOf(plain)));
  if (named && isOwnFit(plain, own, named)) return { kind: 'own-fit', occupation: named.found[0]! };
  if (named && isRefused(index, named, plain)) return { kind: 'topic', topic: 'start', plain };
  const isTold = parts.telling !== '' || isOfCircumstances(plain);
  // "how much debt will I have", "which one"
  const isOfWorkBefore =
    (own === 'plan' || (own === 'result' && !/\b(my|result|match(es)?)\b/.test(plain))) &&
    isWork(conversation.last) &&
    !namesProduct(plain) &&
    !/\bleft\b|\bremain/.test(plain);
  if (own && !(own === 'result' && isTold) && !isOfWorkBefore) return ownOf(own, plain);
  if (isElsewhere(plain)) return { kind: 'unknown' };
  const next = isDependent(index, message, plain, conversation, subject)
    ? followUp(index, message, plain, conversation)
    : null;
  if (next) return next;
  const work = workWith(plain);
  if (work && !isNamedIn(index, work.rest)) return { kind: 'knowledge', area: work.area, degree: work.degree };
  const leaving = careerChangeIn(index, message, parts);
  if (leaving) return leaving;
  // "I am a barista, how do I get into tech"
  const most = mostOf(plain) ?? (parts.telling === '' ? null : mostOf(plainText(parts.asking)));
  if (most) return mostIn(message, most);
  const ranked = rankedIn(index, plain);
  if (ranked) return ranked;
  const before = refersBack(plain) && !/\byou\b/.test(plain) ? changed(index, message, plain, conversation) : null;
  if (!named && subject?.kind !== 'list' && knownEmployerIn(parts.asking))
    return { kind: 'topic', topic: 'employers', plain };
  const isOfWork =
    subject !== null && (subject.named > 0 || (subject.kind === 'occupations' && subject.asked.length > 0));
  const unnamed = isOfWork ? null : unnamedTopicOf(plain);
  // what bars somebody from work weighs more than that nobody takes them
  if (unnamed && !(unnamed === 'setback' && isOfCircumstances(plain))) return { kind: 'topic', topic: unnamed, plain };
  const ofAll =
    !isOfBefore(plain, conversation) && isAnything(index, parts.asking) ? mostOfAll(plainText(parts.asking)) : null;
  // what asks for no degree is known of each
  if (ofAll?.withoutDegree) return mostIn(message, ofAll);
  const wished = !named && isUnsearchable(subject, ofAll) ? wishedIn(plain) : [];
  const topic = topicOf(plain, named?.named ?? 0, before !== null);
  if (topic) return { kind: 'topic', topic, plain };
  const asksOfAll = asksForJobs(plain) || asksForList(plain);
  const wanted =
    asksOfAll && (!isTold || (asksForJobs(plainText(parts.asking)) && !isOfCircumstances(plain)))
      ? withoutDenied(parts.asking)
      : null;
  if (wanted !== null && !isNamedIn(index, wanted)) {
    const rest = subjectOf(index, wanted);
    return rest?.kind === 'list' ? { ...rest, denied: true } : { kind: 'topic', topic: 'without', plain };
  }
  if (wished.length > 0) return { kind: 'topic', topic: 'start', plain, wished };
  if (ofAll) return mostIn(message, ofAll);
  // "something close to it with less math"
  const isNearBefore = (subject?.named ?? 0) <= 1 && /\b(to|like) (it|that|this|them|those|these)\b/.test(plain);
  if (before && isNearBefore && aspectsOf(plain).includes('similar')) return before;
  // "how much debt is normal for that": nothing is named but what "that" is
  const isGuess = subject?.kind === 'occupations' && subject.guessed;
  if (before && isGuess && /\b(for|of|in|as|with|about) (it|that|this|them|those|these)\b/.test(plain)) return before;
  if (subject && (subject.named > 0 || isDescription(subject, plain)))
    return carriedOn(index, subject, plain, conversation);
  if (before) return before;
  const isWish =
    (asksForList(plain) || /\b(best|good) (jobs?|careers?)\b/.test(plain)) && !isLater(plain) && !isOfProduct(plain);
  // "jobs for 16 year olds", whose age is not read
  const isBare =
    /^((what|which|any|some|good|best|the) )*(jobs|careers|work)( for| at| are there)*\W*$/.test(plain) ||
    /^(\w+ ){0,3}(jobs?|careers?|work) (for|as) (an? )?(\w+ ?){1,4}\W*$/.test(plain);
  if (isTold || (asksForJobs(plain) && (isWish || isBare || tokensOf(plain).some(isJudging))))
    return { kind: 'topic', topic: 'start', plain };
  if (wishes.test(plain) || leavesChoice.test(plain)) return { kind: 'topic', topic: 'start', plain };
  return asksOfOccupation(plain) ? { kind: 'unknown', uncounted: { called: null, near: null } } : { kind: 'unknown' };
}

const wish = '^(?:i|we) (?:just |really |only )*(?:want|would like|would love|love|like|hope|wish) to ';
/** "I want to help people": what somebody would do, in words that any work is described with. */
const wishes = new RegExp(
  `${wish}(?!(?:know|ask|see|talk|speak|hear|tell|buy|sell|complain|report|watch|play|eat|sleep|get|go|leave|quit|stop|be)\\b)\\w+`,
);
/** "Can't you just tell me" */
const leavesChoice =
  /^(?:(?:please|so|but|and|ok) )*(?:can|could|will|would)(?: not)? you (?:just |please )*(?:tell|choose|decide|pick)(?: it| one)?(?: for)?(?: me)?\W*$/;
/** What is done with one's own result is asked of the product, and what is in it is not. */
const asksHowTo = (plain: string): boolean =>
  /^(how (do|can|could|would) i|can i|where (do|can) i|what happens to) (\w+ )?(share|sharing|hide|save|download|print|export|compare|delete|my results?)\b/.test(
    plain,
  );

/** Who only asks what to do has to say what the body does not bear: all else may be told of life. */
const wishedIn = (plain: string): readonly UnpublishedId[] => {
  if (asksForJobs(plain)) return wishesIn(plain);
  return /\bwhat (?:else )?(?:can|could|should) i (?:still )?do\b/.test(plain)
    ? wishesIn(plain).filter((id) => id === 'physical work')
    : [];
};

/** Nothing is wished for but what no record says, and good pay: the best paid would be anything. */
function isUnsearchable(subject: Subject | null, most: Most | null): boolean {
  if (subject !== null) return false;
  if (most === null) return true;
  const limits = Object.values({ ...most, by: null, feeling: null, shown: null });
  return most.by === 'pay' && limits.every((limit) => limit === null || limit === false);
}

/** "The highest paying jobs in Texas" */
function mostIn(message: string, most: Most): Question {
  const [place] = statesIn(message);
  return { kind: 'most', ...most, ...(place && { place }) };
}

function ownOf(part: OwnPart, plain: string): Question {
  const asked = aspectsOf(plain);
  return { kind: 'own', part, plain, places: asksMore(plain, asked) ? placesIn(plain) : [], asked };
}

/** Said as people say it, then by a word that decides, then said nearly so. */
function topicOf(plain: string, named: number, refersToBefore: boolean): Topic | null {
  const likely = refersToBefore ? null : likelyTopicOf(plain, named);
  return (likely?.isSure && likely.topic) || sureTopicOf(plain, named) || (likely?.topic ?? null);
}

/** "Would I make a good nurse?", and not "Can I be a good nurse without a degree?" */
const isOwnFit = (plain: string, own: OwnPart | null, { asked }: OccupationSubject): boolean =>
  own === 'report' ||
  own === 'result' ||
  asksWhyMe(plain) ||
  (asksOwnFit(plain) && asked.every((aspect) => aspect === 'outlook'));

/** Words that fit an occupation, and are said of one: not of the person, nor to the product. */
const isDescription = (subject: Subject, plain: string): boolean =>
  !isOfCircumstances(plain) && (subject.kind === 'list' || !isOfProduct(plain));

/** "Can they work from home?" */
const isOfBefore = (plain: string, { last }: Conversation): boolean =>
  last !== null && /\b(it|its|they|them|their|he|she|his|her|this|those|these)\b/.test(plain);

/** Whether no occupation is named or described. */
const isAnything = (index: OccupationIndex, text: string): boolean =>
  subjectOf(
    index,
    text.replace(
      /\b(from|at) home\b|\b(?:in|over|within) (?:the )?(?:next|coming|near)? ?(?:\w+ )?(?:decades?|future|years)\b|\bby 20\d\d\b|\bmedian\b|\bassociate'?s?(?= degree)|\b(GED|dropouts?|graduates?)\b/gi,
      ' ',
    ),
  ) === null;
const isNamedIn = (index: OccupationIndex, text: string): boolean => (subjectOf(index, text)?.named ?? 0) > 0;

/** "And what does she earn?", "the second one", "is it growing" */
const refersBack = (plain: string): boolean =>
  /\b(it|its|that|this|they|them|their|those|these|she|he|her|his|one|ones|same|there)\b|^(and|also|but|what about|how about|ok|okay)\b/.test(
    plain,
  ) ||
  asksOtherCurrency(plain) ||
  (tokensOf(plain).every(isAsking) && !/\b(you|your|jobs|careers|occupations)\b/.test(plain));

/** What is said about an answer or in passing; of what it would be about, something has to be said before. */
function remarkOf(plain: string, { last }: Conversation): Question | null {
  const remark = remarkIn(plain);
  if (remark === null || (isWork(last) && judgesFigure(plain))) return null;
  if (remark !== 'why' && remark !== 'sure' && remark !== 'sources' && remark !== 'simpler')
    return { kind: 'topic', topic: remark, plain };
  if (!last && remark === 'simpler') return { kind: 'topic', topic: 'help', plain };
  return last && last.kind !== 'own' && last.kind !== 'own-fit' ? { kind: 'basis', remark, of: last } : null;
}

/** These say that something is not known, of whatever work is spoken of. */
const ofAnyWork: readonly Topic[] = ['hours', 'employers', 'schooling'];
/** "Self-employed?" asks of the pay that is spoken of. */
const isBare = (plain: string): boolean => plain.split(/\s+/).length <= 3;

/** What a message asks that has no subject of its own: of the product, where that was spoken of last, and else of the work. */
function followUp(index: OccupationIndex, message: string, plain: string, conversation: Conversation): Question | null {
  const topic = unnamedTopicOf(plain) ?? sureTopicOf(plain, 0);
  if (topic && !ofAnyWork.includes(topic) && !(topic === 'own-business' && isBare(plain))) return null;
  const likely = likelyTopicOf(plain, 0);
  if (likely?.isSure && !tokensOf(plain).every(isAsking)) return null;
  const { last, work } = conversation;
  const aspects = aspectsOf(plain);
  const isOfPeople = aspects.length > 0 && /\b(?:they|them|he|she)\b/.test(plain);
  const isOfWork = isOfPeople || statesIn(message).length > 0 || aspects.some((aspect) => aspect !== 'pay');
  if (last?.kind !== 'topic' || (work && isOfWork)) {
    const named = besideBefore(index, plain, conversation);
    const spelt = withStatesSpelt(message);
    return named ?? changed(index, spelt, plain, conversation);
  }
  const isOfIt = tokensOf(plain).every(isAsking) && /\b(it|that|this)\b/.test(plain);
  if (likely && likely.topic !== last.topic && !isOfIt) return null;
  return { kind: 'topic', topic: last.topic, plain, isFurther: true };
}
