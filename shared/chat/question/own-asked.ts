/** Questions about the person's own records: their result, their plan, how they fit an occupation. */
import type { Question } from './asked.ts';
import { aspectsOf } from './aspects.ts';
import { isWork } from './conversation.ts';
import { namesProduct } from './dependent.ts';
import type { Message } from './message.ts';
import { asksOwnFit, asksWhyMe, type OwnPart } from './own-parts.ts';
import { asksMore, placesIn } from './places.ts';
import type { OccupationSubject } from './subject-kinds.ts';

/** "Would I make a good nurse?", but not "Can I be a good nurse without a degree?" */
export const isOwnFit = (plain: string, own: OwnPart | null, { asked }: OccupationSubject): boolean =>
  own === 'report' ||
  own === 'result' ||
  asksWhyMe(plain) ||
  (asksOwnFit(plain) && asked.every((aspect) => aspect === 'outlook'));

export function ownIn({ own, plain, isTold, conversation }: Message): OwnPart | null {
  // "how much debt will I have", "which one"
  const isOfWorkBefore =
    (own === 'plan' || (own === 'result' && !/\b(my|result|match(es)?)\b/.test(plain))) &&
    isWork(conversation.last) &&
    !namesProduct(plain) &&
    !/\bleft\b|\bremain/.test(plain);
  return (own === 'result' && isTold) || isOfWorkBefore ? null : own;
}

export function ownOf(part: OwnPart, plain: string): Question {
  const asked = aspectsOf(plain);
  return { kind: 'own', part, plain, places: asksMore(plain, asked) ? placesIn(plain) : [], asked };
}
