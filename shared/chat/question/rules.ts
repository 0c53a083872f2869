/** Interprets a message by the first rule of the table that applies. */

import type { Most } from '../figures/limits.ts';
import { agentNameIn } from './agent-names.ts';
import type { Question } from './asked.ts';
import { asksForList, aspectsOf, isElsewhere, knownEmployerIn, statesIn, withoutPlaces } from './aspects.ts';
import { careerChangeIn } from './career-change.ts';
import { carriedOn } from './carried-on.ts';
import { isOfCircumstances, tellsOwnWork } from './circumstances.ts';
import { isWork } from './conversation.ts';
import { declinedOf, declinedText } from './declined.ts';
import { isDependent } from './dependent.ts';
import { listWithout, withoutExcluded } from './exclusions.ts';
import { comparesFields } from './fields.ts';
import { judgesFigure } from './follow-up-words.ts';
import { meaningIn } from './glossary.ts';
import { workWith } from './knowledge.ts';
import { type LaterMessage, laterOf, type Message } from './message.ts';
import { boundsIn, mostOf } from './most.ts';
import { likelyTopicOf } from './nearest-topic.ts';
import { asksOfOccupation, noRecordIn } from './no-record.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { isOwnFit, ownIn, ownOf } from './own-asked.ts';
import { asksForJobs } from './own-words.ts';
import { oneOf, pattern } from './patterns.ts';
import { isAboutPrivacy } from './privacy-asked.ts';
import { productPointIn, topicOfPoint } from './product-points.ts';
import { rankedIn } from './ranked.ts';
import { remarkIn } from './small-talk.ts';
import { asksWhereToStart, wishes } from './start-asked.ts';
import { judgesAmount, subjectOf } from './subject.ts';
import type { OccupationSubject, Subject } from './subject-kinds.ts';
import { isOfProduct, sureTopicOf, type Topic } from './topics.ts';
import { unnamedTopicOf } from './unnamed-topics.ts';
import { type UnpublishedId, wishesIn } from './unpublished.ts';
import { followUp } from './without-subject.ts';
import { isAsking, plainText, tokensOf, withoutDenied } from './words.ts';

type Rule<Read> = (message: Read) => Question | null;
type Nothing = null | undefined | false | '';

/** @param seen what the message must contain @param reads the interpretation of a message that does */
const when =
  <Read, Seen>(seen: (message: Read) => Seen | Nothing, reads: (seen: Seen, message: Read) => Question | null) =>
  (message: Read): Question | null => {
    const found = seen(message);
    return found === null || found === undefined || found === false || found === ''
      ? null
      : reads(found as Seen, message);
  };

const topic = (of: Topic, { plain }: Message): Question => ({ kind: 'topic', topic: of, plain });

const atWork = oneOf('boss, manager, supervisor, coworkers?, colleagues?, hr, employer');
const asksWhatToSay = pattern`\b${atWork}\b.*\bwhat (do|should|can) i (say|tell|write)\b|\bwhat (do|should|can) i (say|tell|write)\b.*\b${atWork}\b`;

/** Messages to be answered whatever else they contain, questions about the product, and follow-ups. */
const first: Readonly<Record<string, Rule<Message>>> = {
  'a message that is declined': when(declinedIn, (declined) => ({ kind: 'declined', text: declinedText(declined) })),
  'a single product question': when(
    ({ plain, text, named }) => productPointIn(plain, text, named?.named ?? 0),
    (point, { plain, text }) => ({ kind: 'topic', topic: topicOfPoint(point, plain), plain, point: [point, text] }),
  ),
  'work without published figures': when(
    ({ text }) => noRecordIn(plainText(withoutPlaces(text))),
    (uncounted) => ({ kind: 'unknown', uncounted }),
  ),
  privacy: when(
    ({ plain }) => isAboutPrivacy(plain),
    (_, message) => topic('privacy', message),
  ),
  'the meaning of a term': when(
    ({ plain }) => meaningIn(plain),
    (_, message) => topic('glossary', message),
  ),
  'small talk and remarks': remarkOf,
  'a comparison of fields': when(
    ({ plain }) => comparesFields(plain),
    (_, message) => topic('fields', message),
  ),
  'advice on what to say at work': when(
    ({ plain }) => asksWhatToSay.test(plain),
    (_, message) => topic('advice', message),
  ),
  'the fit of a person to an occupation': when(
    ({ named, plain, own }) => named && isOwnFit(plain, own, named) && named,
    ({ found }) => ({ kind: 'own-fit', occupation: found[0]! }),
  ),
  'the last list, with exclusions': listWithout,
  'anything but the occupation named': when(isRefused, (_, message) => topic('start', message)),
  'the person’s own records': when(ownIn, (part, { plain }) => ownOf(part, plain)),
  'tasks for other programs': when(
    ({ plain }) => isElsewhere(plain),
    () => ({ kind: 'unknown' }),
  ),
  'a follow-up question': when(isDependent, (_, message) => followUp(message)),
  'work with an area of knowledge': when(
    ({ index, plain }) => {
      const work = workWith(plain);
      return work && !isNamedIn(index, work.rest) && work;
    },
    ({ area, degree }) => ({ kind: 'knowledge', area, degree }),
  ),
  'a career change': ({ index, text, parts }) => careerChangeIn(index, text, parts),
  'the top occupations by a figure': when(
    // "I am a barista, how do I get into tech"
    ({ plain, parts }) => mostOf(plain) ?? (parts.telling === '' ? null : mostOf(plainText(parts.asking))),
    (most, { text }) => mostIn(text, most),
  ),
  'occupations of one name, by pay': ({ index, plain }) => rankedIn(index, plain),
};

const later: Readonly<Record<string, Rule<LaterMessage>>> = {
  'a single employer': when(
    ({ named, subject, parts, plain }) =>
      !named &&
      !(subject && describesSomebody.test(plain)) &&
      subject?.kind !== 'list' &&
      sureTopicOf(plain, 0) !== 'resume' &&
      !isOwnEmployer.test(plain) &&
      knownEmployerIn(parts.asking),
    (_, message) => topic('employers', message),
  ),
  'a decisive word, without an occupation': when(
    ({ subject, plain }) => {
      const found = unnamedTopicOf(plain);
      // "is it legal to make me work" matches legal assistants, but does not ask about them
      const unnamed = isOfWork(subject) && !(found === 'law' && subject?.named === 0) ? null : found;
      // what keeps somebody from work matters more than being rejected
      return unnamed === 'setback' && isOfCircumstances(plain) ? null : unnamed;
    },
    (unnamed, message) => topic(unnamed, message),
  ),
  // whether a degree is needed is known for every occupation
  'the top occupations without a degree': when(
    ({ ofAll }) => ofAll?.withoutDegree && ofAll,
    (most, { text }) => mostIn(text, most),
  ),
  'a topic': when(topicOf, topic),
  'a wish that no record covers': when(
    ({ named, subject, ofAll, plain }) => {
      const wished = !named && isUnsearchable(subject, ofAll) ? wishedIn(plain) : [];
      return wished.length > 0 && wished;
    },
    (wished, { plain }) => ({ kind: 'topic', topic: 'start', plain, wished }),
  ),
  'a wish with exclusions': when(wantedIn, (wanted, { index, plain, parts }) => {
    const told = boundsIn(plain);
    // "I want to make games": somebody who says what they do not want asks for a list
    const rest =
      subjectOf(index, wanted.text, told) ??
      (wishes.test(wanted.text) ? subjectOf(index, `jobs where ${wanted.text}`, told) : null);
    return rest?.kind === 'list'
      ? withoutExcluded(index, rest, parts.asking)
      : { kind: 'topic', topic: 'without', plain };
  }),
  'the top occupations within limits': when(
    ({ ofAll }) => ofAll,
    (most, { text }) => mostIn(text, most),
  ),
  'occupations close to the last ones': when(isOfBefore, (before) => before),
  'named or described occupations': when(
    (message) =>
      message.subject && (message.subject.named > 0 || isDescription(message.subject, message)) && message.subject,
    (subject, { index, plain, conversation }) => carriedOn(index, subject, plain, conversation),
  ),
  'a reference to the last question': ({ before }) => before,
  'an amount, without an occupation': when(
    ({ subject, plain }) => subject === null && judgesAmount.test(plain),
    (_, message) => topic('which-job', message),
  ),
  'a figure, without an occupation': when(
    ({ plain }) => aspectsOf(plain).length > 0 && tokensOf(plain).every(isAsking) && !asksForJobs(plain),
    (_, message) => topic('which-job', message),
  ),
  'the person’s own work, without a question': when(workToldIn, (told, { plain }) => {
    // how long somebody has done it is not a question
    const asked = aspectsOf(plain).filter((aspect) => aspect !== 'way-in');
    return { ...told, asked: asked.length > 0 ? asked : ['pay', 'similar'] };
  }),
  'where to start': when(asksWhereToStart, (_, message) => topic('start', message)),
  'an unknown occupation': when(
    ({ plain }) => asksOfOccupation(plain),
    () => ({ kind: 'unknown', uncounted: { called: null, near: null } }),
  ),
};

const firstOf = <Read>(rules: Readonly<Record<string, Rule<Read>>>, message: Read): Question | null => {
  for (const rule of Object.values(rules)) {
    const question = rule(message);
    if (question) return question;
  }
  return null;
};

export const readByRules = (message: Message): Question =>
  firstOf(first, message) ?? firstOf(later, laterOf(message)) ?? { kind: 'unknown' };

function declinedIn({ text, plain, named }: Message): ReturnType<typeof declinedOf> {
  const declined = declinedOf(text, plain);
  const isAnswerable = named && (declined?.why === 'instructions' || declined?.why === 'abuse');
  // "can other people see my answers" is about their own data
  const isOwn = declined?.why === 'others' && isAboutPrivacy(plain);
  return isAnswerable || isOwn ? null : declined;
}

/** A remark about an answer or in passing; asking why, how sure or for sources needs an earlier question. */
function remarkOf({ plain, conversation: { last } }: Message): Question | null {
  const remark = remarkIn(plain);
  if (remark === null || (isWork(last) && judgesFigure(plain))) return null;
  if (remark !== 'why' && remark !== 'sure' && remark !== 'sources' && remark !== 'simpler')
    return { kind: 'topic', topic: remark, plain };
  if (!last && remark === 'simpler') return { kind: 'topic', topic: 'help', plain };
  return last && last.kind !== 'own' && last.kind !== 'own-fit' ? { kind: 'basis', remark, of: last } : null;
}

/** "Something with people, but not be a nurse" */
function isRefused({ index, named, plain }: Message): boolean {
  const [, refused = ''] =
    /\b(?:want|something|jobs?|careers?)\b.*\bnot (?:want to )?(?:be|become|work as) (an? [\w ]{3,30})$/.exec(plain) ??
    [];
  const subject = named && refused ? subjectOf(index, refused) : null;
  return subject !== null && subject.named > 0 && subject.found[0] === named!.found[0];
}

/** "The highest paying jobs in Texas" */
function mostIn(text: string, most: Most): Question {
  const [place] = statesIn(text);
  return { kind: 'most', ...most, ...(place && { place }) };
}

const isNamedIn = (index: OccupationIndex, text: string): boolean => (subjectOf(index, text)?.named ?? 0) > 0;

const isOfWork = (subject: Subject | null): boolean =>
  subject !== null && (subject.named > 0 || (subject.kind === 'occupations' && subject.asked.length > 0));

/** By a phrase that is almost identical, then by a decisive word, then by a similar phrase. */
function topicOf({ plain, subject, before }: LaterMessage): Topic | null {
  const words = subject?.named ?? 0;
  const likely = before === null ? likelyTopicOf(plain, words) : null;
  return (likely?.isSure && likely.topic) || sureTopicOf(plain, words) || (likely?.topic ?? null);
}

/** The wanted part of a wish for work that also says what is not wanted. */
function wantedIn({ index, plain, parts, isTold }: Message): { text: string } | null {
  if (!asksForJobs(plain) && !asksForList(plain) && !wishes.test(plain)) return null;
  if (isTold && !(asksForJobs(plainText(parts.asking)) && !isOfCircumstances(plain))) return null;
  const text = withoutDenied(parts.asking);
  return text !== null && !isNamedIn(index, text) ? { text } : null;
}

/** Without a word for jobs, only physical limits count as a wish: everything else may be about life in general. */
const wishedIn = (plain: string): readonly UnpublishedId[] => {
  if (asksForJobs(plain)) return wishesIn(plain);
  return /\bwhat (?:else )?(?:can|could|should) i (?:still )?do\b/.test(plain)
    ? wishesIn(plain).filter((id) => id === 'physical work')
    : [];
};

/** Whether only unpublished properties, and at most good pay, are wished for: the best paid could be anything. */
function isUnsearchable(subject: Subject | null, most: Most | null): boolean {
  if (subject !== null) return false;
  if (most === null) return true;
  const limits = Object.values({ ...most, by: null, feeling: null, shown: null });
  return most.by === 'pay' && limits.every((limit) => limit === null || limit === false);
}

function isOfBefore({ before, subject, plain }: LaterMessage): Question | null {
  // "something close to it with less math"
  const isNear =
    (subject?.named ?? 0) <= 1 &&
    /\b(to|like) (it|that|this|them|those|these)\b/.test(plain) &&
    aspectsOf(plain).includes('similar');
  // "how much debt is normal for that": "that" is all that it names
  const isGuess =
    subject?.kind === 'occupations' &&
    subject.guessed &&
    /\b(for|of|in|as|with|about) (it|that|this|them|those|these)\b/.test(plain);
  return isNear || isGuess ? before : null;
}

/** Whether words that match an occupation describe one, not the person or the product. */
const isDescription = (subject: Subject, { plain, parts }: Message): boolean =>
  subject.kind === 'list'
    ? !isOfCircumstances(plainText(parts.asking))
    : !isOfCircumstances(plain) && !isOfProduct(plain);

/** "I am 34 and still at Walmart" */
const isOwnEmployer = /\b(?:i|we)\b.*\b(?:still|stuck|been|work|worked|working) (?:\w+ )?(?:at|for) \w+\W*$/;

/** "The guy at CVS who fills prescriptions" */
const describesSomebody = /\b(?:person|people|guys?|lady|m[ae]n|wom[ae]n|someone|somebody)\b.* (?:who|that) \w+s?\b/;

/** "I drive a forklift in Memphis" */
function workToldIn({ index, parts: { asking, telling } }: Message): OccupationSubject | null {
  const plain = plainText(telling);
  const isOwn = asking.trim() === '' && !isOfCircumstances(plain);
  if (!isOwn || !(tellsOwnWork(plain) || agentNameIn(index, telling))) return null;
  const told = subjectOf(index, telling);
  return told?.kind === 'occupations' && told.named > 0 ? told : null;
}
