/** The mood of a message, besides what it asks. */

import { product } from '#shared/product.ts';
import type { Mood, Question } from './asked.ts';
import { partsOf } from './circumstances.ts';
import { isHeavy, isOfOneself } from './danger.ts';
import { namesProduct } from './dependent.ts';
import { feelingIn, isDistressed } from './feelings.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { asksForJobs } from './own-words.ts';
import { nothingAsked } from './single-changed.ts';
import { ownWorkIn } from './told.ts';
import type { Topic } from './topics.ts';

/** "I am too old to start over" asks nothing, even if a topic contains its words. */
const asksAnything =
  /\?|^(?:and |so |but )?(?:what|how|which|when|where|who|is|are|can|do|does|should|could|will|tell|show)\b/;
/** Topics that respond to what people say about themselves. */
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

/** In a question with a clear subject only success and feelings about work count; in any other, every feeling. */
export function inMood(index: OccupationIndex, message: string, plain: string, question: Question): Question {
  if (question.kind === 'declined') return question;
  return { ...inFeeling(index, message, plain, question), ...(isYoung(message) && { isYoung: true as const }) };
}

/** "I’m 15", matched in the original message, because plain text has no ages. */
const ageTold =
  /\b(?:i[’']?m|i am|im|age[d]?|turning|me,?) (?:only |just |almost |nearly )?(\d{1,2})(?! ?(?:k\b|%|\$|years? (?:of|in|at|as|on)|weeks?|months?|hours?|minutes?|credits?|lbs?|ft|feet|inch\w*))\b|\b(\d{1,2})[ -]?(?:years?|yrs?|yo|y\/o)[ -]?olds?(?= (?:and|girl|boy|guy|kid|here|student|who|looking)\b|\W*$)/i;
function isYoung(message: string): boolean {
  const [, said, old] = ageTold.exec(message) ?? [];
  const age = Number(said ?? old ?? Number.NaN);
  return age >= YOUNGEST && age < product.minimumAge;
}
/** Smaller numbers are not the age of somebody who writes. */
const YOUNGEST = 8;

function inFeeling(
  index: OccupationIndex,
  message: string,
  plain: string,
  question: Exclude<Question, { kind: 'declined' }>,
): Question {
  const felt = feelingIn(plain);
  const mood: Mood = { ...(felt && { felt }), ...(isDistressed(plain) && { isDistressed: true as const }) };
  if (felt === 'success') return { ...question, felt };
  const isOfWork = felt === 'burnout' || felt === 'dislike';
  // "I hate it", about the current occupation
  if (question.kind === 'unsaid' && felt)
    return isOfWork && question.found.length === 1
      ? { ...nothingAsked(question.found), asked: ['similar'], felt }
      : { kind: 'unknown', ...mood };
  const isTold =
    felt !== null &&
    question.kind === 'topic' &&
    !weighing.includes(question.topic) &&
    !namesProduct(plain) &&
    !asksAnything.test(plain);
  if (isTold) return { kind: 'unknown', ...mood };
  if (!isUnsure(question, plain)) return question.kind === 'occupations' && isOfWork ? { ...question, felt } : question;
  const isHard = isHeavy(plain) && isOfOneself(plain);
  // somebody bullied needs both help with that and somebody who listens
  if (isHard && felt === 'bullied') return { kind: 'unknown', felt, isDistressed: true };
  if (isHard) return { kind: 'topic', topic: 'care', plain };
  const told = isOfWork ? ownWorkIn(index, partsOf(message)) : null;
  return { ...(told ?? question), ...mood };
}

/** Whether it is unclear what the message asks about. */
const isUnsure = (question: Question, plain: string): boolean =>
  question.kind === 'unknown' ||
  (question.kind === 'topic' && ['start', 'help', 'support', 'setback'].includes(question.topic)) ||
  (question.kind === 'occupations' && question.guessed && isOfOneself(plain) && !asksForJobs(plain));
