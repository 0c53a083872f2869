/**
 * Single points about the product that people ask about, each with one short answer. Patterns over plain text
 * (words.ts), most reliable first.
 */
import { type Feature, featureName, features } from '#shared/plans/catalogue.ts';
import { oneOf, pattern } from './patterns.ts';
import type { Topic } from './topics.ts';

export type ProductPoint =
  | 'after-ending'
  | 'age'
  | 'accuracy'
  | 'again'
  | 'account'
  | 'app'
  | 'bad-match'
  | 'chat-kept'
  | 'chat-limits'
  | 'change-country'
  | 'change-plan'
  | 'countries'
  | 'delete'
  | 'double-charge'
  | 'different'
  | 'discounts'
  | 'export'
  | 'features'
  | 'files'
  | 'groups'
  | 'hiring-now'
  | 'human'
  | 'intelligence'
  | 'is-free'
  | 'linkedin'
  | 'login'
  | 'how-long-kept'
  | 'memory'
  | 'not-active'
  | 'other-programs'
  | 'own-jobs'
  | 'payment'
  | 'refund'
  | 'science'
  | 'stop-charging';

const product = '(?:this|it|here|waymark|(?:this|the|your) (?:test|assessment|quiz|site|app|website|chat|tool|thing))';
const work = /\b(?:jobs?|careers?|occupations?|become|salary|salaries|nurses?|employers?|compan(?:y|ies) that)\b/;

const things = '(?:accounts?|profiles?|data|info(?:rmation)?|everything|all|assessments?|results?)';
const otherPrograms =
  '(?:chat ?gpt|gpt|openai|gemini|claude|copilot|siri|google|(?:another|other|normal|regular) (?:ai|chatbots?))';
const points: readonly [ProductPoint, RegExp][] = [
  [
    'intelligence',
    new RegExp(
      `\\b(?:is|are|does|do) (?:${product}|you)\\b.*\\b(?:iq|intelligence|aptitude|ability|how smart)\\b|^(?:so |and )?(?:an? )?(?:iq|intelligence|aptitude) test\\W*$`,
    ),
  ],
  [
    'double-charge',
    /\b(?:charg\w+|bill(?:ed|s)?|debited|(?:took|taken|withdrew) (?:my |the |out )*(?:money|payment|\$?\d[\d.]*))\b.*\b(?:twice|double|(?:two|2|three|3) times)\b|\bdouble[- ]?(?:charg\w+|billed|billing|payment)\b|\b(?:two|2|double) (?:charges|payments)\b/,
  ],
  [
    'chat-kept',
    /\b(?:stored?|saved?|keep|kept|record(?:ed)?|log(?:ged)?)\b.*\b(?:what i (?:type|write|say|ask)|(?:this|our|my|the) (?:chat|conversation|messages?|questions?))\b|\bis (?:this|the|our|my) (?:chat|conversation) (?:being )?(?:stored|saved|kept|recorded|private)\b/,
  ],
  [
    'how-long-kept',
    /\b(?:do|does|will|when|how long)\b.*\b(?:my|the) (?:results?|answers?|matches)\b.*\b(?:expire\w*|kept|stay|last|available|disappear\w*|deleted)\b|\bhow long (?:do|can|will) i (?:have|keep|see|read|access) (?:my|the) (?:results?|matches)\b/,
  ],
  [
    'accuracy',
    new RegExp(
      `\\b(?:how|is|are|can i|should i) (?:\\w+ )?(?:accurate|reliable|precise|trust|correct|exact)\\b.*\\b(?:${product}|(?:my|the|your) (?:results?|matches|ranking|scores?))|\\b(?:is|are) (?:${product}|(?:my|the|your) (?:results?|matches|ranking|scores?)) (?:\\w+ )?(?:accurate|reliable|precise|correct|exact)\\b`,
    ),
  ],
  [
    'other-programs',
    new RegExp(
      `\\b(?:trust|use|ask|believe|better|different|instead|pay)\\b.*\\b${otherPrograms}\\b|\\b${otherPrograms}\\b.*\\b(?:better|instead|free|rather)\\b`,
    ),
  ],
  [
    'delete',
    new RegExp(
      `\\b(?:delete|erase|remove|wipe|deactivate|close)\\b.*\\b${things}\\b|^(?:(?:and|so|ok) )*how (?:do|can) i (?:get rid of|delete|erase|remove) (?:it|this|that|them|(?:my|the) (?:chat|resume|cv))\\W*$`,
    ),
  ],
  [
    'after-ending',
    /\b(?:what happens|lose|losing|keep|still (?:see|have|read|get)|gone|deleted)\b.*\b(?:results?|reports?|resumes?|data|stuff)\b.*\b(?:cancel\w*|ends?|stop|downgrade|quit|expires?|if i do)\b/,
  ],
  [
    'not-active',
    /\b(?:paid|bought|upgraded|subscribed|payment|purchased?|charged)\b.*\b(?:still|but|not|nothing|never|no)\b.*\b(?:free|show\w*|see|changed?|work\w*|active|activated|access|update\w*|happen\w*|unlock\w*|went through|have)\b/,
  ],
  ['stop-charging', /\bstop (?:charging|billing|taking|withdrawing|deducting)\b|\b(?:not|never) (?:charge|bill) me\b/],
  ['refund', /\b(?:get|want|give|have|need|how) (?:\w+ ){0,3}(?:my )?money back\b|\brefunds?\b/],
  [
    'discounts',
    /\b(?:discounts?|coupons?|promo(?:tion)?(?: codes?)?|vouchers?|lifetime (?:deal|plan|access|membership)|bulk (?:pricing|price|rate)s?|(?:student|family|military|veteran|senior|group|teacher) (?:price|plan|rate|deal|offer|pricing)s?|free trial|trial period)\b/,
  ],
  [
    'payment',
    /^(?!.*\bbuy (?:\w+ )?(?:bit ?coins?|crypto)\b).*\b(?:pay|paying|checkout|sign up|subscribe|buy|take|accept|payment|need|have|give|use|enter|plan)\b.*\b(?:pay ?pal|apple pay|google pay|venmo|cash ?app|klarna|bit ?coins?|crypto|(?:credit|debit|prepaid|gift|bank) cards?|bank transfer|wire transfer|cash|check)\b|\bpayment (?:methods?|options?)\b|\bcredit cards?\b.*\b(?:sign up|free|account)\b/,
  ],
  [
    'chat-limits',
    /\b(?:how many|limit|maximum|max|unlimited)\b.*\b(?:questions?|messages?|chats?|things|times)\b.*\b(?:ask|send|you|write|here|chat|day)\b|\b(?:questions?|messages?) (?:\w+ )?limit\b|\b(?:chat|messages?|questions) (?:is|are|limited|unlimited)\b.*\b(?:limit|unlimited|limited)\b/,
  ],
  [
    'linkedin',
    /\blinked ?in\b(?=.*\b(?:import|upload|connect|link|sync|profile|sign|log|use|read)\b)|\b(?:import|upload|connect|link|sync|use|log ?in with|sign (?:up|in) with)\b.*\blinked ?in\b/,
  ],
  [
    'files',
    /\b(?:upload|send|share|attach|post|show)\b.*\b(?:photos?|pictures?|pics?|images?|screenshots?|videos?|selfies?|voice|audio)\b/,
  ],
  [
    'groups',
    /\b(?:my|our|a|the|whole) (?:\w+ )?(?:school|class|classroom|students|company|team|employees|organi[sz]ation|university|college|staff|library)\b.*\b(?:use|buy|license|licenses|get|try|take|share|accounts?|plan)\b|\b(?:use|buy|license|licenses|accounts?|plans?|offer|version)\b.*\b(?:for|with|to) (?:my |our |a |the |whole |all |\d+ )*(?:\w+ )?(?:school|schools|class|classroom|students|company|companies|team|teams|employees|organi[sz]ations?|universit(?:y|ies)|staff|librar(?:y|ies))\b/,
  ],
  [
    'age',
    /\b(?:can|may|is|are|does|ok|allowed|let|how old|what age|age limit|minimum age|too young|old enough)\b.*\b(?:use|take|taking|do|join|sign up|test|site|app|here|this|it|waymark|for)\b/,
  ],
  [
    'again',
    /\b(?:do|take|retake|redo|repeat|finish|start|try)\b(?: (?:it|this|the (?:test|assessment|quiz)))?.*\b(?:again|later|tomorrow|twice|more than once|a second time|over)\b/,
  ],
  [
    'change-country',
    /\b(?:change|switch|set|choose|pick|select|wrong|another|different)\b(?: (?:my|the|a))?(?: \w+)? countr(?:y|ies)\b(?!.*\b(?:work|live|move|jobs?)\b)/,
  ],
  [
    'change-plan',
    /\b(?:change|switch|upgrade|downgrade|move)\b.*\b(?:plans?|max|pro|free|subscription)\b|\bhow (?:do|can) i (?:upgrade|downgrade)\b|\b(?:if|when) (?:i downgrade|my (?:pro|max|plan|subscription) (?:ends|expires|runs out|is over|stops))\b/,
  ],
  [
    'account',
    /\b(?:need|have to|must|without|require)\b.*\b(?:an account|sign(?:ing)? up|register|registration|log(?:ging)? in|signing in)\b|\bwhy (?:do i|must i|should i) (?:need to |have to )?(?:sign up|register)\b|\bshare (?:my|an|the|this|one) (?:account|login|password)\b/,
  ],
  [
    'login',
    /\b(?:can ?not|not able to|unable to|trouble|problem|how do i) (?:log|sign) ?(?:in|on)\b|\b(?:forgot|reset|change|lost) (?:my |the |a )?password\b|\b(?:log ?in|sign ?in) (?:is |does )?(?:not work\w*|broken|fails|failed)\b/,
  ],
  [
    'human',
    /\b(?:talk|speak|chat|write) (?:to|with) (?:an? )?(?:real |actual |live )?(?:human|person|agent|somebody|someone|support|people)\b(?=\W*$| (?:please|here|now|instead|from))|\b(?:customer (?:service|support)(?! (?:jobs?|rep\w*))|(?:your|a) phone number|hotline|contact (?:form|info\w*|details|email|us|page))\b|\b(?:who|where) (?:do|can|should|to) (?:i )?(?:e-?mail|write|contact|complain)\b|\b(?:can|could|will) (?:you|somebody|someone) call me\b/,
  ],
  [
    'export',
    /\b(?:export|download|copy of)\b(?!.*\b(?:reports?|resumes?|cv)\b).*\b(?:my|all|data|stuff|everything|information)\b/,
  ],
  [
    'is-free',
    /^(?:so |and |ok )*(?:is|are) (?:it|this|waymark|you|(?:this|the|your) (?:test|assessment|quiz|site|app|website|chat|tool)) (?:really |all |totally |completely |actually )*free\b(?! (?:plan|of))/,
  ],
  [
    'app',
    /^(?!.*\b(?:who|makes?|builds?|designs?|develops?)\b).*\b(?:android|iphone|ios|ipad|phone|mobile|app store|play store|download)\b.*\bapps?\b|^(?!.*\b(?:who|makes?|builds?|designs?|develops?)\b).*\bapps?\b.*\b(?:android|iphone|ios|ipad|phone|mobile|app store|play store|download\w*)\b/,
  ],
  [
    'countries',
    /\b(?:which|what|other|all|my|every) countr(?:y|ies)\b.*\b(?:work|works|available|use|for|cover|support)\b/,
  ],
  [
    'different',
    new RegExp(
      `\\b(?:how|what) (?:is|are|makes?) (?:you|${product})(?: \\w+)?(?: so)? (?:different|better|special|unique)\\b|\\b(?:difference between|why (?:should i |would i )?use) (?:you|${product})(?= (?:and|instead|over|rather)\\b|\\W*$)`,
    ),
  ],
  [
    'science',
    /\b(?:astrology|horoscopes?|zodiac|pseudo\w*|scientific(?:ally)?|science|scien\w+ based|legit|scam|proven|validated|evidence|research based|bogus|myers|mbti)\b/,
  ],
  [
    'own-jobs',
    /^(?:are|is) (?:you|waymark|your company) (?:guys )?hiring\b|\b(?:work|job|jobs|career) (?:for|at|with) (?:you|waymark)\b(?! (?:find|have|know))/,
  ],
  [
    'hiring-now',
    /\b(?:is|are|who is|what is)\b.*\b(?:hiring|recession|layoffs?|economy|job market)\b.*\b(?:now|today|currently|this (?:year|month)|bad|good|like|going|right now|coming)\b|\bis (?:\w+ )?hiring\b/,
  ],
  ['memory', /\b(?:remind|remember) me\b|\bwill you (?:remember|know)\b|\bsave (?:this|our) (?:chat|conversation)\b/],
];
/** These also need a word that shows that the product is meant. */
const ofProduct: Partial<Record<ProductPoint, RegExp>> = {
  age: /\b(?:test|site|app|assessment|quiz|waymark|sign up|use (?:this|it)|(?:ok|okay|safe|allowed) for|use it)\b/,
  'not-active': /\b(?:pro|max|plans?|subscription|premium|payment|upgraded|subscribed|free|account|usage)\b/,
  science: new RegExp(`\\b${product}\\b|\\b(?:is|are) you\\b`),
  again: /\b(?:it|this|test|assessment|quiz)\b/,
};
/** For the original message, as plain text has no ages. */
const minor =
  /\b(?:[1-9]|1[0-7])[ -]?(?:years?|yrs?|yo)\b|\b(?:kids?|child|children|teens?|teenagers?|minors?|daughter|son|(?:middle|high)[ -]?schoolers?)\b|\bage (?:limit|requirement)\b|\bhow old\b|\bminimum age\b/i;

const isHeldAgainst = (plain: string): boolean =>
  points.find(([point]) => point === 'other-programs')![1].test(plain) && /\b(?:you|this|it|why|waymark)\b/.test(plain);
/** Also from a counselor: what the product is compared with may be an occupation. */
const differs = (plain: string): boolean => points.find(([point]) => point === 'different')![1].test(plain);

const scolded = oneOf(
  'garbage, trash, useless, stupid, dumb, wrong, broken, awful, terrible, horrible, bad, ridiculous, a joke, sucks?, bs, crap, rubbish, nonsense, wtf, why (?:did|does|would|on earth), makes? no sense',
);
const gave = oneOf(
  'told me, said i, says i, say i, gave me, suggested, recommended, matched me, put me, thinks i, wants me',
);
/** "This quiz is garbage, it told me to be a farmer": the occupation is not asked about. */
const badMatch = pattern`\b(?:${product}|my (?:results?|matches|list|ranking))\b.*\b${scolded}\b.*\b${gave}\b|\b(?:you|it|${product}) ${gave}\b.*\b(?:is|are) (?:so |just |all |total |completely )*${scolded}\b`;
const isBadMatch = (plain: string): boolean => badMatch.test(plain) && !plain.includes('?');

const featureNamed = (plain: string): boolean =>
  /^(?:what|how|explain|tell)\b/.test(plain) && featureIn(plain) !== null;
export const featureIn = (plain: string): Feature | null =>
  features.find((feature) => plain.includes(featureName[feature].toLowerCase())) ?? null;

const topicOf: Record<ProductPoint, Topic> = {
  'after-ending': 'ending',
  'bad-match': 'complaint',
  delete: 'privacy',
  'double-charge': 'support',
  'not-active': 'support',
  age: 'eligibility',
  accuracy: 'method',
  again: 'assessment',
  'other-programs': 'help',
  account: 'help',
  app: 'devices',
  'chat-kept': 'privacy',
  'chat-limits': 'help',
  'how-long-kept': 'privacy',
  'change-country': 'eligibility',
  'change-plan': 'ending',
  countries: 'eligibility',
  different: 'help',
  discounts: 'plans',
  export: 'privacy',
  features: 'plans',
  files: 'resume',
  groups: 'plans',
  'hiring-now': 'vacancy',
  human: 'support',
  intelligence: 'assessment',
  'is-free': 'plans',
  linkedin: 'resume',
  login: 'support',
  memory: 'privacy',
  'own-jobs': 'operator',
  payment: 'plans',
  refund: 'support',
  science: 'method',
  'stop-charging': 'ending',
};
const topicOfFeature: Partial<Record<Feature, Topic>> = {
  smart_matches_daily: 'vacancy',
  trends_real_time_industries: 'market',
  realtime_market_intelligence: 'market',
  industry_reports: 'market',
};
export const topicOfPoint = (point: ProductPoint, plain: string): Topic =>
  (point === 'features' && topicOfFeature[featureIn(plain)!]) || topicOf[point];

/**
 * @param message as written, because plain text has no ages
 * @param named words of the longest name of an occupation
 */
export function productPointIn(plain: string, message: string, named: number): ProductPoint | null {
  if (named === 0 && isHeldAgainst(plain)) return 'other-programs';
  if (differs(plain)) return 'different';
  if (isBadMatch(plain)) return 'bad-match';
  if (
    named > 1 ||
    (named > 0 && !/\b(?:test|site|app|assessment|quiz|account|plan|waymark|use (?:this|it)|chat)\b/.test(plain))
  )
    return null;
  if (featureNamed(plain)) return 'features';
  const isOfWork = work.test(plain);
  const found = points.find(
    ([point, words]) =>
      words.test(plain) &&
      (ofProduct[point]?.test(plain) ?? true) &&
      (point !== 'age' || minor.test(message)) &&
      !(isOfWork && !['own-jobs', 'hiring-now', 'chat-limits'].includes(point)),
  );
  return found?.[0] ?? null;
}
