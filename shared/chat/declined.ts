/** Questions that are not answered, and what is said instead. */

export type Declined = 'language' | 'abuse' | 'instructions' | 'others' | 'crisis' | 'violence' | 'harm';

/** Frequent words that are none in English. */
const languages: readonly [string, RegExp, string][] = [
  [
    'German',
    /\b(wie|viel|verdient|was|ich|ist|ein|eine|der|die|und|kann|nicht|welche|beruf|mit|fur|als|kostet)\b/g,
    'Ich antworte nur auf Englisch.',
  ],
  [
    'Spanish',
    /\b(cuanto|gana|que|como|una|los|las|para|por|trabajo|puedo|cual|es|un|el|soy|quiero|con)\b/g,
    'Solo respondo en inglés.',
  ],
  [
    'French',
    /\b(combien|gagne|quel|quelle|est|une|les|des|pour|avec|je|comment|metier|travail|le|la|un|peut)\b/g,
    'Je réponds uniquement en anglais.',
  ],
  [
    'Italian',
    /\b(quanto|guadagna|che|come|una|gli|per|lavoro|posso|quale|sono|il|di|un|con)\b/g,
    'Rispondo solo in inglese.',
  ],
  [
    'Portuguese',
    /\b(quanto|ganha|que|como|uma|os|para|trabalho|posso|qual|sou|um|com|voce|nao)\b/g,
    'Respondo apenas em inglês.',
  ],
  ['Polish', /\b(ile|zarabia|jak|jest|czy|nie|praca|moge|dla|jaki|sie|zawod|co)\b/g, 'Odpowiadam tylko po angielsku.'],
  [
    'Turkish',
    /\b(ne|kadar|kazanir|nasil|bir|icin|mi|meslek|maas|hangi|ve|is)\b/g,
    'Yalnızca İngilizce yanıt veriyorum.',
  ],
];
const english = /\b(the|what|how|does|do|much|many|can|is|are|i|my|a|of|to|for|with|jobs?|you|and|salary|pay)\b/g;

const hits = (plain: string, words: RegExp): number => new Set(plain.match(words)).size;

function otherLanguage(text: string, plain: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 3 && latin < letters / 2) return '';
  const best = languages.map(([, words, said]) => [hits(plain, words), said] as const).sort(([a], [b]) => b - a)[0]!;
  const inEnglish = hits(plain, english);
  if (best[0] >= 2 && best[0] > inEnglish) return best[1];
  const accented = text.match(/\S*[^\x20-\x7e’‘“”…–—\s]\S*/g)?.length ?? 0;
  return accented > 1 && inEnglish === 0 ? '' : null;
}

const abuse =
  /\b(fuck\w*|shit\w*|bitch\w*|asshole|cunt|idiot|stupid (bot|ai|thing)|nigg\w*|faggot|whore|slut|retard(ed)?|porn\w*|nudes?|kill (him|her|them|someone|somebody)|(kill|gas|murder|exterminate|lynch) (all |every |the |those )*(jews?|muslims?|christians?|arabs?|blacks?|gays?|immigrants?|foreigners?|refugees?)|(kill|gas|murder|exterminate|lynch) (all |every )(the |those )?(whites?|wom[ae]n|m[ae]n|people)|(make|build) a bomb|bomb making)\b/;
const crisis =
  /\b(kill(ing)? myself|su[ie]+[cs]i?d\w*|end (it all|my life|everything)|self[- ]?harm|(hurt|harm|cut)(ting|ing)? myself|(want|wish|like|going) to (die|be dead)|wish i (was|were) (dead|never born)|better off (dead|without me)|(tired|sick) of (living|life|being alive)|not (want|wish) to (live|be alive|be here|exist|wake up)|no (reason|point) (to|in|for) (live|living|life|going on|be alive)|not worth living|hate (my life|myself|being alive)|(nobody|no ?one) (needs|wants|would miss|cares about|loves) me|not see (the|a|any) point|what is the point (of|in) (living|life|anything|it all)|(no|lost all) hope|hopeless|(going to|want to|will|wish to|could) (hurt|kill|stab|shoot|beat up|attack|punch) (my|him|her|them|someone|somebody|everyone|people|the))\b/;
/** The same in words that name no death. */
const despair: readonly RegExp[] = [
  /\b(nothing (left )?to live for|(happier|better) (off )?without me|(care|notice|mind) if i (was|were|am) (gone|dead)|tired of everything|my life is (useless|worthless|pointless|meaningless|over))\b/,
  /\b(want|going) to (overdose|disappear)\b|\bi (have )?(overdosed|(took|taken|swallowed) (too many|all (of )?(my|the)) (pills|tablets))\b/,
  /\bfeel (so |completely )?(worthless|like a burden)\b|\bi (just )?(give|am giving|have given) up\W*$/,
  /\bcan ?not (go|carry) on\b(?! (as|working)\b)|\bnot see why i should (go on|carry on|live)\b/,
  /\b(can ?not|not want to) (cope|go on|carry on|do (this|it)|take (this|it)|suffer|feel|fight|live)( (like )?(this|it|anything))? any ?(more|longer)\b(?! (at|in) (my |this |the )?(job|work|office|career)\b)/,
  /^i do not want to any ?(more|longer)\W*$/,
];
/** What is done to the person who writes. */
const violence =
  /\b(he|she|they|husband|wife|partner|boyfriend|girlfriend|fiancee?|father|mother|dad|mom|mum|stepdad|ex|parents|family) (\w+ ){0,2}(hits?|beats?( up)?|punche[sd]|kick(s|ed)|choke[sd]|threatens?|threatened|abuse[sd]?|rape[sd]|stalks|attack(s|ed)) me\b|\b(he|she|they|husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|mum|ex)\b (\w+ ){0,4}(kill|murder|strangle) me\b|\bdomestic (violence|abuse)\b|\b(abusive|violent) (husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|mum|family|relationship|marriage|home|ex)\b|\b(afraid|scared|terrified) of my (husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mom|mum|ex)\b/;
/** What would be done to others: closeness to children that is no wish to teach or care, and papers or tests that lie. */
const harm =
  /\b(near|close to|alone with|access to|touch) (some |many |lots of )?((little|small|young|underage|teen\w*|minor) )+(girls?|boys?)\b|\b(fake|forge|falsify|counterfeit|photoshop|buy) (me )?(a |an |my |the |some )?(\w+ ){0,2}(diplomas?|degrees?|certificates?|transcripts?|licen[sc]es?|references?|sick ?notes?|doctors? notes?)\b|\b(cheat|beat|fool|trick)\b.{0,20}\b(drug tests?|drug screen\w*|background checks?|lie detector|polygraph|urine tests?)\b/;
const instructions =
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|rules?|prompts?|above|previous|guidelines)\b|\b(system|hidden|initial|secret) (prompt|instructions?|message)\b|\b(your|the) (prompt|instructions|guidelines)\b|\b(jailbreak|developer mode|dan mode|api key|access token|secret key)\b/;
const others =
  /\S@\S+\.\S|\b(another|other|someone else|somebody else|any|every|all|last|previous|next|first) (users?|persons?|peoples?|customers?|accounts?|clients?)\b|\b(someone|somebody) elses?\b|\b(his|her|their|user [\w-]{6,})\s+(results?|plan|answers?|reports?|scores?|email|account|data)\b/;

export function declinedOf(text: string, plain: string): { why: Declined; said?: string } | null {
  if (crisis.test(plain) || despair.some((words) => words.test(plain))) return { why: 'crisis' };
  if (violence.test(plain)) return { why: 'violence' };
  if (harm.test(plain)) return { why: 'harm' };
  const said = otherLanguage(text, plain);
  if (said !== null) return { why: 'language', said };
  if (instructions.test(plain)) return { why: 'instructions' };
  if (others.test(plain)) return { why: 'others' };
  if (abuse.test(plain)) return { why: 'abuse' };
  return null;
}

export const declinedText = ({ why, said }: { why: Declined; said?: string }): string => {
  switch (why) {
    case 'crisis':
      return 'I am sorry that you feel this way. I am a program and cannot help with this, but people can, at any hour: call your local emergency number, or in the United States call or text 988. If you can, tell somebody near you.';
    case 'violence':
      return 'I am sorry that this happens to you; it is not your fault. I am a program, but people can help, at any hour: call your local emergency number, or in the United States the National Domestic Violence Hotline at 1-800-799-7233. If somebody reads your messages, reset this chat afterwards. When you want to look for work of your own, ask me about an occupation, or take the assessment.';
    case 'harm':
      return 'I do not help with that. I am glad to help with occupations, pay, honest ways into work, or this product.';
    case 'language':
      return `${said ? `${said} ` : ''}I answer in English only. Please ask me in English: short sentences are fine.`;
    case 'instructions':
      return 'I cannot change how I work, and I have nothing to show of it. I can answer questions about occupations, pay and outlook, and about this product.';
    case 'others':
      return 'I see nothing of other people. Signed in, I can tell you about your own result, your plan and your report.';
    case 'abuse':
      return 'I do not answer that. I am glad to help with occupations, pay, ways into work, or this product.';
  }
};
