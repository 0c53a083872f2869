/** Normalizes the words of a question for lookup, by pure string rules. */
import { idle, oneEditApart, singular, wordsOf } from '#shared/occupations/words.ts';

const expanded: readonly [RegExp, string][] = [
  [/\b(wat|waht|wot)(?=s?\b)/g, 'what'],
  [/\b(what|who|where|how|that|it|he|she|there)[’']?s\b/g, '$1 is'],
  [/\b(\w+)n[’']t\b/g, '$1 not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|ca|wo|would|should|could)nt\b/g, '$1 not'],
  [/\b(i)(m|ve)\b/g, '$1'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(payed|payd|paied|payied)\b/g, 'paid'],
  [/\b(?:ern|urn)(s|ed|ing)?\b/g, 'earn$1'],
  [/\bmutch\b/g, 'much'],
  [/\bppl\b/g, 'people'],
  [/\b(how|what) (?:bout|abt)\b/g, '$1 about'],
  [/\b(how much|what|wat) dose\b/g, '$1 does'],
  [/\by[’']?all\b/g, 'you'],
  [/\bca not\b/g, 'can not'],
  [/\bwo not\b/g, 'will not'],
  [/\b(do|did|does) not no\b/g, '$1 not know'],
  [/\b(i|you|we|they)[’'](m|re|ve|ll|d)\b/g, '$1'],
  [/\b(wanna)\b/g, 'want to'],
  [/\breps?\b/g, 'representative'],
  [/\b(gonna)\b/g, 'going to'],
  [/\b(idk)\b/g, 'i do not know'],
  // the vehicle, not training
  [
    /\b(an?|the|on|drives?|driving|with|loves?|likes?|into) trains?(?=\s*(?:$|[?.!,]|(?:and|or|for|what|which|so|any)\b))/g,
    '$1 locomotive',
  ],
  [/\b(any(?:thing|where| (?:job|work))?|everything|all) (?:but|except)\b|\bother than\b|\bexcept\b/g, '$1 not'],
  [/\b(answers?|answering) 911\b|\b911 calls?\b/g, '$1 emergency calls'],
  // care for others, not a question word
  [/\blook(?:ing)? after\b/g, 'care for'],
  [/\blooks after\b/g, 'cares for'],
  // "problems" alone could be about anything
  [/\bhearing (?:problems?|issues?|difficult\w*|impair\w*)\b/g, 'hearing and deafness'],
  [/\bhearing loss\b|\bhard of hearing\b/g, 'hearing and deafness'],
  // a cashier, not a jeweler
  [/\b(rings?|ringing) (?:(?:people|customers|them|items|groceries|stuff) )?up\b/g, 'scans groceries at the till'],
  [/\b(who|that) finds?\b/g, '$1 locates'],
  [/\b(who|that) stud(?:y|ies)\b/g, '$1 researches'],
  [/\b((?:who|that|which|one) (?:\w+ ){0,3}?)your\b(?= \w+\W*(?:$|[,?.!]))/g, '$1the'],
  // asks neither for pay nor about living things
  [/\bfor a living\b/g, ' '],
  [/\bmake(s)? an? (good|great)\b/g, 'be a $2'],
  [/\blicen[cs](e|es|ed|ing)\b/g, 'license'],
  [/\bsal[ea]r(y|ys|ie|ies)\b/g, 'salary'],
  [/\bmed(?:ical)? (school|student)\b/g, 'doctor $1'],
  [/\b(?:beauty|cosmetology|hair) (school|college)\b/g, 'hairdresser $1'],
  [/\bcyber security\b/g, 'cybersecurity'],
  [/\b(ai|robot|automation|recession)s?[- ]?proof\b/g, '$1 safe'],
  [/\bdiff\b/g, 'difference'],
  [/\bstress[- ]free\b/g, 'stressfree'],
  [/\b(be|am|get|stay) home (by|at|before|for|when|with|in)\b/g, '$1 $2'],
  // ambiguous words in the sense people wish to work in, not power plants, drawing blood or outside sales
  [/\bplants\b/g, 'gardens and crops'],
  [/\b(like|love|enjoy|at) drawing\b/g, '$1 art and drafting'],
  [/\boutside\b/g, 'outdoors'],
  [/\bold(?:er)? (people|folks|adults)\b/g, 'elderly $1'],
  [/\bwork[ /-]*(?:and )?life[ -]balance\b/g, 'calm'],
  // elevators, not weights
  [
    /\b(fix(?:es|ing)?|repairs?|repairing|mends?|installs?|maintains?|services?|inspects?) ((?:the|our|broken) )?lifts?\b/g,
    '$1 elevators',
  ],
  // manual work, not hand packers
  [/\b(?:with|use|using) (?:my |your |their |both |own )*hands\b/g, 'in the trades'],
  [/\bhands[- ]on (?=jobs?|work|careers?|trades?)/g, 'trade '],
  // an age, not work with old things
  [/\b\d+[- ]?(?:years?|yrs?)[- ]olds?\b/g, ' '],
  [/[’']/g, ''],
];

/** Words that are corrected when misspelled; long enough to be told apart. */
const ownWords =
  'account password resume assessment subscription privacy download questionnaire salary education'.split(' ');
const misspelt = (word: string): string =>
  ownWords.find((own) => own !== word && Math.abs(own.length - word.length) < 2 && oneEditApart(word, own)) ?? word;

/** Removes tags and scripts, which name no subject. */
export const withoutMarkup = (text: string): string =>
  text.replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ').replace(/<\/?[a-z!][^<>]*>/gi, ' ');

/** Lower case, without accents, with short forms expanded. */
export const plainText = (text: string): string =>
  expanded
    .reduce(
      (plain, [form, whole]) => plain.replace(form, whole),
      text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    )
    .replace(/[a-z]{6,}/g, misspelt);

/** Irregular plurals, British spellings and synonyms. */
const sameAs: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['teeth', 'tooth'],
  ['wives', 'wife'],
  ['leaves', 'leaf'],
  ['shelves', 'shelf'],
  ['kid', 'child'],
  ['movie', 'film'],
  ['telly', 'tv'],
  ['television', 'tv'],
  ['uni', 'university'],
  ['airplane', 'aircraft'],
  ['aeroplane', 'aircraft'],
  ['plane', 'aircraft'],
  ['bicycle', 'bike'],
  ['fridge', 'refrigerator'],
  ['jewellery', 'jewelry'],
  ['tyre', 'tire'],
  ['labour', 'labor'],
  ['labourer', 'laborer'],
  ['colour', 'color'],
  ['centre', 'center'],
  ['theatre', 'theater'],
]);

/** Words in the singular, with synonyms unified. */
export const tokensOf = (text: string): string[] => nameTokens(plainText(text));

/** The same for a name, without expanding short forms, which is faster for tens of thousands of names. */
export const nameTokens = (name: string): string[] => {
  const words = ascii.test(name) ? asciiWords(name) : wordsOf(name);
  return words.map((word) => {
    const one = sameAs.get(word) ?? singular(word);
    return sameAs.get(one) ?? one;
  });
};

const ascii = /^[\x20-\x7e\n]*$/;
const asciiWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[^a-z0-9+#]+/)
    .filter((word) => word !== '' && !idle.has(word));

/** Words that would get the stem of another word, such as car or ship. */
const ownStems: ReadonlyMap<string, string> = new Map([
  ['caring', 'care'],
  ['cared', 'care'],
  ['carer', 'care'],
  ['shipping', 'shipping'],
]);

/** One stem for baker, baking, bakes. Rough on purpose: other words of the question correct wrong matches. */
export function stem(word: string): string {
  const own = ownStems.get(word);
  if (own || word.length < 5) return own ?? word;
  const cut = word.replace(/(ations?|ings?|ers?|ors?|ists?|ies|ed|es|s|y|e)$/, '');
  const root = cut.length >= 3 ? cut : word;
  return root.replace(/(.)\1$/, '$1');
}

/** Words of a question that are not its subject. */
const asking = `
about into actually after all also always am and any anybody anyone are around as ask at average away be became because become
becoming been before begin being best better but by can career could do does doing done during each easy else ever every
everybody everyone find first from full get getting give go going good got great had hard has have having he help helping her here
him his how i if in income is it its job just kind know last learn least less like likely live ll long look looking lot love
make many may me mean might mine money month more most much must my myself need needed never new next nice no not now
occupation of off often ok okay on one only or other our out over own paid part pay paying people per person please
position possible prefer profession put question rather really right role same say see she should show similar so some
somebody someone something somewhere start still such sure take taking tell than thank that the their them then there these they
thing think this those time to today too try up us use used usual usually very want was way we well were what when where
which while who whole whose why will wish with without would year yes you your yourself enjoy interested interest
salary wage earn earning earned hourly annual yearly annually weekly monthly hour week day compensation range typical
median rate outlook growth grow growing future demand opening prospect risk automate automated automation ai robot replace
replaced replacement degree education qualification qualified study studied studying license certificate certification
certified require required requirement apprenticeship apprentice school college university course training train
experience skill tool software technology remote remotely job work working worker field employ employment employed
state country america usa unite duty task responsibility responsible daily describe description typically involve well-paid future-proof stay exist dying die gone number there be instead between versus vs
compare comparison difference lucrative worth hello hi hey dear btw let lets thanks cheer current
currently entry hard easy difficult change safe sign level save please worth second third fourth fifth sixth top list name
abroad city town area tip recession economy hire hiring rich poor decent high low higher lower highest lowest pays away fit suit guy girl lady stuff back call called mate bro dude pal buddy yr industry sector faster slower bigger little switch safest safer survive machine automation artificial trade two three four five six seven eight nine ten twenty
`;
const askingWords = new Set(asking.split(/\s+/).filter(Boolean).map(singular));

/** Words that apply to any work, so find none: "chill jobs", "people with problems". */
const judging = new Set(
  `awful boring bs calm cheerful chill comfy cool cushy dangerous difficulty easygoing exciting fulfilled fulfilling fun happiest
happy hottest issue lazy meaningful problem quiet relaxed relaxing respected rewarding satisfying stable stressed stress stressfree
stressful thing tiring trouble trendy weird`
    .split(/\s+/)
    .map(singular),
);
export const isJudging = (token: string): boolean => judging.has(token);

/** Whether a word says what is asked, not about what. */
export const isAsking = (token: string): boolean => askingWords.has(token) || /^\d+k?$/.test(token);

/** The clauses of a text, and the end of each that is denied: "without blood", but not "without a degree". */
const clausesOf = (text: string): { clause: string; denied: string }[] =>
  plainText(text)
    .split(/[,.;!?]|\b(?:but|and|that|which|who|where)\b/)
    .map((clause) => {
      const [end = ''] =
        /\b(?:not|without|no|nobody|never|avoid\w*|hates?|(?:bad|terrible|awful|suck|sucks) (?:at|with))\b.*$/.exec(
          clause,
        ) ?? [];
      const isDenied = tokensOf(end).some((token) => !isAsking(token) && !denials.has(token));
      return { clause, denied: isDenied ? end : '' };
    });

/** The text without its denied parts; null if nothing is denied. */
export function withoutDenied(text: string): string | null {
  const clauses = clausesOf(text);
  return clauses.every(({ denied }) => denied === '')
    ? null
    : clauses.map(({ clause, denied }) => clause.slice(0, clause.length - denied.length)).join(' ');
}

export const deniedIn = (text: string): string[] => clausesOf(text).flatMap(({ denied }) => (denied ? [denied] : []));

const denials = new Set('avoid avoiding hate bad terrible awful suck diploma bachelor ged'.split(' '));
