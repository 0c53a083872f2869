/** Words by which a message points to what was said before. */
import type { WorkQuestion } from './conversation.ts';

/** "Is it", "of those", "the second one"; "jobs that" does not point back. */
export const pointsAt = (plain: string): boolean =>
  /\b(it|its|they|them|their|those|these|this|he|she|him|his|her|one|ones|same|there|both|either|neither|latter|former)\b|(?<!\b(?:jobs?|work|careers?|something|anything|occupations?|people|someone|one) )\bthat\b|\bthe (two|three|first|second|third|fourth|fifth|last|other|next|rest)\b/.test(
    plain,
  );

/** Which of several: "which pays best", "do any of them", "both". */
export const pointsAtGroup = (plain: string): boolean =>
  /^(?:(?:and|so|ok|okay|but|n) )*(?:which|who|whose|least|most|best|highest|lowest|quickest|fastest|safest|easiest)\b|\b(?:both|either|neither|each|all|any|some|none|most|best|one|ones|two|three) of (?:the )?(?:it|them|those|these|two|three|list)\b|\bof (?:them|those|these|the two)\b|\b(?:both|either|neither|the two|the three|them all|all of it|each)\b|\b(?:those|these|them)\b|\bwhat (?:one|ones)\b|\bwhat pays\b/.test(
    plain,
  );

const numbers = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|');
const cardinals = 'one|two|three|four|five|six'.split('|');

/**
 * "The second one", "number 3", "#2", "the last", "the other one", "the first two": facts indexes of the group; empty
 * if none is chosen, null if it is unclear which.
 */
export function chosenIn(plain: string, group: readonly number[], work: WorkQuestion): number[] | null {
  if (group.length < 2) return [];
  const [, end, many] = /\b(first|last|top|bottom) (two|three|2|3)\b/.exec(plain) ?? [];
  if (end && many) {
    const count = Number(many) || cardinals.indexOf(many) + 1;
    return end === 'first' || end === 'top' ? group.slice(0, count) : group.slice(-count);
  }
  const at = placeIn(plain);
  if (at !== null) return group.slice(at, at === -1 ? undefined : at + 1);
  if (!/\b(the|that) other( one)?\W*$/.test(plain) || group.length !== 2) return [];
  return work.kind === 'occupations' && work.found.length === 1 ? group.filter((each) => each !== work.found[0]) : null;
}

function placeIn(plain: string): number | null {
  if (/\b(latter|last one|the last|very last)\b/.test(plain)) return -1;
  if (/\bformer\b|\b(the|your) top( one| job| result)?\W*$|^top one\b/.test(plain)) return 0;
  const [, ordinal] =
    /\b(?:the|your|that|a|this) (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|[4-9]th|10th)\b(?! (?:year|degree|time|step|thing|place|month|job|shift|language|half|grade))/.exec(
      plain,
    ) ??
    /^(?:and |ok |what about |how about )*(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|[4-9]th|10th)(?: one)?\W*$/.exec(
      plain,
    ) ??
    /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|[4-9]th|10th) one\b/.exec(plain) ??
    [];
  if (ordinal) return /^\d/.test(ordinal) ? Number.parseInt(ordinal, 10) - 1 : numbers.indexOf(ordinal);
  const [, count] =
    /(?:\bnumber |\bnr\.? |\bno\.? |#)(\d{1,2}|one|two|three|four|five|six)\b/.exec(plain) ??
    /^(?:option )?(\d{1,2})\W*$/.exec(plain) ??
    [];
  if (!count) return null;
  return (Number(count) || cardinals.indexOf(count) + 1) - 1;
}

const wordsOf = (plain: string): string[] => plain.split(/[^a-z0-9]+/).filter(Boolean);
/** Whether a message has one of the keys and otherwise only small words. */
const isAll = (keys: RegExp, beside: string): ((plain: string) => boolean) => {
  const small = new Set(beside.split(' '));
  return (plain) =>
    keys.test(plain) && wordsOf(plain).every((word) => small.has(word) || keys.test(word) || /^\d+$/.test(word));
};

/** "More", "the next 5", "show me others", "anything else" */
export const isMore = isAll(
  /\b(more|next|others?|another|continue|further|rest|else|go on|keep going|expand|elaborate|details?|that is it|is that it|that is all)\b/,
  'and the a an of one ones them those these it this that list show me give tell us some any few get can could would you i see want to please pls what is are there about do have five ten three two jobs job careers career occupations options results ones ok okay anything something on in for keep going go also page so let know bit little information info it all',
);

/** More of a list, not about one entry: "the next 5", "others" */
export const asksNext = (plain: string): boolean =>
  isMore(plain) &&
  /\b(next|others?|rest|else|another)\b|\b\d+ more\b|\bmore (jobs|careers|occupations|options|results|of (them|those|these))\b/.test(
    plain,
  ) &&
  !/\babout\b/.test(plain);

/** "Is that good", "is it a lot": about a figure given before. */
export const judgesFigure = (plain: string): boolean =>
  /^(?:(?:and|so|ok|okay|but) )*(?:is|are|was) (?:that|it|this|they|those)(?: (?:a|an|really|any|considered|actually|pretty|too|very|good|the))* (?:good|bad|low|high|much|lot|decent|normal|okay|ok|enough|average|fair|little|great|above average|below average|growth|pay|salary|money|number|figure|for|the|us|usa)+(?: .{0,14})?\W*$|\b(?:that|it) is (?:not |so |really |very |pretty |quite |kind of )*(?:a lot|much|low|high|little|bad|good|terrible|awful|nothing|crazy|insane|sad|depressing|little|less than i thought|more than i thought)\W*$/.test(
    plain,
  );

/** "Compare them", "side by side", "what is the difference" */
export const comparesIn = isAll(
  /\b(compare|compared|comparison|versus|vs|differences?|differ|differs|different|side|rank|sort)\b/,
  'and the a of between them those these two three both all it that this please pls can you could me now how do they are what is by so ok okay each other with to in i want one first second then pay salary money outlook growth rank sort order',
);

/** "Which is better", "which would you pick" */
export const judgesIn = (plain: string): boolean =>
  /\b(which|what|who)\b.*\b(better|best|worse|worst|nicer|harder|hardest|recommend|suggest|pick|choose|go for|prefer|take|right)\b(?!.{0,14}\b(pay\w*|paid|earn\w*|money|salary|outlook|future|prospects|growth|hours|openings)\b)(?!.*\bdegree\b)|\bis (it|that|this|one) (any )?(better|worse)\b|\b(should|would) (i|you) (pick|choose|take|go for|recommend)\b|^(?:please )?(pick|choose|recommend) (one|for me)\b|^(?:so |ok |and )*which( one)?\W*$/.test(
    plain,
  );

/** Pay at the start, after years, self-employed or after tax; the published pay covers all employees together. */
export const levelIn = (plain: string): boolean =>
  /\b(start|starts|starting|starter|entry[ -]?level|beginners?|newbie|fresher|junior|senior|new grads?|graduates?|first year|experienced|experience pay|at the (start|beginning|end|top)|top out|raise|raises|promotion|(after|with) (\w+ )?(\d+|a few|some|one|two|three|five|ten|twenty|many) ?(\+ )?(years?|yrs?)|after tax(es)?|net|take[ -]?home|taxes|self[ -]?employed|own business|owners?|owner operators?|freelance\w*)\b/.test(
    plain,
  );

const like =
  /\b(same|those|these|that|my) skills?\b|\b(what|anything|something) else is (like|near)\b|\b(what|which) (else|other (jobs|work|careers)) (can|could|should|would|might) (i|one|they)\b|\bsomething (else|similar|different|like (it|that|this))\b|\bwhat (should|could|can) i do (instead|then|now)\b|\binstead (of (it|that))?\W*$/;

const more =
  /\b(pays?|paying|paid|earns?|makes?) (more|better)\b|\b(better|higher|more) (paid|paying|pay|money|salary)\b/;

/** "What else is like that", "what else could I do" */
export const isLike = (plain: string): boolean => like.test(plain);
/** "Something that pays more": similar occupations, by pay. */
export const paysMore = (plain: string): boolean => more.test(plain);
