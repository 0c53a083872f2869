/** Separates what a message says about the person from what it asks: a former job is not the one asked about. */
import { plainText } from './words.ts';

const ends =
  /(?<=[.!?;,\n])\s+|\s+(?=(?:(?:if|since|although|though) i(?: am|['’]?m) (?:already|now|currently)|after (?:being|having been|working as)|but|because|so|what|which|how|is there|are there|is (?:it|that|this)|(?:am|can|could|should|would|will|do) i|and (?:(?:really|also) )?(?:likes?|loves?|enjoys?)|and (?:i|my|we|he|she|what|how|is|am|want|wants|wanna|need))\b)/i;

const person = String.raw`(?:i|we|he|she|they|nobody|no one|(?:my|our) (?:\w+ )?\w+(?= (?:is|are|was|were|has|have|had|can|cannot|ca|does|do|let|got|lost|left|works?|plays?|goes|likes?|loves?|hates?|wants?|enjoys?|hurts?|\w+ed)\b))`;
const opening = `^(?:(?:and|but|so|because|just|only|recently|well|hi|hello|ok|okay|now|basically|then|also|since|as) )*`;
/** "I was a cook", "just got out of prison", "60 years old" */
const telling = new RegExp(
  `${opening}(?:${person}|got|burned|burnt|left|lost|been|was|had|have|retired|laid|fired|came|moved|dropped|served|born|recovering|nearly \\d+|\\d+ (?:years?|yrs?)|if i am (?:already|now|currently)|after (?:being|having been|working as)|(?:though|although) i am)\\b`,
);
/** "As a paramedic, how do I become a nurse?" */
const asOne = /^as an? [\w -]{3,40}$/;
/** What somebody likes says what to look for, so it counts as asking. */
const wishing = new RegExp(
  `${opening}${person} (?:(?:really|also|always|would|am|is|are|was|do|have|just|kind of|seriously|still|only|ever) )*(?:want|wants|wish|like|likes|love|loves|enjoy|enjoys|hope|dream|interested|thinking|think about|plan|planning|need|needs|prefer|good|better|wonder|wondering|look|looking|know)\\b`,
);
/** After a statement and a comma, one of these words starts a question. */
const asks =
  /\?|\b(what|which|how|who|where|when|is|are|am|can|could|will|would|should|do|does|tell|pays?|salary|wages?|earn|want|need|help|jobs?)\b/;
/** What others say or wish about the person's life counts as telling. */
const said = new RegExp(
  `${opening}(?:my|our) (?:\\w+ ){1,2}(?:says?|said|told|tells?|thinks?|wants? me|expects? me|pushe?s? me)\\b`,
);

export interface Parts {
  /** what asks or wishes */
  asking: string;
  telling: string;
}

export function partsOf(message: string): Parts {
  const parts: { asking: string[]; telling: string[] } = { asking: [], telling: [] };
  let isTold = false;
  let before = '';
  for (const part of message.split(ends)) {
    const plain = plainText(part).trim();
    const goesOn: boolean = isTold && before.endsWith(',') && !asks.test(plain);
    isTold = said.test(plain) || asOne.test(plain) || ((goesOn || telling.test(plain)) && !wishing.test(plain));
    parts[isTold ? 'telling' : 'asking'].push(part);
    before = part;
  }
  // "as a nurse" alone is a question
  if (parts.asking.length === 0 && asOne.test(plainText(message))) return { asking: message, telling: '' };
  return { asking: parts.asking.join(' '), telling: parts.telling.join(' ') };
}

/** Health, the law, age, papers, family, lost work: said about a person, these name no occupation. */
const kept = String.raw`(?:autis\w*|asperger\w*|adhd|dyslex\w*|depress\w*|anxiety|ptsd|bipolar|disab\w*|deaf|blind|wheelchair|stutter\w*|epilep\w*|diabet\w*|cancer|chronic\w*|sick|ill|illness|injur\w*|arthritis|bad (?:back|knees?|hips?|shoulders?|hands|eyes|eyesight|hearing|heart|neck|feet|legs)|(?:back|knee|hip|joint) pain|pregnan\w*|surgery|stroke|addict\w*|sober|felons?|ex.?cons?|felony|convict\w*|misdemeanor|criminal record|police record|dui|dwi|inmate|parole|arrest(?:ed)?|prison|jail|old|young|late|my age|retired?|retirees?|retirement|teen\w*|immigrant|refugee|asylum|visa|green card|papers|undocumented|homeless|laid off|fired|unemployed|jobless|redundan\w*|single (?:mom|mum|mother|dad|father|parent)|veterans?|infantry|dropout|dropped out|illiterate)`;
/** "I want to work with blind people" is about them, not the person. */
const many = '(?:people|folks?|ladies|men|women|pensioners|kids|children|students|adults|patients|animals|dogs|cats)';
const own = new RegExp(
  `(?:^|\\b(?:i|have|has|had|having|got|am|was|being|then|despite|my|too|out of|get)) (?:\\w+ ){0,2}?${kept}\\b(?! ${many}\\b)|(?<!\\b(?:people|persons?|someone|somebody|those|kids|child|children|adults|students|patients) )\\bwith (?:\\w+ ){0,2}?${kept}\\b(?! ${many}\\b)|^${kept}\\b|\\b(?:can|could|would|will) an? ${kept}\\b|\\b(?:can|could|do) (?:felons|ex.?cons|immigrants|refugees|teen\\w*|veterans|retirees)\\b|\\b(?:jobs?|work|careers?) (?:\\w+ ){0,3}(?:for|hires?|takes?) (?:\\w+ ){0,2}(?:${kept}|moms?|mothers?|dads?|parents?)\\b`,
);
/** "Will I get hired": nobody can tell. */
const chance =
  /\b(will|would|could|can|do) (i|they|you|any ?one|anybody|some ?one|somebody|employers|companies)\b.*\b(get (hired|taken|accepted|a job)|hire me|take me)\b/;

/** @param plain without the names of occupations */
export const isOfCircumstances = (plain: string): boolean => own.test(plain) || chance.test(plain);

/** "What else can I do?" */
export const asksForElse = (plain: string): boolean =>
  /\bwant(s)? (out|to get out)\b|\bi (want|need) to (leave|quit)\b|\b(what|anything|something|which|where) (else|other)\b|\bother (jobs?|careers?|options|work|things)\b|\bsomething (better|different|new|else)\b|\bmov(e|ing) up\b|\bnext step\b|\b(change|switch|new) (my )?(careers?|jobs?|profession)\b/.test(
    plain,
  );
/** "I was a cook", "worked as a cook" */
export const tellsOwnWork = (plain: string): boolean =>
  /\b(?:used to (?:do|work|be)|worked in|worked at|worked on) |\bi (?:make|earn|get) .{0,20}\bas an? |\bi (?:(?:am|was|have been|used to be|now|currently|just|work|worked|have worked) )*(?:as )?an? |\b(?:laid off|let go|fired|my job|work) (?:as|from being) an? |^(?:so |really )?burn(?:ed|t)[ -]?out (?!from\b|of\b|by\b|at\b)\w/.test(
    plain,
  );
