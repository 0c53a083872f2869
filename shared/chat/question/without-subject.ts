/** Interprets a message without a subject: about the product if that was the last topic, otherwise about the work. */
import type { Question } from './asked.ts';
import { aspectsOf, statesIn } from './aspects.ts';
import { besideBefore, changed } from './follow-up.ts';
import type { Message } from './message.ts';
import { likelyTopicOf } from './nearest-topic.ts';
import { withStatesSpelt } from './spelt-states.ts';
import { sureTopicOf, type Topic } from './topics.ts';
import { unnamedTopicOf } from './unnamed-topics.ts';
import { isAsking, tokensOf } from './words.ts';

/** Topics whose answer is that something is unknown, for any kind of work. */
const ofAnyWork: readonly Topic[] = ['hours', 'employers', 'schooling'];
/** "Self-employed?" asks about the pay discussed before. */
const isBare = (plain: string): boolean => plain.split(/\s+/).length <= 3;

export function followUp({ index, text, plain, conversation }: Message): Question | null {
  const topic = unnamedTopicOf(plain) ?? sureTopicOf(plain, 0);
  if (topic && !ofAnyWork.includes(topic) && !(topic === 'own-business' && isBare(plain))) return null;
  const likely = likelyTopicOf(plain, 0);
  if (likely?.isSure && !tokensOf(plain).every(isAsking)) return null;
  const { last, work } = conversation;
  const aspects = aspectsOf(plain);
  const isOfPeople = aspects.length > 0 && /\b(?:they|them|he|she)\b/.test(plain);
  const isOfWork = isOfPeople || statesIn(text).length > 0 || aspects.some((aspect) => aspect !== 'pay');
  if (last?.kind !== 'topic' || (work && isOfWork)) {
    const named = besideBefore(index, plain, conversation);
    const spelt = withStatesSpelt(text);
    return named ?? changed(index, spelt, plain, conversation);
  }
  const isOfIt = tokensOf(plain).every(isAsking) && /\b(it|that|this)\b/.test(plain);
  if (likely && likely.topic !== last.topic && !isOfIt) return null;
  return { kind: 'topic', topic: last.topic, plain, isFurther: true };
}
