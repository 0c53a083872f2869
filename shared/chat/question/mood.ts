/** What a message says of how somebody feels, beside what it asks. */

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
export function inMood(index: OccupationIndex, message: string, plain: string, question: Question): Question {
  if (question.kind === 'declined') return question;
  return { ...inFeeling(index, message, plain, question), ...(isYoung(message) && { isYoung: true as const }) };
}

/** "I’m 15", as it is written: plain text has no ages. */
const ageTold =
  /\b(?:i[’']?m|i am|im|age[d]?|turning|me,?) (?:only |just |almost |nearly )?(\d{1,2})(?! ?(?:k\b|%|\$|years? (?:of|in|at|as|on)|weeks?|months?|hours?|minutes?|credits?|lbs?|ft|feet|inch\w*))\b|\b(\d{1,2})[ -]?(?:years?|yrs?|yo|y\/o)[ -]?olds?(?= (?:and|girl|boy|guy|kid|here|student|who|looking)\b|\W*$)/i;
function isYoung(message: string): boolean {
  const [, said, old] = ageTold.exec(message) ?? [];
  const age = Number(said ?? old ?? Number.NaN);
  return age >= YOUNGEST && age < product.minimumAge;
}
/** Below this a number is no age of anybody who writes. */
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
  // "I hate it", of the work that is spoken of
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
  // who is bullied needs to know who helps there, and who listens
  if (isHard && felt === 'bullied') return { kind: 'unknown', felt, isDistressed: true };
  if (isHard) return { kind: 'topic', topic: 'care', plain };
  const told = isOfWork ? ownWorkIn(index, partsOf(message)) : null;
  return { ...(told ?? question), ...mood };
}

/** Nothing is named that the message is sure to ask about. */
const isUnsure = (question: Question, plain: string): boolean =>
  question.kind === 'unknown' ||
  (question.kind === 'topic' && ['start', 'help', 'support', 'setback'].includes(question.topic)) ||
  (question.kind === 'occupations' && question.guessed && isOfOneself(plain) && !asksForJobs(plain));
