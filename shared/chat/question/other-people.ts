/** Detects questions about other people's data, which the assistant cannot see. */
const kin =
  'husband|wife|partner|boyfriend|girlfriend|fiancee?|ex|father|mother|dad|mom|mum|parent|brother|sister|son|daughter|kid|child|friend|neighbou?r|roommate|boss';
/** Plural only: "my manager resume" belongs to somebody who wants to be a manager. */
const colleagues = 'managers|coworkers|colleagues|teachers|students|clients|employees|classmates|bosses';
const theirs = String.raw`\b(?:my|our) (?:(?:ex|best|old|former) )*(?:(?:${kin})(?:s|es)?|${colleagues})`;

const others: readonly RegExp[] = [
  /\S@\S+\.\S/,
  /\b(user|account|customer|session|member) ?(id|number|no)\b(?: is| of|:| =|=)* ?(?=\w*\d)|\b(results?|match(es)?|answers?|scores?|reports?|plan|data) of (that|this|the other) (person|user|one|account|customer)\b/,
  /\b(another|other|someone else|somebody else|any|every|all|last|previous|next|first) (users?|persons?|peoples?|customers?|accounts?|clients?)\b|\b(someone|somebody) elses?\b/,
  /\b(his|her|their|user [\w-]{6,})\s+(results?|plan|answers?|reports?|scores?|email|account|data)\b/,
  new RegExp(
    String.raw`${theirs} (?:own )?(?:results?|reports?|answers?|scores?|profiles?|accounts?|e ?mail|password|resume|cv|address|phone|number|data|test|salary|plan)\b`,
  ),
  new RegExp(
    String.raw`${theirs} (?:took|did|takes|has taken|has done|is on|was on) (?:it|this|here|(?:the|your|this) (?:test|assessment|quiz|site|app))\b`,
  ),
  new RegExp(String.raw`\bwhat (?:did|does|has) ${theirs.slice(2)} (?:get|got|answer|score|say|write)\b`),
  new RegExp(
    String.raw`\b(?:results?|answers?|scores?|profile|plan|report|resume|account|test) of ${theirs.slice(2)}\b`,
  ),
  new RegExp(String.raw`\bis ${theirs.slice(2)} (?:\w+ )?(?:here|(?:on|in|with) (?:here|this|your))\b`),
  /\b(e ?mail|phone|number|address|password)( number| address)? of (?!(you|your|waymark|support|this|the (support|site|company|team))\b)\w+/,
  // "results of John Smith", but not of a test
  /\b(results|profile|answers|account) of (?!(?:the|a|an|your|all|this|that|these|my|our|me|mine|it|its|any|one|being|doing|taking|\d+)\b)\w+/,
  /\b(list|show|give|dump|export|print)\b.{0,20}\b(your|all|the) ((database|list|names) of )?(users|customers|members)\b|\bdatabase of (users|customers|members|people)\b/,
  /\b(?:e ?mails?|addresses|names|numbers|data|passwords|accounts|results|answers) (?:\w+ )?of (?:(?:your|all|other|the|some) )+(?:users|customers|members|people)\b/,
  /\bwho else\b.{0,20}\b(took|uses|is (on|in)|signed up)\b|\bdid the (last|previous|other) (one|person|user|guy)\b/,
];

/** @param plain see words.ts */
export const isOfOthers = (plain: string): boolean => others.some((words) => words.test(plain));
