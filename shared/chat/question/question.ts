/** What a question asks for: its subject, and what of it. Rules over words, so that the same question is always read alike. */
import type { State } from '#shared/occupations/places.ts';
import type { HistoryItem } from '../contract.ts';
import type { Among } from './among.ts';
import {
  type Aspect,
  asksForList,
  asksOtherCurrency,
  aspectsOf,
  isElsewhere,
  isLater,
  knownEmployerIn,
  statesIn,
} from './aspects.ts';
import { carriedOn } from './carried-on.ts';
import { asksForElse, isOfCircumstances, type Parts, partsOf, tellsOwnWork } from './circumstances.ts';
import { type Conversation, conversationOf, isWork } from './conversation.ts';
import { isHeavy, isOfOneself } from './danger.ts';
import { declinedOf, declinedText } from './declined.ts';
import { isDependent, namesProduct } from './dependent.ts';
import type { Feeling } from './feelings.data.ts';
import { feelingIn, isDistressed } from './feelings.ts';
import type { OccupationIndex } from './find-occupations.ts';
import { besideBefore, changed } from './follow-up.ts';
import { judgesFigure } from './follow-up-words.ts';
import { meaningIn } from './glossary.ts';
import { type ElementId, workWith } from './knowledge.ts';
import { type Most, mostOf, mostOfAll } from './most.ts';
import { likelyOwnPartOf, likelyTopicOf } from './nearest-topic.ts';
import { asksMore, placesIn } from './places.ts';
import { shownBy } from './shown.ts';
import { nothingAsked } from './single-changed.ts';
import { remarkIn } from './small-talk.ts';
import { withStatesSpelt } from './spelt-states.ts';
import { type OccupationSubject, type Subject, subjectOf } from './subject.ts';
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
import { isAsking, isJudging, plainText, tokensOf, withoutDenied, withoutMarkup } from './words.ts';

export type Question = Asked & Mood;
/** How it is said, beside what it asks for. */
export interface Mood {
  felt?: Feeling;
  /** more than work may weigh on who asks */
  isDistressed?: true;
}
type Asked =
  | { kind: 'declined'; text: string }
  /** `places` of the result that more is asked of, and what */
  | { kind: 'own'; part: OwnPart; plain: string; places: number[]; asked: Aspect[] }
  /** how an occupation stands in the person's result */
  | { kind: 'own-fit'; occupation: number }
  /** `isFurther`: more of the same is asked */
  | { kind: 'topic'; topic: Topic; plain: string; isFurther?: true }
  /** occupations that are asked for by name, one that fits what is described, or what there is for it */
  | Subject
  /** the first of all occupations by a figure */
  | ({ kind: 'most'; place?: State; from?: number } & Most)
  /** some of those that were spoken of, held against each other */
  | Among
  /** of those that are spoken of, what no record says; what is near to it is `asked` */
  | { kind: 'unsaid'; found: number[]; asked: Aspect[]; places: State[]; isPay?: true }
  /** what the last answer rests on, or the same in plain words */
  | { kind: 'basis'; remark: 'why' | 'sure' | 'sources' | 'simpler'; of: Question }
  /** what asks for it, or what there is for a degree in it */
  | { kind: 'knowledge'; area: ElementId; degree: boolean }
  | { kind: 'unknown' };

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
  if (question.kind !== 'unknown' || isElsewhere(plain) || plain.split(/\s+/).length > MAX_FURTHER) return question;
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

/** "I am too old to start over" asks for nothing, whatever of the product has these words. */
const asksAnything =
  /\?|^(?:and |so |but )?(?:what|how|which|when|where|who|is|are|can|do|does|should|could|will|tell|show)\b/;
/** These answer to what somebody tells of themselves. */
const weighing: readonly Topic[] = [
  'setback',
  'loss',
  'start',
  'own-business',
  'law',
  'thanks',
  'complaint',
  'apology',
];

/** Of a question that has its subject only what is felt at work changes what is said first; of any other, whatever is felt. */
function inMood(index: OccupationIndex, message: string, plain: string, question: Question): Question {
  if (question.kind === 'declined') return question;
  const felt = feelingIn(plain);
  const mood: Mood = { ...(felt && { felt }), ...(isDistressed(plain) && { isDistressed: true as const }) };
  if (felt === 'success') return { ...question, felt };
  const isOfWork = felt === 'burnout' || felt === 'dislike';
  // "I hate it", of the work that is spoken of
  if (question.kind === 'unsaid' && felt && question.found.length === 1)
    return isOfWork ? { ...nothingAsked(question.found), asked: ['similar'], felt } : { kind: 'unknown', ...mood };
  const isTold =
    felt !== null &&
    question.kind === 'topic' &&
    !weighing.includes(question.topic) &&
    !namesProduct(plain) &&
    !asksAnything.test(plain);
  if (isTold) return { kind: 'unknown', ...mood };
  if (!isUnsure(question, plain)) return question.kind === 'occupations' && isOfWork ? { ...question, felt } : question;
  if (isHeavy(plain) && isOfOneself(plain)) return { kind: 'topic', topic: 'care', plain };
  const told = isOfWork ? ownWorkIn(index, partsOf(message)) : null;
  return { ...(told ?? question), ...mood };
}

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

/** Nothing is named that the message is sure to ask about. */
const isUnsure = (question: Question, plain: string): boolean =>
  question.kind === 'unknown' ||
  (question.kind === 'topic' && ['start', 'help', 'support', 'setback'].includes(question.topic)) ||
  (question.kind === 'occupations' && question.guessed && isOfOneself(plain) && !asksForJobs(plain));

function read(index: OccupationIndex, message: string, plain: string, conversation: Conversation): Question {
  const parts = partsOf(message);
  const subject = subjectIn(index, parts);
  const named = subject?.kind === 'occupations' && subject.named > 0 ? subject : null;
  const declined = declinedOf(message, plain);
  const isAnswerable = named && (declined?.why === 'instructions' || declined?.why === 'abuse');
  // "can other people see my answers" asks of one's own
  const isOwn = declined?.why === 'others' && isAboutPrivacy(plain);
  if (declined && !isAnswerable && !isOwn) return { kind: 'declined', text: declinedText(declined) };
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
  // "I am a barista, how do I get into tech"
  const most = mostOf(plain) ?? (parts.telling === '' ? null : mostOf(plainText(parts.asking)));
  if (most) return mostIn(message, most);
  const leaving = leavingIn(index, parts);
  if (leaving) return leaving;
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
  const topic = topicOf(plain, named?.named ?? 0, before !== null);
  if (topic) return { kind: 'topic', topic, plain };
  const wanted = (asksForJobs(plain) || asksForList(plain)) && !isTold ? withoutDenied(parts.asking) : null;
  if (wanted !== null && !isNamedIn(index, wanted)) {
    const rest = subjectOf(index, wanted);
    return rest?.kind === 'list' ? { ...rest, denied: true } : { kind: 'topic', topic: 'without', plain };
  }
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
  const isBare = /^((what|which|any|some|good|best|the) )*(jobs|careers|work)( for| at| are there)*\W*$/.test(plain);
  if (isTold || (asksForJobs(plain) && (isWish || isBare || tokensOf(plain).some(isJudging))))
    return { kind: 'topic', topic: 'start', plain };
  return wishes.test(plain) ? { kind: 'topic', topic: 'start', plain } : { kind: 'unknown' };
}

const wish = '^(?:i|we) (?:just |really |only )*(?:want|would like|would love|love|like|hope|wish) to ';
/** "I want to help people": what somebody would do, in words that any work is described with. */
const wishes = new RegExp(
  `${wish}(?!(?:know|ask|see|talk|speak|hear|tell|buy|sell|complain|report|watch|play|eat|sleep|get|go|leave|quit|stop|be)\\b)\\w+`,
);
/** What is done with one's own result is asked of the product, and what is in it is not. */
const asksHowTo = (plain: string): boolean =>
  /^(how (do|can|could|would) i|can i|where (do|can) i|what happens to) (\w+ )?(share|sharing|hide|save|download|print|export|compare|delete|my results?)\b/.test(
    plain,
  );

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

/** "Jobs where I do not lift people": what is not wanted is found by the words for it as what is. */
const asksForJobs = (plain: string): boolean =>
  /\b(something|anything|jobs?|careers?|occupations?|professions?|work)\b/.test(plain);
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

/** What is asked about, and else what was told: "I drive an ambulance, what do others earn?" */
function subjectIn(index: OccupationIndex, { asking, telling }: Parts): Subject | null {
  const subject = subjectOf(index, asking);
  const circumstances = isOfCircumstances(plainText(telling));
  if (subject?.kind === 'occupations' && circumstances)
    return { ...subject, beyond: { ...subject.beyond, circumstances } };
  const asked = judgesPay({ asking, telling }) ? ['pay' as const] : aspectsOf(plainText(asking));
  if (subject || asked.length === 0) return subject;
  const told = subjectOf(index, telling);
  return told?.kind === 'occupations' ? { ...told, asked } : null;
}

/** "I earn 52,000 as an accountant, is that low?" */
const judgesPay = ({ asking, telling }: Parts): boolean =>
  aspectsOf(plainText(telling)).includes('pay') &&
  /\b(that|this|it|i)\b.*\b(low|high|fair|good|bad|enough|normal|okay|ok|average|much|underpaid|overpaid)\b/.test(
    plainText(asking),
  );

/** "I am a teacher and burnt out, what else can I do?": what is near the work that somebody has. */
const leavingIn = (index: OccupationIndex, parts: Parts): Subject | null =>
  asksForElse(plainText(parts.asking)) ? ownWorkIn(index, parts) : null;

/** What is near the work that somebody says they do. */
function ownWorkIn(index: OccupationIndex, { telling }: Parts): Subject | null {
  if (!tellsOwnWork(plainText(telling))) return null;
  const told = subjectOf(index, telling);
  if (told?.kind !== 'occupations' || told.named === 0) return null;
  return { ...told, found: told.found.slice(0, 1), also: [], asked: ['similar'] };
}

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
  const isOfWork = statesIn(message).length > 0 || aspectsOf(plain).some((aspect) => aspect !== 'pay');
  if (last?.kind !== 'topic' || (work && isOfWork)) {
    const named = besideBefore(index, plain, conversation);
    const spelt = withStatesSpelt(message);
    return named ?? changed(index, spelt, plain, conversation);
  }
  const isOfIt = tokensOf(plain).every(isAsking) && /\b(it|that|this)\b/.test(plain);
  if (likely && likely.topic !== last.topic && !isOfIt) return null;
  return { kind: 'topic', topic: last.topic, plain, isFurther: true };
}
