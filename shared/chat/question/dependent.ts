/** Whether a message is about the previous subject. */
import { nameOf } from '#shared/occupations/names.ts';
import { periodIn, statesIn } from './aspects.ts';
import { isWork } from './conversation.ts';
import { isLike, levelIn, paysMore, pointsAt, pointsAtGroup } from './follow-up-words.ts';
import { groupLimits } from './group-changed.ts';
import type { Message } from './message.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { ownWordsOf, wordsOf } from './own-words.ts';
import type { Subject } from './subject-kinds.ts';
import { unpublishedIn } from './unpublished.ts';
import { stem, tokensOf } from './words.ts';

/** True if it has no subject of its own, or points back. */
export function isDependent({ index, text, plain, conversation: { last, group }, subject }: Message): boolean {
  if (!last) return false;
  if (isWork(last) && group.length > 1 && groupLimits(plain)?.isOnly && wordsOf(plain).length <= MAX_WORDS) return true;
  const count = wordsOf(plain).length;
  if (isWork(last) && periodIn(plain) && count <= FEW_WORDS) return true;
  const isHint =
    subject?.kind === 'occupations' &&
    subject.guessed &&
    count <= FEW_WORDS &&
    isByTheWay(index, subject, plain) &&
    !/^(and|what about|how about|ok|no|i mean)\b/.test(plain);
  if (isWork(last) && isHint) return true;
  // "with benefits?"
  const isGuess = subject?.kind === 'occupations' && subject.guessed;
  if (isWork(last) && isGuess && count <= FEW_WORDS && unpublishedIn(plain).length > 0) return true;
  if (subject && subject.named > 0 && !(last.kind === 'topic' && isByTheWay(index, subject, plain))) return false;
  if (
    !/\b(do|would|did) you (think|say|reckon|know if)\b/.test(plain) &&
    /\b(you|your(?! (?:back|body|knees|hands|health|own|feet|eyes|family))|waymark)\b/.test(plain) &&
    !/\b(do|would|will|can|should|if|must|when) you (\w+ )?(need|have|get|become|must|study|learn|work|start|be|go)\b|\b(show|give|tell|can|could|would) (you )?(me|show|give|tell|compare|pick|choose|recommend)\b/.test(
      plain,
    )
  )
    return false;
  if (isWork(last) && (subject?.named ?? 0) === 0 && (paysMore(plain) || isLike(plain)) && !/\bjobs\b/.test(plain))
    return true;
  const isSearch = /\b(jobs?|careers?|occupations?|professions?|something|anything|someone|somebody)\b/.test(plain);
  const points = pointsAt(plain);
  if (
    isSearch &&
    !points &&
    !(last.kind === 'topic' && last.topic === 'plans' && /\bcheap\w*\b/.test(plain)) &&
    !/^(and |or |but )?(any |some |what |are there |other |more )*(similar|related|other|more) (jobs|careers|occupations|ones)\W*$/.test(
      plain,
    )
  )
    return false;
  const own = ownWordsOf(text);
  if (own.length === 0) return true;
  if (
    isWork(last) &&
    subject === null &&
    (periodIn(plain) || statesIn(text).length > 0 || unpublishedIn(plain).length > 0)
  )
    return true;
  if (isWork(last) && (levelIn(plain) || (group.length > 1 && pointsAtGroup(plain)))) return true;
  if (subject?.kind === 'occupations' && /^(?:and|what about|how about)\b/.test(plain)) return false;
  if (subject === null && wordsOf(plain).length <= FEW_WORDS && (last.kind === 'topic' || !namesProduct(plain)))
    return true;
  const asksOf =
    /^(?:(?:and|so|but|ok|okay|then|also) )*(?:do|does|did|am|is|are|can|could|will|would|should|must|how|what|which|when|where)(?: (?:do|does|did|is|are|can|could|will|would|should|might))? (?:i|it|they|the|there|we|he|she|much|many|long|old|often|hard|kind|hours?|about)\b|^(?:and|but|why|what about|how about|or)\b/;
  const isList = subject?.kind === 'list' && !subject.tool;
  return own.length <= MAX_OWN && (points || (asksOf.test(plain) && !isList));
}

/** A message with more own words than this has its own subject. */
const MAX_OWN = 4;
const MAX_WORDS = 8;
/** Whether it contains a word for something in the product. */
export const namesProduct = (plain: string): boolean => ofProduct.test(plain);
const ofProduct =
  /\b(tests?|chat|site|app|account|password|results?|assessment|plan|resume|cv|email|website|page|login|premium|pro|max|free)\b/;
/** A message with at most this many words has no subject, unless it names one. */
const FEW_WORDS = 4;

/** Whether an occupation was found without any word of its name: "do it again later" does not mean a barista. */
const isByTheWay = ({ facts }: OccupationIndex, { found }: Subject, plain: string): boolean => {
  const said = tokensOf(plain).map(stem);
  return found.every((at) =>
    tokensOf(nameOf(facts.codes[at]!, facts.titles[at]!)).every((token) => !said.includes(stem(token))),
  );
};
