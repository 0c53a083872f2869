/** A message with everything the rules (rules.ts) look at. */
import type { Most } from '../figures/limits.ts';
import type { Question } from './asked.ts';
import { asksOtherCurrency } from './aspects.ts';
import { isOfCircumstances, type Parts, partsOf } from './circumstances.ts';
import type { Conversation } from './conversation.ts';
import { changed } from './follow-up.ts';
import { mostOfAll } from './most.ts';
import { likelyOwnPartOf } from './nearest-topic.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { type OwnPart, ownPartOf } from './own-parts.ts';
import { subjectOf } from './subject.ts';
import type { OccupationSubject, Subject } from './subject-kinds.ts';
import { subjectIn } from './told.ts';
import { isAsking, plainText, tokensOf, withoutDenied } from './words.ts';

export interface Message {
  index: OccupationIndex;
  /** as written, without markup */
  text: string;
  /** see words.ts */
  plain: string;
  conversation: Conversation;
  parts: Parts;
  subject: Subject | null;
  /** the same, if an occupation is named */
  named: OccupationSubject | null;
  /** which of the person's own records it asks for */
  own: OwnPart | null;
  /** whether it tells something besides what it asks */
  isTold: boolean;
}

/** Parts that cost more to find, computed only if no earlier rule has matched. */
export interface LaterMessage extends Message {
  /** the question about the previous subject, if it points back */
  before: Question | null;
  /** the question about all occupations, if it names and describes none */
  ofAll: Most | null;
}

export function messageOf(index: OccupationIndex, text: string, plain: string, conversation: Conversation): Message {
  const parts = partsOf(text);
  const subject = subjectIn(index, parts);
  const named = subject?.kind === 'occupations' && subject.named > 0 ? subject : null;
  return {
    index,
    text,
    plain,
    conversation,
    parts,
    subject,
    named,
    own: asksHowTo(plain) ? null : (ownPartOf(plain) ?? (named ? null : likelyOwnPartOf(plain))),
    isTold: parts.telling !== '' || isOfCircumstances(plain),
  };
}

export function laterOf(message: Message): LaterMessage {
  const { index, text, plain, conversation, parts } = message;
  return {
    ...message,
    before: refersBack(plain) && !/\byou\b/.test(plain) ? changed(index, text, plain, conversation) : null,
    ofAll:
      !isOfBefore(message) && isAnything(index, withoutDenied(parts.asking) ?? parts.asking)
        ? mostOfAll(plainText(parts.asking))
        : null,
  };
}

/** How to do something with a result is a question about the product, not about its content. */
const asksHowTo = (plain: string): boolean =>
  /^(how (do|can|could|would) i|can i|where (do|can) i|what happens to) (\w+ )?(share|sharing|hide|save|download|print|export|compare|delete|my results?)\b/.test(
    plain,
  );

/** "Can they work from home?" */
const isOfBefore = ({ plain, conversation }: Message): boolean =>
  conversation.last !== null && /\b(it|its|they|them|their|he|she|his|her|this|those|these)\b/.test(plain);

/** Whether no occupation is named or described. */
const isAnything = (index: OccupationIndex, text: string): boolean =>
  subjectOf(
    index,
    text.replace(
      /\b(from|at) home\b|\b(?:in|over|within) (?:the )?(?:next|coming|near)? ?(?:\w+ )?(?:decades?|future|years)\b|\bby 20\d\d\b|\bmedian\b|\bassociate'?s?(?= degree)|\b(GED|dropouts?|graduates?)\b/gi,
      ' ',
    ),
  ) === null;

/** "And what does she earn?", "the second one", "is it growing" */
const refersBack = (plain: string): boolean =>
  /\b(it|its|that|this|they|them|their|those|these|she|he|her|his|one|ones|same|there)\b|^(and|also|but|what about|how about|ok|okay)\b/.test(
    plain,
  ) ||
  asksOtherCurrency(plain) ||
  (tokensOf(plain).every(isAsking) && !/\b(you|your|jobs|careers|occupations)\b/.test(plain));
