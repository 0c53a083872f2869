/** Reads the years of experience asked of the person, not the company's age, a person's age or a contract's length. */
import type { Mention } from './mention.ts';
import type { Sentence } from './sentences.ts';

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  couple: 2,
  few: 2,
  several: 3,
};
const number = `(?:\\d{1,2}(?:\\.\\d)?|${Object.keys(numbers).join('|')})`;
const pattern = new RegExp(
  `(\\bup to |\\bwithin |\\bafter |\\bevery |\\bfirst |\\bpast |\\blast |\\bnext )?(?<![\\d.,$£€])\\b(${number})(?: of)?(?: ?\\(\\d{1,2}\\))?( ?\\+| plus| or more)?(?: ?(?:-|to|–) ?${number})?( ?\\+)?[ -]?(years?|yrs?|months?|mos)\\b`,
  'gi',
);
const notExperience =
  /^['’.]?\s*(?:old\b|of age|or older|ago\b|contract|in business|warranty|of history|degree|college|university|program|term\b|fixed|lease|anniversary|of growth|strong\b|of combined|of excellence|of hire|agreement|tenure|guarantee|from now|straight|running)/i;
const companys =
  /\b(?:we|we've|our|us|founded|established|since|founder|founders|has been|have been|company's|combined)\b/i;
const persons =
  /\b(?:you|you'd|you've|you'll|your|candidates?|applicants?|must|requir\w+|looking for|need\w*|seek\w*|minimum|at least|ideally|someone|somebody|prefer\w*|bring)\b/i;
const asksForIt =
  /experien|\bexp\b|background|minimum|at least|\bmin\b|ideally|or more|required|preferred|a plus|must|you bring|someone|somebody|looking for|need|done something/i;
const goesOn =
  /^['’]?s?\s*(?:\([^)]{0,20}\)\s*)?(?:or (?:so|more)\s*)?(?:of|in|as|with|working|doing|running|leading|behind|building|managing|post|experience|exp\b|\p{L}+ing\b)/iu;

export function readYears(text: string, { start, end, section }: Sentence, sentence: number): Mention[] {
  if (section === 'about' || section === 'offer' || section === 'noise') return [];
  const content = text.slice(start, end);
  const found: Mention[] = [];
  for (const match of content.matchAll(pattern)) {
    const [whole, before = '', first = '', plus, plusAfter, unit = ''] = match;
    if (/within|after|every|first|past|last|next/i.test(before)) continue;
    const after = content.slice(match.index + whole.length, match.index + whole.length + 60);
    if (notExperience.test(after)) continue;
    if (companys.test(content) && !persons.test(content)) continue;
    if (!plus && !plusAfter && !asksForIt.test(content) && !goesOn.test(after)) continue;
    const amount = /up to/i.test(before) ? 0 : (numbers[first.toLowerCase()] ?? Number(first));
    const years = /^m/i.test(unit) ? Math.round((amount / 12) * 10) / 10 : amount;
    const at = start + match.index + before.length;
    const experience = /^['’]?s?(?: of)?(?: \p{L}+){0,4}? experience\b/iu.exec(after)?.[0] ?? '';
    found.push({
      kind: 'years',
      key: String(years),
      name: years === 1 ? '1 year of experience' : `${years} years of experience`,
      years,
      start: at,
      end: start + match.index + whole.length + experience.length,
      sentence,
      section,
    });
  }
  return [...found, ...readNone(content, start, sentence, section)];
}

const none =
  /\bno (?:\p{L}+ ){0,4}?experience(?: (?:or|nor) (?:\p{L}+ ){0,2}?\p{L}+)?(?: is)?(?: (?:required|needed|necessary)\b| ?(?=[!.,;)-])|\s*$)|\bexperience (?:is )?(?:not|isn't) (?:required|needed|necessary)\b|\b(?:don't|do not) need (?:any )?experience\b/giu;

function readNone(content: string, start: number, sentence: number, section: Mention['section']): Mention[] {
  return Array.from(content.matchAll(none), ({ 0: whole, index }) => ({
    kind: 'years' as const,
    key: 'none',
    name: 'Experience',
    years: 0,
    start: start + index,
    end: start + index + whole.trimEnd().length,
    sentence,
    section,
  }));
}
