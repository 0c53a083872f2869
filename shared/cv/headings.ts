/** The kind of section that a heading opens. */
import { oneEditApart } from '#shared/occupations/words.ts';
import { headingNames, headingPairs, type SectionKind } from './lexicon/headings.data.ts';
import { plain } from './lexicon/plain.ts';

const named = new Map<string, SectionKind>();
for (const [kind, names] of Object.entries(headingNames) as [SectionKind, string][])
  for (const name of names.split(/[|\n]/)) {
    const words = headingWords(name);
    if (words && !named.has(words)) named.set(words, kind);
  }

for (const { kind, first, second } of headingPairs)
  for (const one of first.split('|'))
    for (const other of second.split('|')) if (!named.has(`${one} ${other}`)) named.set(`${one} ${other}`, kind);

/** The words of a heading, without numbers, icons and apostrophes, with every "and" alike. */
function headingWords(text: string): string {
  return plain(text)
    .replace(/['’`]/g, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&|\+|\//g, ' and ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\bwith dates?\b/g, ' ')
    .replace(/\b(?:und|et|y|e|en|i|och|og|ja|a|si|es|ve|и|та|και)\b/gu, 'and')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:and |my |meine |mes |mi |mis )+|(?: and)+$/g, '')
    .replace(/^(?:professional|selected|relevant|key|additional|other) (?=.* )/, (word) => word);
}

/** The kind of section that a whole text names; null if it is not a known heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 60 || !/\p{L}{2}/u.test(text)) return null;
  const words = headingWords(text);
  return named.get(words) ?? compact.get(words.replaceAll(' ', '')) ?? null;
}

/** "WORKEXPERIENCE": letter-spaced headings lose their spaces. */
const compact = new Map([...named].map(([words, kind]) => [words.replaceAll(' ', ''), kind]));

/** Shorter words are one letter away from too many others. */
const MIN_MISSPELT = 8;
/** Words in their own right, not misspelled headings. */
const notMisspelt = /^(?:experienced|experiencing|educator|professionals?)$/;

/** The kind of a misspelled heading, one edit from a known one: "EDUCATON", "Experiance". */
export function misspeltKind(text: string): SectionKind | null {
  const words = headingWords(text);
  if (words.length < MIN_MISSPELT || text.length > 60 || notMisspelt.test(words) || headingKind(text)) return null;
  for (const [name, kind] of named)
    if (name.length >= MIN_MISSPELT && name[0] === words[0] && oneEditApart(words, name)) return kind;
  return null;
}

const tellsOfOther =
  /(?:(?:beyond|outside|besides?|away from|apart from|aside from) (?:of )?work|volunt|unpaid|project|award|publication|interest|refer|responsib|course|train|member|talk|speak|hobb|activit|leadership|commun|skill|tool|language|certif|licen|summary|profile|objective|ehrenamt|benevol|hackathon|exhibit)/;
const tellsOfWork =
  /(?:^| )(?:work|worked|working|employment|employers|jobs|experience|career|engagements|clients|posts|appointments|positions|assignments|berufserfahrung|werdegang|tatigkeiten|beschaftigung|erfahrung|erfahrungen|experiences|emplois|empleos|experiencia|experiencias|trabajo|trabajos|esperienza|esperienze|lavori|werkervaring|ervaring|doswiadczenie|erfarenhet|erfaring)(?: |$)/;
const tellsOfEducation =
  /(?:^| )(?:education|educational|schooling|degrees|studies|studied|learned|learnt|academic|qualifications|diplomas|\p{L}*ausbildung|schulbildung|studium|formation|etudes|diplomes|formacion|estudios|istruzione|studi|opleiding|wyksztalcenie|utbildning|uddannelse)(?: |$)/u;

/** "Schools attended"; but "Boston Public Schools" is an employer. */
const tellsOfSchools =
  /^(?:(?:my|all|high|middle|secondary|primary|elementary|graduate|vocational|trade|other) )*schools?(?: (?:attended|and|or|education)(?: .*)?)?$/u;

/** The kind that an unlisted heading opens, judged by a single word: "Part-time work", "Where I have worked". */
export function likelyKind(text: string): SectionKind | 'unknown' | null {
  const words = headingWords(text);
  // "Education and licensure"
  const [first] = words.split(' and ');
  if (first !== words && named.get(first!) === 'education' && !tellsOfWork.test(words)) return 'education';
  if (tellsOfOther.test(words)) return 'unknown';
  const isWork = tellsOfWork.test(words);
  const isEducation = tellsOfEducation.test(words) || tellsOfSchools.test(words);
  if (isWork === isEducation) return isWork ? 'unknown' : null;
  return isWork ? 'work' : 'education';
}
