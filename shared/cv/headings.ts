/** Which part of a CV a heading opens. */
import { headingNames, type SectionKind } from './lexicon/headings.data.ts';
import { plain } from './lexicon/plain.ts';

const named = new Map<string, SectionKind>();
for (const [kind, names] of Object.entries(headingNames) as [SectionKind, string][])
  for (const name of names.split(/[|\n]/)) {
    const words = headingWords(name);
    if (words && !named.has(words)) named.set(words, kind);
  }

/** The words of a heading without numbers, icons, "&" and apostrophes. */
function headingWords(text: string): string {
  return plain(text)
    .replace(/['’`]/g, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&|\+|\//g, ' and ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\b(?:und|et|y|e|en|i|och|og|ja|a|si|es|ve|и|та|και)\b/gu, 'and')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:and |my |meine |mes |mi |mis )+|(?: and)+$/g, '')
    .replace(/^(?:professional|selected|relevant|key|additional|other) (?=.* )/, (word) => word);
}

/** The kind of section a text names as a whole; null where it is no known heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 60 || !/\p{L}{2}/u.test(text)) return null;
  const words = headingWords(text);
  return named.get(words) ?? compact.get(words.replaceAll(' ', '')) ?? null;
}

/** "WORKEXPERIENCE": letter-spaced headings lose their spaces. */
const compact = new Map([...named].map(([words, kind]) => [words.replaceAll(' ', ''), kind]));
