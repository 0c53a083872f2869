/** What a question is about beside occupations: patterns over its plain text (words.ts), the surest first. */

export const topics = [
  'greeting',
  'thanks',
  'help',
  'languages',
  'support',
  'privacy',
  'plans',
  'assessment',
  'start',
  'method',
  'data',
  'report',
  'resume',
  'vacancy',
  'law',
  'learning-plan',
] as const;
export type Topic = (typeof topics)[number];

/** What of a person's own a question asks for. */
export type OwnPart = 'result' | 'report' | 'plan';

const own: readonly [OwnPart, RegExp][] = [
  [
    'report',
    /\b(say|says|said|stands?|about|from|with) (in |on |of )?my (own |last |latest |newest |career )*report\b/,
  ],
  ['report', /\bmy (own |last |latest |newest |career )*report\b.*\b(says?|about|means?|contains?|tells?|includes?)\b/],
  [
    'result',
    /^(?!.*\b(sure|certain|reliable|accurate|trust)\b).*\bmy (own )?(last |latest |newest |assessment )?(results?|matches|match|ranking|scores?|top (ten|10|job|jobs|match|matches|career|careers|occupation|occupations)|best (job|match|career|occupation)s?)\b/,
  ],
  [
    'report',
    /\b(show|open|see|find|where is|what is in|summari[sz]e)\b.*\bmy (own |last |latest |newest |career )*report\b/,
  ],
  [
    'result',
    /\b(which|what) (job|career|occupation|profession)s? (would |could |might )?(fits?|suits?|matche?s?|(is|are|be) (right|best|good|suitable))( for)? me\b/,
  ],
  ['plan', /\b(how many|how much)\b.*\b(have i|do i have|i have|have i got|i have left|left|remain(ing)?|i used)\b/],
  [
    'plan',
    /\b(what|which|show|when|is|how)\b(?!.*\b(cancel|change|end|upgrade|downgrade|stop)\b).*\bmy (current )?(plan|usage|subscription|limits?|tier)\b/,
  ],
  ['plan', /\bwhat plan (am i|do i)\b/],
];

const ownFit: readonly RegExp[] = [
  /\b(would|could|am|do|should|can|how well do) i\b.*\b(suit|suited|fit|match|good)\b/,
  /\b(suits?|fits?|right|good|matches) (a )?(job |work |career |choice )?(for )?me\b/,
  /\bmy (score|fit|match|place|percentage) (for|as|with|of|in)\b/,
  /\bwhy\b.*\b(my (list|results?|ten|top|matches|report)|recommended|suggested|matched|ranked)\b/,
];

/** What becomes of a person's own is asked of the product, not of the account. */
const ofPrivacy: readonly RegExp[] = [
  /\b(my|our|personal|people) (personal )?(data|answers?|information|details|privacy)\b(?!.*\b(accurate|correct|mean|again|redo|retake)\b)/,
  /\b(delete|erase|remove|close)\b.*\b(accounts?|data|assessments?|results?|everything|me)\b/,
  /\b(privacy|gdpr|cookies?|tracking|data protection)\b/,
  /\bwho (can |could )?(sees?|reads?|views?|has access)\b/,
  /\bhow long\b.*\b(keep|kept|stored?|saved?)\b/,
  /\b(store|save|record|keep|read|log)s?\b.*\b(chat|conversation|messages?|questions?)\b/,
  /^(?!.*\b(forgot|forgotten|reset|lost|wrong|change)\b).*\bpasswords?\b/,
];

/** Asked whatever else stands in the question. */
const sure: readonly [Topic, RegExp][] = [
  ['plans', /\binsights? packs?\b/],
  [
    'plans',
    /\bhow many\b.*\b(assessments?|analys[ei]s|matches|resumes|reports|searches)\b.*\b(can|may|do|free|pro|max|get|plan|month|day)\b/,
  ],
  ['plans', /\bcancel\b/],
  ['plans', /\bwhat\b.*\b(pro|max)\b.*\b(includes?|offers?|gives?|contains?|covers?)\b/],
  ['plans', /\b(includes?|included|comes?) (in|with) (the )?(pro|max|free)\b/],
  ['plans', /\b(pro|max|free|paid) (plan|version|account|tier|subscription|membership|trial)s?\b/],
  [
    'support',
    /\byou (are )?(so |a |an |just |really |totally )*(useless|garbage|trash|dumb|stupid|crap|rubbish|worthless|terrible|awful|bad)\b/,
  ],
  ['support', /\b(over)?charged\b|\bmoney back\b|\brefund(s|ed)?\b|\b(charge|payment|paid) (twice|two times)\b/],
  ['plans', /\b(subscriptions?|subscribe|upgrade|downgrade|billing|invoices?|free of charge|for free|free trial)\b/],
  [
    'plans',
    /\b(cost|price)s? of (the )?(pro|max)\b|\b(pro|max) (costs?|price)\b|\bhow much (is|does|for) (the )?(pro|max)\b|\b(price|pay) for (pro|max)\b/,
  ],
  ['resume', /\b(resumes?|cvs?|curriculum vitae|cover letters?)\b/],
  ['learning-plan', /\b(learning|study) plans?\b/],
  [
    'vacancy',
    /\b(vacanc(y|ies)|job (ads?|adverts?|postings?|descriptions?|offers?|openings?|search|board)|(jobs?|hiring|openings?) (near|around) (me|here|us)|who is hiring)\b/,
  ],
  [
    'law',
    /\b(my|the|an|our) (boss|employer|company|manager)\b.*\b(allowed|legal\w*|illegal\w*|may|can|have to|fire|force)\b|\b(may|can|is) (my|the|an|our) (boss|employer|company|manager)\b|\b(is (it|this|that)) (il)?legal\b|\bsue\b|\bmy rights\b|\bunemployment (benefits?|pay|money)\b|\bwork (visas?|permits?)\b|\bgreen card\b|\bminimum wage\b/,
  ],
  ['report', /\b(career|my|the|a) reports?\b/],
  [
    'report',
    /\b(share|download|print)\b.*\b(my|the) (results?|report)\b|\b(files?|documents?)\b.*\b(download|print|save)\b/,
  ],
  [
    'assessment',
    /\b(take|retake|redo|do|repeat|stop|pause|does|during|after|start|begin|leave) the (test|quiz|questions)\b/,
  ],
  ['assessment', /\b(assessments?|questionnaires?|quiz|quizzes)\b(?!.*\b(accurate|accuracy|reliable|valid)\b)/],
  [
    'method',
    /\bhow (do|does|did|are|is) (you|it|this|waymark|the (ranking|matching|score|scores|matches))\b.*\b(work|works|match|matches|rank|score|calculate|calculated|decide|made|worked)\b/,
  ],
  ['method', /\b(accurate|accuracy|reliable|scientific|validated|how sure|how certain)\b/],
  ['method', /\bwhy\b.*\b(suggested|recommended|matched|ranked|my (list|result|ten))\b/],
  [
    'data',
    /\b(where|how old|how new|how current|how recent|source|sources|up to date|which year)\b.*\b(figures?|numbers?|data|statistics|from)\b/,
  ],
  ['data', /\b(figures?|numbers?|data|statistics)\b.*\b(source|sources|come from|how old|up to date)\b/],
  [
    'languages',
    /\b(do|can|could) you (speak|understand|talk|answer)\b.*\b(german|deutsch|spanish|french|italian|portuguese|polish|turkish|arabic|chinese|russian|languages?)\b/,
  ],
  [
    'support',
    /\b(contact|support team|(talk|speak|write) (to|with) (a |an )?(real |actual |living )?(human|person|somebody|someone|people)|complain|complaint)\b/,
  ],
  [
    'support',
    /\b(sign|log) ?in\b.*\b(not|cannot|problem|fail|fails)\b|\b(forgot|forgotten|lost|reset|change) my password\b|\bmy password\b.*\b(wrong|not work|forgot|lost)\b/,
  ],
  [
    'help',
    /\b(what|who|which) (can|could|do) you (do|help|know|answer)\b|\bwho are you\b|\bwhat are you\b|\bhow can you help\b|\bwhat is (waymark|this (site|app|page|website))\b|\bare you (a |an )?(human|bot|robot|ai|real|person|chatgpt)\b/,
  ],
];

/** Asked where no occupation is named. */
const perhaps: readonly [Topic, RegExp][] = [
  ['learning-plan', /\b(learn|study)\b/],
  ['assessment', /\b(tests?|questions?|stages?)\b/],
  ['plans', /\b(prices?|pricing|costs?|free|limits?|quotas?|cancel|payments?|credit card|plans?|pro|max|trial)\b/],
  ['method', /\b(match(es|ing)?|scores?|ranking|ranked|percent|percentage|confidence|fit|feasibility|algorithm)\b/],
  ['report', /\b(reports?|pdf|download|print|share|sharing)\b/],
  ['privacy', /\b(my|our|your|personal) data\b|\b(sell|sold|stored?|private)\b/],
  ['data', /\b(figures?|numbers?|statistics|sources?)\b/],
  ['support', /\b(contact|support|email|e-mail|human|bug|broken|error|problem)\b/],
  ['help', /\bhelp\b|\b(sign|log) ?(up|in)\b|\bregister\b|\bcreate an account\b/],
];

const greeting = /^(hi|hello|hey|good (morning|afternoon|evening|day)|greetings)( there| waymark)?[\s!.,]*$/;
const thanks =
  /^(ok(ay)?[ ,]*)?(thanks?|thank you|thx|cheers|great|perfect|cool)( a lot| so much| very much| you)?[\s!.,]*$/;

const first = <Id>(patterns: readonly [Id, RegExp][], plain: string): Id | null =>
  patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;

/** @param plain see words.ts */
export const isAboutPrivacy = (plain: string): boolean => ofPrivacy.some((pattern) => pattern.test(plain));
/** How the person fits an occupation, where one is named. */
export const asksOwnFit = (plain: string): boolean => ownFit.some((pattern) => pattern.test(plain));
export const ownPartOf = (plain: string): OwnPart | null => first(own, plain);
export const sureTopicOf = (plain: string): Topic | null =>
  greeting.test(plain) ? 'greeting' : thanks.test(plain) ? 'thanks' : first(sure, plain);
export const possibleTopicOf = (plain: string): Topic | null => first(perhaps, plain);
