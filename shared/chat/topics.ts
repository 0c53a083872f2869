/** What a question is about beside occupations: patterns over its plain text (words.ts), the surest first. */

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
  'method',
  'data',
  'report',
  'resume',
  'vacancy',
  'law',
  'without',
  'interests',
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
    /^(?!.*\b(sure|certain|reliable|accurate|trust|(have|need) to pay|for free|costs?)\b).*\bmy (own )?(last |latest |newest |assessment )?(results?|matches|match|ranking|scores?|top (ten|10|job|jobs|match|matches|career|careers|occupation|occupations)|best (job|match|career|occupation)s?)\b/,
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
const whyMe =
  /\bwhy (did|do|does|would|are|is) (you|it|waymark|this|the (test|assessment))\b.*\b(tell(ing)?|say(ing)?|give|pick|choose|put|think|show(ing)?) (me|i|that)\b|\bwhy (did|do|am|was|have) i (get|got|getting|given|told|matched|shown|see)\b/;

/** What becomes of a person's own is asked of the product, not of the account. */
const ofPrivacy: readonly RegExp[] = [
  /\b(do|does|will|would|can|could) (you|it|waymark|this (site|app)|somebody|anybody)\b.*\b(sell|leak|share|pass on|give away)\b.*\b(my|me)\b/,
  /\b(boss|employer|company|manager|wife|husband|school|teachers?|parents?|colleagues?|anybody|anyone|somebody|someone|people)\b (\w+ ){0,3}(find out|sees?|knows?|told|notice)\b.*\b(i|my|me)\b/,
  /\b(my|our|personal|people) (personal )?(data|answers?|information|details|privacy)\b(?!.*\b(accurate|correct|mean|again|redo|retake)\b)/,
  /\b(delete|erase|remove|wipe|close)\b.*\b(accounts?|data|assessments?|results?|everything|me)\b/,
  /\b(privacy|gdpr|cookies?|tracking|data protection)\b/,
  /\bwho (can |could )?(sees?|reads?|views?|has access)\b.*\b(my|this|it|these|i|me|here)\b|\b(sees?|reads?|knows?) what i (type|write|say|ask|tell|answer)\w*\b/,
  /\bhow long\b.*\b(keep|kept|stored?|saved?)\b/,
  /\b(stored?|saved?|record(ed|ing)?|keep|kept|read|log|logged|private|anonymous)\b.*\b(chat|conversation|messages?|questions?)\b|\b(chat|conversation|messages?|questions?)\b.*\b(stored?|saved?|recorded|kept|logged|private|anonymous)\b/,
  /\b(export|download|copy of|get)\b.*\b(all )?(my|of my) (own )?(stuff|things|everything|answers)\b|\b(everything|all) (that )?you (have|know|keep|store|hold)( got)? (of|on|about) me\b/,
  /\b(my|the) (boss|employer|company|manager|wife|husband|teachers?|parents?|colleagues?)\b \w*\s?(sees?|reads?|looks? at|finds?|knows?)\b[^.]{0,20}\b(this|it|answers?|results?|here)\b/,
  /^(?!.*\b(forgot|forgotten|reset|lost|wrong|change)\b).*\bpasswords?\b/,
];

/** Asked whatever else stands in the question. */
const sure: readonly [Topic, RegExp][] = [
  ['plans', /\b(pro|max|free)\b.*\b(and|or|vs|versus|than|to)\b.*\b(pro|max)\b/],
  [
    'plans',
    /\b(have|need|got) to pay\b(?=.*\b(results?|test|assessment|report|this|it|you)\b)|\b(is|are) (it|this|everything|the (test|assessment|app|site|chat|results?)|my results?) (really |all |completely |totally )*free\b/,
  ],
  [
    'method',
    /^(?=.*\b(you|your|this|here|waymark|it|site|app|test|assessment)\b).*\b(scam|legit|legitimate|fraud|fake|rip off|astrolog\w*|horoscopes?|pseudo\w*|snake oil|nonsense|made up|invented|bias(ed)?)\b/,
  ],
  [
    'operator',
    /\bwho\b.*\b(is|are|stands?) behind\b|\bwho (made|makes|built|builds|owns?|runs?|created|operates|developed) (this|you|it|waymark|the (site|app))\b|\b(which|what) company\b.*\b(this|you|it|waymark)\b/,
  ],
  [
    'devices',
    /\b(it|this|you|site|app|page|website|waymark|test|assessment)\b.*\b(on|with|in) (my |an? |the |your )?(old |new )?(phone|mobile|smartphone|tablet|ipad|iphone|android|computer|laptop|pc|mac|chromebook|browser|safari|firefox|chrome)\b|\b(is there|have|got|where is) (you )?(an? |the |any )?(\w+ )?app\b|\binstall\b/,
  ],
  [
    'plans',
    /\b(what|how much|how expensive)\b.*\b(it|this|you|waymark|site|app|website|test|assessment|thing)\b(?! (costs? )?to\b).*\b(costs?|charge|price)\b(?! (to|of)\b)|^(what is the |the )?(price|pricing|cost)s?\W*$|^how (much|expensive) is (this|it)( (thing|site|app|all))?\W*$/,
  ],
  ['interests', /\b(riasec|holland codes?)\b/],
  ['method', /\b(accurate|accuracy|reliable)\b.*|\bwho (pays|paid|funds|finances|sponsors) (you|this|waymark)\b/],
  [
    'data',
    /\b(prove|real|true|trust|right|correct|believe)\b.*\b(figures?|numbers?|data|statistics)\b|\b(figures?|numbers?|data|statistics)\b.*\b(real|true|right|correct)\b/,
  ],
  [
    'languages',
    /\b(it|this|site|app|page|test|assessment|chat|waymark|you)\b.*\bin (german|spanish|french|italian|portuguese|polish|turkish|arabic|chinese|russian|hindi|ukrainian|vietnamese|another language|my (own |native )?language)\b|\bmy english\b.*\b(use|site|app|test|assessment|read|understand)\b|\b(other|which|what) languages?\b.*\b(you|site|app|test|assessment)\b/,
  ],
  ['plans', /\binsights? packs?\b/],
  [
    'plans',
    /\bhow many\b.*\b(assessments?|analys[ei]s|matches|resumes|reports|searches)\b.*\b(can|may|do|free|pro|max|get|plan|month|day)\b/,
  ],
  ['plans', /\b(price|cost|much)\b.*\bcancel\b/],
  [
    'ending',
    /\bcancel(l?ed|l?ing|lation)?\b|\b(end|stop|quit|get rid of|get out of|unsubscribe)\b.*\b(subscription|membership|plan|pro|max)\b|\bunsubscribe\b/,
  ],
  ['plans', /\bwhat\b.*\b(pro|max)\b.*\b(includes?|offers?|gives?|contains?|covers?)\b/],
  ['plans', /\b(includes?|included|comes?) (in|with) (the )?(pro|max|free)\b/],
  ['plans', /\b(pro|max|free|paid) (plan|version|account|tier|subscription|membership|trial)s?\b/],
  [
    'support',
    /\byou (are )?(so |a |an |just |really |totally )*(useless|garbage|trash|dumb|stupid|crap|rubbish|worthless|terrible|awful|bad)\b/,
  ],
  ['support', /\b(over)?charged\b|\bmoney back\b|\brefund(s|ed)?\b|\b(charge|payment|paid) (twice|two times)\b/],
  // "my card was declined", "the page does not load", "I never got the code"
  [
    'support',
    /\b(my|the|this|your) (\w+ )?(payment|card|account|login|password|e ?mail|mail|page|screen|upload|file|button|link|code|app|site|website|test|assessment|chat|cv)\b(?! (is|are) (for|about)\b).*\b(fail(s|ed)?|declined|rejected|refused|(do|does|did|is|will|would|can|could) not (work|load|arrive|come|open|show|go|let|accept|log|start)\w*|not (working|loading|showing|there)|gone|stuck|broken?|crash(es|ed|ing)?|freezes|frozen|locked|never (came|arrived)|missing)\b/,
  ],
  [
    'support',
    /\b(not|never|no|where is)\b.*\b(confirmation|verification|e ?mail|code|activation|reset link)\b|\b(can|could) not (log|sign|get) ?(in|into|on)\b|\b(change|update|wrong)\b.*\bmy (e ?mail|name|address|password)\b/,
  ],
  ['plans', /\b(subscriptions?|subscribe|upgrade|downgrade|billing|invoices?|free of charge|for free|free trial)\b/],
  [
    'plans',
    /\b(cost|price)s? of (the )?(pro|max)\b|\b(pro|max) (costs?|price)\b|\bhow much (is|does|for) (the )?(pro|max)\b|\b(price|pay) for (pro|max)\b/,
  ],
  ['resume', /\b(resumes?|cvs?|curriculum vitae|cover letters?)\b/],
  ['learning-plan', /\b(learning|study) plans?\b/],
  [
    'vacancy',
    /\b(vacanc(y|ies)|job (ads?|adverts?|postings?|descriptions?|offers?|openings?|search|board)|(jobs?|hiring|openings?) (near|around) (me|here|us)|who is hiring|(find|get|give|offer) me a job|find a job for me|(you|here) (have|got|offer|list) (any |some )?(jobs?|vacancies))\b/,
  ],
  [
    'law',
    /\b(my|the|an|our) (boss|employer|company|manager)\b.*\b(allowed|legal\w*|illegal\w*|may|can|have to|fire|force)\b|\b(may|can|is) (my|the|an|our) (boss|employer|company|manager)\b|\b(is (it|this|that)) (il)?legal\b|\bsue\b|\b(get|be|getting|being) (fired|sacked)\b|\bmy rights\b|\bnon.?compete\b|\b(have|need|must|should) (i )?(to )?tell (my|the|an|our) (boss|employer|company|manager)\b|\bunemployment (benefits?|pay|money)\b|\bvisas?\b|\bwork permits?\b|\b(sponsor|sponsorship|immigrat\w*|emigrat\w*)\b|\bgreen card\b|\bminimum wage\b/,
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
    /\b(what|who|which) (can|could|do) you (do|help|know|answer)\b|\b(who|what|which) (\w+ ){0,3}are you\b|\bhow can you help\b|\bwhat is (waymark|this (site|app|page|website))\b|\bare you (a |an )?(human|bot|robot|ai|real|person|chatgpt)\b/,
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
/** Said to the product or of it: the words of it describe no work. */
export const isOfProduct = (plain: string): boolean =>
  /\b(your|waymark|this (site|app|page|website|tool|thing|chat|test|assessment)|the (site|app|website|chat|test|assessment))\b|\b(are|do|did|can|could|would|will|have|were|why) you\b(?! (please )?(become|get|need|have|call|do|be|say|tell|show|find|name|help|explain|describe|recommend|suggest)\b)/.test(
    plain,
  );
/** How the person fits an occupation, where one is named. */
export const asksOwnFit = (plain: string): boolean => ownFit.some((pattern) => pattern.test(plain));
/** "Why did you tell me to become one?" */
export const asksWhyMe = (plain: string): boolean => whyMe.test(plain);
export const ownPartOf = (plain: string): OwnPart | null => first(own, plain);
export const sureTopicOf = (plain: string): Topic | null =>
  greeting.test(plain) ? 'greeting' : thanks.test(plain) ? 'thanks' : first(sure, plain);
export const possibleTopicOf = (plain: string): Topic | null => first(perhaps, plain);
