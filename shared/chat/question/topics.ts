/** What a question is about beside occupations: patterns over its plain text (words.ts), the surest first. */
import { countries } from './aspects.ts';

export const topics = [
  'greeting',
  'thanks',
  'help',
  'languages',
  'support',
  'privacy',
  'plans',
  'ending',
  'operator',
  'devices',
  'assessment',
  'start',
  'care',
  'setback',
  'loss',
  'own-business',
  'eligibility',
  'glossary',
  'method',
  'data',
  'report',
  'resume',
  'vacancy',
  'law',
  'advice',
  'employers',
  'military',
  'without',
  'hours',
  'interests',
  'learning-plan',
  'schooling',
  'marks',
  'comparing',
  'market',
  'limits',
  'complaint',
  'apology',
  'assent',
  'laughter',
  'affection',
  'hardship',
  'which-job',
] as const;
export type Topic = (typeof topics)[number];

/** What of a person's own a question asks for. */
export const ownParts = ['result', 'report', 'plan', 'learning'] as const;
export type OwnPart = (typeof ownParts)[number];

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
  [
    'result',
    [
      /^(?!.*\b(sure|certain|reliable|accurate|calculated|computed|worked out|trust|(have|need) to pay|for free|costs?|how (do|did) you)\b).*\bmy (own )?(last |latest |newest |assessment )?(results?|matches|match|ranking|scores?|(top|first|second|third|fourth|fifth) (two|three|five|ten|\d+|jobs?|match|matches|careers?|occupations?)|number (one|two|three|\d)|best (job|match|career|occupation)s?)\b/,
    ],
  ],
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
const whyMe =
  /\bwhy (did|do|does|would|are|is) (you|it|waymark|this|the (test|assessment))\b.*\b(tell(ing)?|say(ing)?|give|pick|choose|put|think|show(ing)?) (me|i|that)\b|\bwhy (did|do|am|was|have) i (get|got|getting|given|told|matched|shown|see)\b/;

/** What becomes of a person's own is asked of the product, not of the account. */
const ofPrivacy: readonly RegExp[] = [
  /\b(do|does|will|would|can|could|may|might) (my |the |our )?(he|she|they|boss|employer|company|manager|wife|husband|partner|boyfriend|girlfriend|ex|father|mother|dad|mom|mum|family|friends?|school|teachers?|parents?|colleagues?|coach|counsell?or|therapist|recruiters?|employers|companies|others|everyone|everybody|anybody|anyone|somebody|someone|people)\b (\w+ ){0,3}(finds? out|sees?|reads?|knows?|be told|notice)\b(.{0,20}\b(i|me|(my|our|this) (answers?|results?|data|chat|messages?|plan|report|scores?)|this\W*$)|\W*$)/,
  /\bwho (can |could )?(sees?|reads?|views?|has access)\b.{0,12}\b(my|this|it|these|i|me|here)\b|\b(sees?|reads?|saves?|keeps?|knows?) what i (type|write|say|ask|tell|answer)\w*\b/,
  /^(?!.*\b(mistakes?|wrong|fix|have to pay|need to pay|(change|edit|alter|revise|undo|skip|correct)\b.*\banswers?)\b).*\b(my|our|personal|people) (personal )?(data|answers?|information|details|privacy)\b(?!.*\b(accurate|correct|mean|again|redo|retake)\b)/,
  /\b(delete|erase|remove|wipe|close)\b.*\b(accounts?|data|assessments?|results?|everything|me)\b/,
  /\b(privacy|gdpr|(?<!\b(?:bak\w*|mak\w*|decorat\w*|sell\w*|and|chocolate|christmas) )cookies|cookie (policy|banner|notice|consent|settings?)|tracking|data protection)\b/,
  /\bhow long\b.*\b(keep|kept|stored?|saved?)\b/,
];

/** Words that decide where no occupation is named, before all others. */
const unnamed: readonly [Topic, readonly RegExp[]][] = [
  [
    'military',
    [
      /\b(leav(e|ing)|left|out of|getting out|retir\w*|served|serving|after|from|transition\w*|ex|former)\b.*\b(army|navy|marines?|marine corps|air force|military|coast guard|armed forces)\b.*\b(jobs?|skills?|civilian|careers?)\b/,
    ],
  ],
  [
    'hardship',
    [
      /\b((be|am|im|being|become|becoming|are|go|going) homeless|evict\w*|foreclos\w*|no (money|food|place to (live|stay|sleep))|not (pay|afford) (my |the )?(rent|food|bills|mortgage)|(starving|hungry)|living in my car|about to lose my (house|home|apartment|car))\b(?!.*\b(people|shelters?|animals|children|kids)\b)/,
      /\b(need|want) (some )?(money|cash|a job|work) (by (tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week)|today|tonight|now|asap|fast|quick\w*|right away|immediately|urgently|this week)\b/,
    ],
  ],
  [
    'support',
    [
      /\b(my|the|a|no|any) (verification |confirmation |sign.?in |security |reset )?codes?\b.*\b(not|never|expired|wrong|invalid|again|work\w*|com(e|es|ing)|arriv\w*)\b/,
      /\b(never|not) (got|get|receive[d]?|arrived?) (my|the|a|any) (\w+ )?code\b/,
      /\b(page|screen|site|app|button|website) (is|stays|just|keeps|shows?) (\w+ )?(blank|white|empty|frozen|stuck|loading|broken|nothing|black)\b/,
    ],
  ],
  [
    'setback',
    [
      /\b(i|me|my|we) (\w+ ){0,4}(rejected|turned down|ghosted|passed over)\b/,
      /^(still |again )?(rejected|turned down|ghosted)\b/,
      /\brejections?\b/,
      /\bghosts me\b/,
      /\b(nobody|no ?one|none|no (employer|company|recruiter|boss)|they|employers|companies|recruiters|not|never) (\w+ ){0,4}(calls?|called|calling|writes?|wrote|gets?|got|answers?|answered|repl(?:y|ies|ied)|responds?|responded|hears?|heard|hires?|hired|wants?|invites?|invited) ((me|us|back|anything|a (word|reply|response|answer)|an? (interview|offer)|(to )?(me|my \w+))\b)(?! (to|like)\b)/,
      /\b(\d+|dozens|hundreds|thousands|(?<!how )many|countless|all my|endless) (of )?(job )?(applications|interviews)\b/,
      /\bno (repl(y|ies)|responses?|answers?|callbacks?|interviews?|offers?)\b/,
      /\b(did not|do not|never|not) get (the|any|that|a single) (jobs?|offers?|interviews?|position)\b/,
      /\b(fail(?:ed|ing|s)?|bombed|blew|messed up|lost) (my |the |an |another |every )?(job )?interviews?\b/,
      /\bcan ?not (find|get|land) (a |any )?(new )?(job|work|interview)s?\b(?! (that|which|i|where|with|like|for|in|as)\b)/,
      /\b(job hunt|job hunting|applying|looking for (a )?(job|work)|job search) (is |has been |for |\w+ )*(months|exhausting|depressing|hopeless|going nowhere|hard|hell|brutal|killing me|tiring)\b/,
    ],
  ],
  [
    'loss',
    [
      /\b(laid off|let go|made redundant|lost my (job|work|position)|(got|was|been|am) (fired|sacked))\b/,
      /\b(company|employer|plant|factory|store) (\w+ )?(closed|closes|is closing|shut down|went under|went bankrupt)\b/,
    ],
  ],
  [
    'schooling',
    [
      /\bboot ?camps?\b.*\b(or|vs|versus|better|worth)\b/,
      /\b(or|vs|versus) (an? )?(\w+ )?boot ?camps?\b/,
      /\bhow much more\b.*\b(degree|masters?|bachelors?|phd|doctorate|mba|diploma|college)\b/,
    ],
  ],
  [
    'own-business',
    [
      /\bfreelanc(e|ing|ers?)\b/,
      /\b(be|become|becoming|being|am|working|work) (for )?(my|your|their) own boss\b/,
      /\b(start|starting|open|opening|run|running|own|owning|launch|set(ting)? up|build|have) (up )?(my|your|our|a|an) (own )?(small |online |side |home )?(business|company|start.?up|firm|enterprise)\b/,
      /\b(go|going|get) into business (for|by) (my|your)self\b/,
      /\b(self.?employ(ed|ment)|entrepreneur(s|ship)?|side (hustle|gig|business)e?s?)\b/,
      /\bwork(ing)? for (myself|yourself)\b/,
    ],
  ],
  [
    'employers',
    [
      // what comes with a job beside its pay
      /\b(most|more|lots? of|long(est)?|good) (vacation|holidays|time off|pto)\b/,
      /\b(jobs?|careers?|work|occupations?|companies|employers)\b.*\b(with|offers?|offering|gives?|giving|have|has|provides?|comes?)\b.*\b(benefits?|(health|dental|life) insurance|pensions?|perks|paid (vacation|leave|time off|holidays)|pto|bonus(es)?|401k|free (flights?|travel|food|meals|housing|tuition)|company cars?|stock options)\b/,
    ],
  ],
  [
    'hours',
    [
      /^(?!.*\b(study|studying|learn\w*|school|class(es)?|courses?|assessment|test|support|chat|site)\b).*\b(night ?shifts?|nights|work\w* .{0,20}\bat night|graveyard|weekends?|evenings?|part.?time|full.?time|shift work|shifts|flexible hours|regular hours|nine to five|9 ?(to|-) ?5|overtime|mornings)\b/,
    ],
  ],
];

/** Words that decide, whatever else stands in the question. */
const sure: readonly [Topic, readonly RegExp[]][] = [
  [
    'interests',
    [
      /\b(riasec|holland codes?)\b/,
      /\bwhat (does|is) (an? )?(realistic|investigative|artistic|social|enterprising|conventional)( (mean|interest|type|score|people))?\W*$/,
    ],
  ],
  [
    'plans',
    [
      /\binsights? packs?\b/,
      /\b(pro|max|free|paid) (plan|version|account|tier|subscription|membership|trial)s?\b/,
      /\bhow many (assessments?|analys[ei]s|tests|matches|resumes?|cvs?|reports?)\b/,
      /\bhow much (is|does|are|do)\b.*\b(pro|max)\b/,
    ],
  ],
  ['ending', [/\bcancel(l?ed|l?ing|lation)?\b/, /\bunsubscribe\b/]],
  ['support', [/\b(over)?charged\b/, /\bmoney back\b/, /\brefund(s|ed)?\b/]],
  ['plans', [/\b(subscriptions?|subscribe|upgrade|downgrade|billing|invoices?)\b/]],
  [
    'data',
    [
      // no occupation and no site of the person's
      /\bo[*. -]?net\b/,
      /\b(bls|oews|soc codes?|careeronestop|eloundou)\b/,
      /\b(glassdoor|indeed\.?com|payscale|ziprecruiter|levels\.?fyi|salary\.?com)\b/,
      /\bprove\b.*\b(figures?|numbers?|data)\b/,
    ],
  ],
  ['resume', [/\b(resumes?|(?<!\b(?:at|for|by|does|do|is) )cvs?|curriculum vitae|cover letters?)\b/]],
  ['learning-plan', [/\b(learning|study) plans?\b/]],
  ['vacancy', [/\b(vacanc(y|ies)|job (ads?|adverts?|postings?|descriptions?|offers?|openings?|search|board))\b/]],
  [
    'law',
    [
      /\b(visas?|work permits?|green card|minimum wage|sue|my rights|non.?compete|unemployment (benefits?|pay|money)|sponsor|sponsorship|immigrat\w*|emigrat\w*)\b/,
      /\b(?:my|an?) (?:\w+ )?(?:\w+(?:ian|ean|can|ese|ish|ino|ani)|iraqi|german|french|greek|dutch|thai|foreign) (?:\w+ )?(?:degrees?|diplomas?|license|credentials?|qualifications?|certificates?)\b.*\b(?:counts?|valid|works?|worth|accept\w*|recogni[sz]ed|transfers?|good|used?)\b/,
      // "I am a nurse from Manila, can I work in the US"
      /\b(foreign|overseas) (\w+ )?(degrees?|diplomas?|license|credentials?|qualifications?)\b/,
      /\b(degree|diploma|license|credentials?|qualifications?) (is |be |are )?(from (abroad|overseas|another country|back home)|(used|valid|recogni[sz]ed|accepted|transferred) (in|here))\b/,
      /\bfrom (the )?\w+, (can|could|may|am) i (\w+ )?(work|practi[cs]e|get a job) (in|here)\b/,
    ],
  ],
  [
    'eligibility',
    [
      /\b(how old|what age|minimum age|age limit|(old|young) enough)\b.*\b(use|join|sign up|register|account|here|this|waymark|assessment|test|site)\b/,
      /\b(can|may) an?\s+(use|join|sign up|take)\b/,
      /\b(can|may) (an? )?(\d+|teen\w*|minors?|kids?)( year old)?s? (use|join|sign up|take)\b/,
      // plain text has "outdoors" for "outside"
      new RegExp(
        `\\b(do i (have|need) to be|does (this|it|waymark|the (site|app)) work|is (this|it|waymark) (available|only)|can i use (this|it|waymark|the (site|app))) (just )?(in|from|for|outdoors( of)?) (the |people in )*(us|usa|america|americans|united states|states|my country|other countries|abroad|${countries.join('|').toLowerCase()})\\b`,
      ),
    ],
  ],
  ['report', [/\b(career|my|the|a) reports?\b/]],
  [
    'assessment',
    [
      /\b(assessments?|questionnaires?|quiz|quizzes)\b/,
      /\b(change|edit|alter|revise|undo|skip|correct)\b.*\banswers?\b/,
    ],
  ],
];

const greeting = /^(hi|hello|hey|good (morning|afternoon|evening|day)|greetings)( there| waymark)?[\s!.,?]*$/;
const thanks =
  /^(ok(ay)?[ ,]*)?(thanks?|thank you|thx|cheers|great|perfect|cool|(good)?bye( bye)?|see you|good ?night)( a lot| so much| very much| you)?(,? (good)?bye)?[\s!.,]*$/;

const first = <Id>(table: readonly [Id, readonly RegExp[]][], plain: string): Id | null =>
  table.find(([, patterns]) => patterns.some((pattern) => pattern.test(plain)))?.[0] ?? null;

/** @param plain see words.ts */
export const isAboutPrivacy = (plain: string): boolean => ofPrivacy.some((pattern) => pattern.test(plain));
/** Said to the product or of it: the words of it describe no work. */
export const isOfProduct = (plain: string): boolean =>
  /\b(your|waymark|this (site|app|page|website|tool|thing|chat|test|assessment)|the (site|app|website|chat|test|assessment|results?|ranking|match(es)?))\b|\b(are|do|did|can|could|would|will|have|were|why) you\b(?! (please )?(become|get|need|have|call|do|be|say|tell|show|find|name|help|explain|describe|recommend|suggest)\b)/.test(
    plain,
  );
/** How the person fits an occupation, where one is named. */
export const asksOwnFit = (plain: string): boolean => ownFit.some((pattern) => pattern.test(plain));
/** "Why did you tell me to become one?" */
export const asksWhyMe = (plain: string): boolean => whyMe.test(plain);
export const ownPartOf = (plain: string): OwnPart | null => first(own, plain);
export const unnamedTopicOf = (plain: string): Topic | null => first(unnamed, plain);
/** @param named words of the longest name of an occupation: two of them say more than a word of the product */
export const sureTopicOf = (plain: string, named: number): Topic | null => {
  if (greeting.test(plain)) return 'greeting';
  if (thanks.test(plain)) return 'thanks';
  return named > 1 ? null : first(sure, plain);
};
