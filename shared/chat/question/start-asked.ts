/** Whether a message asks for work in general without naming or describing any. */
import { asksForList, isLater } from './aspects.ts';
import type { Message } from './message.ts';
import { asksForJobs } from './own-words.ts';
import { isOfProduct } from './topics.ts';
import { isJudging, tokensOf } from './words.ts';

export function asksWhereToStart({ plain, isTold }: Message): boolean {
  const isWish =
    (asksForList(plain) || /\b(best|good) (jobs?|careers?)\b/.test(plain)) && !isLater(plain) && !isOfProduct(plain);
  // "jobs for 16 year olds": plain text has no ages
  const isBare =
    /^((what|which|any|some|good|best|the) )*(jobs|careers|work)( for| at| are there)*\W*$/.test(plain) ||
    /^(\w+ ){0,3}(jobs?|careers?|work) (for|as) (an? )?(\w+ ?){1,4}\W*$/.test(plain);
  const asksForAny = asksForJobs(plain) && (isWish || isBare || tokensOf(plain).some(isJudging));
  return isTold || asksForAny || wishes.test(plain) || leavesChoice.test(plain);
}

const wish = '^(?:i|we) (?:just |really |only )*(?:want|would like|would love|love|like|hope|wish) to ';
/** "I want to help people": a wish in words too general to describe an occupation. */
export const wishes = new RegExp(
  `${wish}(?!(?:know|ask|see|talk|speak|hear|tell|buy|sell|complain|report|watch|play|eat|sleep|get|go|leave|quit|stop|be)\\b)\\w+`,
);
/** "Can't you just tell me" */
const leavesChoice =
  /^(?:(?:please|so|but|and|ok) )*(?:can|could|will|would)(?: not)? you (?:just |please )*(?:tell|choose|decide|pick)(?: it| one)?(?: for)?(?: me)?\W*$/;
