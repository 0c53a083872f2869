/** Topics other than occupations, by patterns over plain text (words.ts), most reliable first. */
import { countries } from './aspects.ts';
import { firstOfTable, oneOf, pattern } from './patterns.ts';

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
  'fields',
] as const;
export type Topic = (typeof topics)[number];

const foreign = oneOf('\\w+(?:ian|ean|can|ese|ish|ino|ani), iraqi, german, french, greek, dutch, thai, foreign');
const diplomas = oneOf('degrees?, diplomas?, license, credentials?, qualifications?');
const holdsHere = oneOf('counts?, valid, works?, worth, accept\\w*, recogni[sz]ed, transfers?, good, used?');
const product = oneOf('this, it, waymark, the (site|app)');
const asksWhether = oneOf(
  `do i (have|need) to be, does ${product} work, is (this|it|waymark) (available|only), can i use ${product}`,
);
const whereabouts = oneOf(
  `us, usa, america, americans, united states, states, my country, other countries, abroad, ${countries.join(', ').toLowerCase()}`,
);

/** Words that decide the topic, whatever else the question contains. */
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
      /\bpremium\b(?! \w+(?:ors?|ers?|ants?)\b)/,
    ],
  ],
  ['ending', [/\bcancel(l?ed|l?ing|lation)?\b/, /\bunsubscribe\b/]],
  ['support', [/\b(over)?charged\b/, /\bmoney back\b/, /\brefund(s|ed)?\b/]],
  ['plans', [/\b(subscriptions?|subscribe|upgrade|downgrade|billing|invoices?)\b/]],
  [
    'data',
    [
      // data sources and pay sites, not occupations or the person's own site
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
      pattern`\b(?:my|an?) (?:\w+ )?${foreign} (?:\w+ )?(?:${diplomas}|certificates?)\b.*\b${holdsHere}\b`,
      // "I am a nurse from Manila, can I work in the US"
      pattern`\b(foreign|overseas) (\w+ )?${diplomas}\b`,
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
      pattern`\b${asksWhether} (just )?(in|from|for|outdoors( of)?) (the |people in )*${whereabouts}\b`,
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

/** @param named words of the longest name of an occupation: two of them outweigh a word about the product */
export const sureTopicOf = (plain: string, named: number): Topic | null => {
  if (greeting.test(plain)) return 'greeting';
  if (thanks.test(plain)) return 'thanks';
  return named > 1 ? null : firstOfTable(sure, plain);
};

const ofThisSite = oneOf(
  'your, waymark, this (site|app|page|website|tool|thing|chat|test|assessment), the (site|app|website|chat|test|assessment|results?|ranking|match(es)?)',
);
const asksYou = oneOf('are, do, did, can, could, would, will, have, were, why');
/** "How do you become one" does not address the product. */
const ofAnybody = oneOf(
  'become, get, need, have, call, do, be, say, tell, show, find, name, help, explain, describe, recommend, suggest',
);
const toProduct = pattern`\b${ofThisSite}\b|\b${asksYou} you\b(?! (please )?${ofAnybody}\b)`;
/** Whether the message is addressed to the product or about it, so that its words describe no work. */
export const isOfProduct = (plain: string): boolean => toProduct.test(plain);
