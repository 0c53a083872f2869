/** Detects which of the person's own records a question asks for: result, report, plan, learning plan, or fit. */
import { firstOfTable, oneOf, pattern } from './patterns.ts';

/** The person's own records that a question can ask for. */
export const ownParts = ['result', 'report', 'plan', 'learning'] as const;
export type OwnPart = (typeof ownParts)[number];

/** How a result is made or what it costs is a question about the product. */
const ofTheMethod = oneOf(
  'sure, certain, reliable, accurate, calculated, computed, worked out, come from, trust, (have|need) to pay, for free, costs?, how (do|did) you',
);
const places =
  '(top|first|second|third|fourth|fifth) (two|three|five|ten|\\d+|jobs?|match|matches|careers?|occupations?)';
const partsOfResult = oneOf(
  `results?, matches, match, ranking, scores?, ${places}, number (one|two|three|\\d), best (job|match|career|occupation)s?`,
);

const own: readonly [OwnPart, readonly RegExp[]][] = [
  [
    'learning',
    [
      /^(?!how (do|can|could) i (get|make|find|open|start|create|print|save|export|share|change)\b|.*\b(have to pay|for free)\b).*\bmy (own |current |last )?(learning|study|training|skills?) (plan|path|schedule|progress)\b/,
      /^(?!.*\b(pay|payment|paid|bill\w*|charged?|renew\w*|analys\w*|matches|assessments?|reports?)\b).*\b(next|steps?|hours|weeks|months|far|tick\w*|learn\w*|study|studied|studying|finish\w*|done|complete\w*)\b.*\bmy plan\b/,
    ],
  ],
  [
    'report',
    [
      /\b(say|says|said|stands?|about|from|with) (in |on |of )?my (own |last |latest |newest |career )*report\b/,
      /\bmy (own |last |latest |newest |career )*report\b.*\b(says?|about|means?|contains?|tells?|includes?)\b/,
    ],
  ],
  ['result', [pattern`^(?!.*\b${ofTheMethod}\b).*\bmy (own )?(last |latest |newest |assessment )?${partsOfResult}\b`]],
  [
    'report',
    [/\b(show|open|see|find|where is|what is in|summari[sz]e)\b.*\bmy (own |last |latest |newest |career )*report\b/],
  ],
  [
    'result',
    [
      /^(?!how (do|can|would|should) i (know|tell|find out)\b).*\b(which|what) (job|career|occupation|profession)s? (would |could |might )?(fits?|suits?|matche?s?|(is|are|be) (right|best|good|suitable))( for)? me\b/,
    ],
  ],
  [
    'plan',
    [
      /\b(how many|how much)\b.*\b(have i|do i have|i have|have i got|i have left|left|remain(ing)?|i used)\b/,
      /\b(what|which|show|when|is|how)\b(?!.*\b(cancel|change|end|upgrade|downgrade|stop)\b).*\bmy (current )?(plan|usage|subscription|limits?|tier)\b/,
      /\bwhat plan (am i|do i)\b/,
    ],
  ],
  [
    'result',
    [
      /\b(number (one|two|three|four|five|\d+)|first|second|third|last)( one)? (on|in|of) my (list|ranking|results?|matches)\b/,
    ],
  ],
  ['report', [/\b(what|which) (are|is) my (strengths?|weaknesses|personality|interests?|values|type|profile)\b/]],
];

const ownFit: readonly RegExp[] = [
  /\b(would|could|am|do|should|can|how well do) i\b.*\b(suit|suited|fit|match|good)\b/,
  /\b(suits?|fits?|right|good|matches) (a )?(job |work |career |choice )?(for )?me\b/,
  /\bmy (score|fit|match|place|percentage) (for|as|with|of|in)\b/,
  /\bwhy\b.*\b(my (list|results?|ten|top|matches|report)|recommended|suggested|matched|ranked)\b/,
];
const whyMe: readonly RegExp[] = [
  /\bwhy (did|do|does|would|are|is) (you|it|waymark|this|the (test|assessment))\b.*\b(tell(ing)?|say(ing)?|give|pick|choose|put|think|show(ing)?) (me|i|that)\b/,
  /\bwhy (did|do|am|was|have) i (get|got|getting|given|told|matched|shown|see)\b/,
];

/** Asks how the person fits an occupation, if one is named. */
export const asksOwnFit = (plain: string): boolean => ownFit.some((each) => each.test(plain));
/** "Why did you tell me to become one?" */
export const asksWhyMe = (plain: string): boolean => whyMe.some((each) => each.test(plain));
export const ownPartOf = (plain: string): OwnPart | null => firstOfTable(own, plain);
