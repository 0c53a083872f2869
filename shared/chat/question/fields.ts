/** The field of work asked about: "jobs in healthcare", "the best paying tech jobs". */
import type { AskedField } from '../figures/limits.ts';
import { withoutPlaces } from './aspects.ts';
import { tokensOf } from './words.ts';

/** Codes of the fields (fields.ts of occupations), with everyday names. */
const fields: readonly [codes: readonly string[], words: string][] = [
  [['29', '31'], 'healthcare|health care|health|medical|medicine'],
  [['13'], 'finance|banking|insurance'],
  [['11', '13'], 'business'],
  [['15'], 'tech|technology|information technology|computer support|computers?|computing|software'],
  [['47'], 'construction'],
  [['25'], 'education'],
  [['23'], 'law|legal'],
  [['17'], 'engineering|architecture'],
  [['19'], 'sciences?'],
  [['27'], 'arts?|design|media|entertainment|creative'],
  [['35'], 'food service|restaurants?|hospitality|culinary'],
  [['41'], 'sales|retail'],
  [['43'], 'office|clerical|administrative'],
  [['53'], 'transportation|transport|logistics'],
  [['51'], 'manufacturing|factory|factories|production'],
  [['45'], 'agriculture|agricultural|farming|forestry|fishing'],
  [['21'], 'social services|nonprofits?'],
  [['33'], 'law enforcement|security|public safety'],
  [['49'], 'maintenance|repair'],
  [['11'], 'management|managing|leadership'],
  [['39'], 'beauty|personal care'],
];
const any = fields.map(([, words]) => words).join('|');
const compared = new RegExp(
  `\\b(${any})(?: (?:jobs?|careers?|field))? (?:or|vs\\.?|versus|than)(?: in| into| to)? (${any})\\b(?=\\W*$|[?.,!]| (?:for|and|if|is|are|jobs?|careers?|field|which|to|in|that|pays?|with|without)\\b)`,
);
const work = 'jobs|careers|occupations|professions';
const named = new RegExp(
  `\\b(?:${work}|work) in (?:the )?(${any})(?: (?:field|industry|sector))?(?=\\W*$| (?:that|which|for|with|without|pay|in)\\b)|\\b(${any}) (?:${work})\\b`,
);
/** "Construction": the codes of a field that is named by a word of its own. */
export const fieldCodesOf = (plain: string): readonly string[] =>
  fields.find(([, words]) => new RegExp(`^(?:${words})$`).test(plain.trim()))?.[0] ?? [];

/** Verbs before a field: in "get into tech", tech is a field, not an occupation. */
const goes =
  'get|getting|break|breaking|move|moving|go|going|switch|switching|change|changing|transition|transitioning';
/** "from retail", "leave teaching": not the field asked about */
const leaves = String.raw`(?:from|out of|leave|leaving|quit|quitting) (?:the )?(?:\w+ ){1,3}?(?:and )?`;
const moved = new RegExp(
  String.raw`\b(?:(?:${goes}) (?:${leaves})?|${leaves})(?:(?:in)?to|for) (?:the )?(tech|technology|health ?care|finance|business|manufacturing|hospitality)(?: (?:field|industry|sector))?(?=\W*$| (?:with|without|at|in|as|from)\b)`,
);

/** "What about healthcare", "something in tech": a field and nothing else. */
const alone = new RegExp(
  `^(?:(?:and|ok|okay|so|hmm|maybe|what about|how about|something in|anything in|some|i want|want to|would like to|to|do something in|get into|go into|be in|work in|working in|the) )*(${any})(?: (?:field|industry|sector|stuff))?\\W*$`,
);
export const fieldAlone = (plain: string): string | null => alone.exec(plain)?.[1] ?? null;

/** "Jobs where I help people": common to several fields, but in the words of none. */
const helping = new RegExp(
  `\\b(?:${work}|work|something)(?: (?:where|that|in which)(?: (?:i|you))?(?: can)?)? help(?:ing|s)? (?:people|others|folks)(?=\\W*$| (?:and|that|which|for|with|without|pay|but)\\b)`,
);
const ofHelping = ['21', '29', '31'];

/** @param isIdle whether a word says what is asked, not about what */
export function fieldIn(plain: string, isIdle: (token: string) => boolean): AskedField | null {
  const found = named.exec(plain) ?? moved.exec(plain) ?? helping.exec(plain);
  const word = found?.[1] ?? found?.[2];
  const codes = found && !word ? ofHelping : word && fieldCodesOf(word);
  if (!codes) return null;
  return { codes, isAll: tokensOf(withoutPlaces(plain.replace(found![0], ' '))).every(isIdle) };
}

/** "IT or healthcare", "tech vs finance": two fields, no single jobs. */
export function comparesFields(plain: string): boolean {
  const [, one = '', other = ''] = compared.exec(plain) ?? [];
  return one !== '' && one !== other;
}
