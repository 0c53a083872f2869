/** Required knowledge, by O*NET's ratings: "does a nurse need math", "what can I do with a psychology degree". */
import type { ElementId } from '../figures/rated.ts';

const areas: readonly [ElementId, string][] = [
  ['2.C.4.a', 'math|maths|mathematics|algebra|calculus|statistics'],
  ['2.C.4.b', 'physics'],
  ['2.C.4.c', 'chemistry'],
  ['2.C.4.d', 'biology'],
  ['2.C.4.e', 'psychology'],
  ['2.C.4.f', 'sociology|anthropology'],
  ['2.C.4.g', 'geography'],
  ['2.C.5.b', 'counsell?ing'],
  ['2.C.7.a', 'english|grammar'],
  ['2.C.7.b', 'foreign languages?|spanish|french|german'],
  ['2.C.7.c', 'fine arts?|art|music'],
  ['2.C.7.d', 'history|archa?eology'],
  ['2.C.7.e', 'philosophy|theology'],
  ['2.C.8.a', 'criminal justice|criminology|law enforcement|homeland security'],
  ['2.C.8.b', 'law|legal studies|political science|politics'],
  ['2.C.9.b', 'communications?|media studies|journalism'],
  ['2.C.1.a', 'business|management'],
  ['2.C.1.c', 'economics|accounting|finance'],
  ['2.C.1.d', 'marketing'],
  ['2.C.3.a', 'computer science|information technology|information systems|data science|computers?|computing'],
  ['2.C.3.b', 'engineering'],
  ['2.B.3.e', 'programming|coding'],
  ['2.A.1.c', 'writing'],
];
const any = areas.map(([, words]) => words).join('|');
const named = new RegExp(`\\b(${any})\\b`);
const ofNeed =
  /\b(need|needs|require|requires|required|know|good at|use|uses|used|involve|involves|involving|lot of|much|important|have to)\b/;
const degree = new RegExp(
  `\\b(${any}) (?:degree|major|minor|bachelors?|masters|associates?|diploma)\\b|\\b(?:degree|major|minor|majored|majoring|bachelors?|masters|associates?|diploma|ba|bs|phd|doctorate) in (${any})\\b|\\bstud(?:y|ied|ying) (${any})\\b(?=.*\\bwhat\\b)`,
);

const ofDegree =
  /\b(jobs?|careers?|occupations?|work|what now|what (can|could|do|should|would) (i|you|one) (do|become|be)|good for|useful|options|not want to (?:stay|teach|work))\b/;

const elementOf = (word: string): ElementId | null =>
  areas.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0] ?? null;

export interface Needed {
  area: ElementId;
  /** the question without the area */
  rest: string;
}

/** "Does a nurse need math?" */
export function neededIn(text: string): Needed | null {
  const word = named.exec(text.toLowerCase())?.[1];
  const area = word && ofNeed.test(text.toLowerCase()) ? elementOf(word) : null;
  return area ? { area, rest: text.replace(new RegExp(`\\b${word}\\b`, 'i'), ' ') } : null;
}

const denied = /\b(without|not|no|never|hate|avoid|bad at)\b/;
const jobsWith = new RegExp(`\\b(?:jobs|careers|occupations|work|something)\\b.*\\b(${any})\\b`);

/** School subjects that are no trade: somebody who likes one asks for work that needs it. */
const liked =
  /\b(?:jobs|careers|occupations|work|something)\b.*\b(?:in|with|using|like|love|enjoy|good at|loves?|likes?|enjoys?) (?:\w+ing )?(math|maths|mathematics|algebra|calculus|statistics|physics|chemistry|history|geography|philosophy|foreign languages?)\W*$/;

/** "I speak three languages, which jobs use that" */
const speaking =
  /\b(?:bilingual|trilingual|multilingual)\b|\b(?:speaks?|fluent in|know) (?:\w+ ){0,3}?(?:languages|spanish|french|german|chinese|mandarin|arabic|portuguese|russian|italian|japanese|korean|hindi)\b/;
const LANGUAGES: ElementId = '2.C.7.b';

/** "besides teaching" */
const otherThan = /\b(besides|apart from|aside from|instead of|not)\b.*$/;

/** "What can I do with a degree in chemistry", "jobs that need a lot of chemistry", "careers in math" */
export function workWith(plain: string): (Needed & { degree: boolean }) | null {
  if (speaking.test(plain) && /\b(?:jobs?|careers?|work|what (?:can|could|should) i (?:do|be|become))\b/.test(plain))
    return { area: LANGUAGES, rest: '', degree: false };
  const found = ofDegree.test(plain) ? degree.exec(plain) : null;
  const asked = ofNeed.test(plain) ? jobsWith.exec(plain) : null;
  const listed = found ?? (denied.test(plain) ? null : (asked ?? liked.exec(plain)));
  const word = listed?.slice(1).find(Boolean);
  const area = word ? elementOf(word) : null;
  return listed && area
    ? { area, rest: plain.replace(found?.[0] ?? word!, ' ').replace(otherThan, ' '), degree: found !== null }
    : null;
}
