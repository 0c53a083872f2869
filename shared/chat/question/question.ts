import type { HistoryItem } from '../contract.ts';
import type { Question } from './asked.ts';
import { isElsewhere } from './aspects.ts';
import { type Conversation, conversationOf } from './conversation.ts';
import { namesProduct } from './dependent.ts';
import { messageOf } from './message.ts';
import { inMood } from './mood.ts';
import { towardsTarget } from './move-target.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { readByRules } from './rules.ts';
import { shownBy } from './shown.ts';
import { subjectOf } from './subject.ts';
import { plainText, withoutMarkup } from './words.ts';

/** @param history untrusted: its questions are only read for what "it" may refer to */
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

/** "I saw on YouTube that welders make 200k": the source is not part of the question. */
const heard =
  /^(?:(?:so|ok|hi|hey),? )*i (?:saw|heard|read|watched)(?:(?: (?:somewhere|online|an? \w+|(?:on|in) \w+))* that|(?: on \w+)+(?: saying)?) /i;

/** "As rich as TikTok says" */
const asOthersSay = / (?:as|than) (?:\w+ )?(?:\w+) (?:says?|said|claims?|tells? you|makes? it (?:seem|look))\b/i;

function readIn(index: OccupationIndex, written: string, before: Conversation): Question {
  const said = withItNamed(withoutMarkup(written)).replace(corrects, '').replace(heard, '').replace(asOthersSay, '');
  const message = towardsTarget(index, said);
  const plain = plainText(message);
  return inMood(
    index,
    message,
    plain,
    inTopic(index, plain, readByRules(messageOf(index, message, plain, before)), before),
  );
}

/** Handles follow-ups on a topic, or on work in unknown words. */
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

/** A message with more words is about something else. */
const MAX_FURTHER = 9;

/** "How do I get into IT": in capitals, if other letters are lower case, it is not a pronoun. */
const withItNamed = (text: string): string =>
  /[a-z]/.test(text)
    ? text.replace(
        /\bIT\b(?=\s*(?:[?.!,]|$|(?:or|vs|versus|than|jobs?|careers?|field|industry|with|without|as|at|after|from|in)\b))/g,
        'computer support',
      )
    : text;
