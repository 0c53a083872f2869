/** How likely a text is a job title, and how likely the name of an employer. */
import { oneEditApart } from '#shared/occupations/words.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import {
  formsInRun,
  legalForms,
  organisationOpenings,
  organisationWords,
  schoolWords,
} from './lexicon/organisations.data.ts';
import { plain, plainWords, wordSet } from './lexicon/plain.ts';
import { rankWords, titleEndings, titleFirstWords, titleOpenings, titleTails } from './lexicon/title-words.data.ts';
import { headsElsewhere, titlesElsewhere } from './lexicon/titles-elsewhere.data.ts';

export interface TitleLexicon {
  /** whole titles, compared without case and accents */
  titles: ReadonlySet<string>;
  /** the last words of titles, and how many titles end with each */
  heads: ReadonlyMap<string, number>;
}

/** It ends like one or two titles, and there is no other evidence. */
export const WEAK_TITLE = 1;
/** Equally likely a title or not: the text beside it decides. */
export const TITLE = 1.2;
/** A title, whatever is beside it. */
export const SURE_TITLE = 2;
/** Its first word, or the end of a compound in it, is that of a title. */
export const EXACT_TITLE = 2.3;

/** Its letters look like a name: "IBM". */
export const NAMED_ORGANISATION = 0.6;
/** Below this, only capitals or an "&" suggest an organization. */
export const WEAK_ORGANISATION = 0.7;
/** One of its words names a kind of organization. */
export const LIKELY_ORGANISATION = 1.5;
/** An organization, whatever is beside it. */
export const SURE_ORGANISATION = 2;
/** The name has a legal form. */
export const LEGAL = 2.8;

/** @param words the alternate titles of the occupation table */
export function titleLexicon({ titles }: Pick<VacancyWords, 'titles'>): TitleLexicon {
  const whole = new Set<string>();
  const heads = new Map<string, number>();
  for (const [title] of titles) {
    const words = plainWords(title);
    whole.add(words.join(' '));
    const head = words.at(-1)!;
    if (head.length > 1) heads.set(head, (heads.get(head) ?? 0) + 1);
  }
  for (const word of notHeads) heads.delete(word);
  for (const title of titlesElsewhere.split('|')) whole.add(title);
  for (const head of wordSet(headsElsewhere)) heads.set(head, Math.max(MANY, heads.get(head) ?? 0));
  return { titles: whole, heads };
}

/** A word that at least this many titles end with is an occupation. */
const MANY = 3;

const notHeads = wordSet(
  'co hop former rubber mother counter poster pointer cooler computer boiler drawer router header anchor converter compressor rubber force police air hand house room center office desk side line shop store school university college staff department team unit home work service services sales support marketing design development engineering management operations research finance it hr pt pa ot np md vet model monitor medicine justice charge out off his bc expo',
);
const first = wordSet(titleFirstWords);
const endings = [...wordSet(titleEndings)];
/** Kraft Heinz is not a Fachkraft. */
const noTitlesAlone = wordSet('kraft');
const ranks = wordSet(rankWords);
const aloneRanks = wordSet(
  'founder cofounder owner ceo cto cfo coo cio cmo cpo ciso intern trainee volunteer freelancer freelance contractor partner chief head lead fellow postdoc internship apprenticeship traineeship vp svp evp stagiaire werkstudent praktikum stage principal associate assistant executive selfemployed alternance postdoctoral',
);
const legal = wordSet(legalForms);
const organisation = wordSet(organisationWords);
const school = wordSet(schoolWords);

const withoutGender = (text: string): string =>
  text
    .replace(/\s*\((?:[mwfdxh]\s*[/|,]\s*)+[mwfdxh]\)/gi, '')
    .replace(/(\p{L})[/*:_·(-]+(?:in(?:nen)?|a|e|se|trice|ne|ice|o|x)\)?(?!\p{L})/giu, '$1');

/** "Tutorin" counts like "Tutor". */
const withoutFeminine = (word: string): string => word.replace(/(?<=..(?:er|or|ent|ant|ist|eur))in$/, '');

/** From 0, no evidence for a title, to 3, a known title. */
export const titleScore = (text: string, lexicon: TitleLexicon): number =>
  // "The Economist" is not an economist, nor "Bulmer & Tarrant Surveyors" a surveyor
  scoreAsTitle(text, lexicon) * (/^The\s+\p{Lu}/u.test(text.trim()) || isFirm.test(text.trim()) ? 0.4 : 1);

/** A longer text is a sentence. */
const MAX_TITLE_WORDS = 12;

/** Sentences, addresses, amounts of money and awards ("Press Photographer of the Year"). */
const isNoTitle = (bare: string): boolean =>
  /\p{L}{4}\.$|[!?]$/u.test(bare.replace(/\b(?:Dept|Asst)\.$/, '')) ||
  /@|https?:|^[$€£%]/.test(bare) ||
  /\bof the (?:year|month|quarter|decade)\b/i.test(bare);

const isNumber = (word: string): boolean => /^(?:i|ii|iii|iv|v|\d)$/.test(word);

/** "Founder", "Co-Founder": a rank that is a title by itself. */
const isRankAlone = (words: readonly string[]): boolean =>
  words.length <= 2 &&
  words.every((word) => ranks.has(word) || word === 'co') &&
  words.some((word) => aloneRanks.has(word) || word === 'co');

/** The words that name an occupation: at the end, or before "of", "for", a comma or a dash. */
function lastWordsOf(bare: string): string[] {
  const pieces = plain(bare).split(/\s+(?:of|for|in|on|to|der|des|fur|im|von|-|–|—)\s+|\s*[,–—|:;]\s*|\s+[-/]\s+/);
  const lastOf = (piece: string) =>
    plainWords(piece)
      .filter((word) => !/^(?:i|ii|iii|iv|v|\d+)$/.test(word))
      .at(-1);
  return pieces.map(lastOf).filter((word) => word !== undefined);
}

/** "Lagerfachkraft", "Busfahrer" */
const isCompound = (word: string): boolean =>
  endings.some(
    (ending) =>
      word.endsWith(ending) && ((word === ending && !noTitlesAlone.has(word)) || word.length >= ending.length + 3),
  );

/** The score of a complete known title. */
const KNOWN_TITLE = 3;

/** A word with this many titles is evidence anywhere among the first words. */
const VERY_MANY = 20;
const FIRST_WORDS = 6;

function scoreAsTitle(text: string, { titles, heads }: TitleLexicon): number {
  const bare = withoutGender(text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .trim();
  const words = plainWords(bare).map(withoutFeminine);
  if (words.length === 0 || words.length > MAX_TITLE_WORDS || isNoTitle(bare)) return 0;
  const core = words.filter((word, i) => !(ranks.has(word) && i < words.length - 1) && !isNumber(word));
  if (titles.has(words.join(' ')) || (core.length > 0 && titles.has(core.join(' ')))) return KNOWN_TITLE;
  if (titleOpenings.test(words.join(' '))) return 2.6;
  if (titleTails.test(bare) || isRankAlone(words)) return 2.4;
  const ranked = words.some((word) => ranks.has(word)) ? 0.6 : 0;
  const lastWords = lastWordsOf(bare);
  const headCount = (word: string): number => heads.get(word) ?? heads.get(word.replace(/s$/, '')) ?? 0;
  if (lastWords.some((word) => isMisspeltHead(word, heads))) return SURE_TITLE;
  const strongest = Math.max(0, ...lastWords.map(headCount));
  const leading = lastWords[0] !== undefined && headCount(lastWords[0]) >= MANY;
  if (strongest >= MANY) return Math.min(KNOWN_TITLE, (leading ? 2.5 : SURE_TITLE) + ranked);
  const opening = words.find((word) => !ranks.has(word)) ?? words[0]!;
  const isOpened = first.has(opening) || first.has(words[0]!);
  if (isOpened || [...lastWords, opening].some(isCompound)) return Math.min(KNOWN_TITLE, EXACT_TITLE + ranked);
  // "Sunrise Senior Living" has no rank
  const isRanked = ranks.has(words[0]!) || ranks.has(words.at(-1)!);
  if (words.some((word) => first.has(word)) || isRanked) return Math.min(1.8, TITLE + ranked / 2);
  if (strongest > 0) return WEAK_TITLE;
  return words.slice(0, FIRST_WORDS).some((word) => headCount(word) >= VERY_MANY) ? 0.9 : 0;
}

/** Shorter words are one edit away from too many names. */
const MIN_MISSPELT = 8;

/** "opperative", "enginner": one edit away, inside the word, from a word that many titles end with. */
function isMisspeltHead(word: string, heads: TitleLexicon['heads']): boolean {
  if (word.length < MIN_MISSPELT || heads.has(word)) return false;
  for (const [head, count] of heads)
    if (count >= MANY && head.length >= MIN_MISSPELT && haveOneEdge(word, head) && oneEditApart(word, head))
      return true;
  return false;
}

/** "Directory" does not end like "director", so it is a word of its own. */
const haveOneEdge = (one: string, other: string): boolean => one[0] === other[0] && one.at(-1) === other.at(-1);

/** "I.E.S. Ramiro", "H. E. C.": joins the letters of an acronym into one word. */
const withoutDots = (text: string): string => text.replace(/\b(\p{L})\.\s?(?=\p{L}\b\.?)/gu, '$1');

/** From 0, no evidence for an organization, to 3, a legal form. */
export function organisationScore(text: string): number {
  const bare = text.replace(/\([^)]*\)/g, ' ').trim();
  const words = plainWords(withoutDots(bare));
  if (words.length === 0 || words.length > 12) return 0;
  const last = words.at(-1)!;
  const clearForms =
    /(?:^|\s)(?:gmbh|ltd|limited|inc|llc|llp|plc|ohg|kgaa|e\. ?v\.?|e ?v\.?(?=\P{L}*$)|e\.? ?k\.|s\.r\.l\.?|s\.p\.a\.?|s\.a\.?s?\.?|b\.v\.?|n\.v\.?|sp\.? z ?o\.? ?o\.?|s\.r\.o\.?|a\.s\.|a\.ş\.|oyj?|aps|ооо|зао|оао|בע["״”]מ)(?:$|[\s,.)])/u;
  const lower = bare.toLowerCase();
  if (isAirBase.test(bare)) return 0;
  if (clearForms.test(lower)) return 3;
  if (formsInRun.test(text)) return 2.8;
  if (organisationOpenings.test(words.join(' '))) return 2.5;
  if (words.length > 1 && legal.has(last) && /\p{Lu}/u.test(bare.split(/\s+/).at(-1)!)) return 2.8;
  if (/\b[\w-]+\.(?:com|io|org|net|de|fr|co|ai|co\.uk)\b/.test(lower)) return 2;
  if (words.some((word) => school.has(word) && word.length > 3)) return 2.4;
  if (isPartOfOne(bare)) return 0.5;
  if (/[&+]\s*(?:partners?|sons?|cie|co|söhne|sohn|fils|hijos|figli|zonen)\.?$/.test(lower)) return 2.2;
  if (isFirm.test(bare)) return 2.2;
  if (organisation.has(last)) return 2;
  if (words.some((word) => organisation.has(word))) return 1.5;
  if (words.some((word) => organisationEndings.test(word))) return 1.8;
  if (/\s[&+]\s/.test(bare)) return 0.7;
  return /^[\p{Lu}\d&.-]{2,6}$/u.test(bare) ? 0.6 : 0;
}

/** "Osage & Pike Surveyors": two names and the firm's profession. */
const isFirm = /^\p{Lu}[\p{L}'’-]+ (?:&|\+|and|und|et|y|e) \p{Lu}[\p{L}'’-]+ (?:\p{Lu}\p{L}+ )?\p{Lu}\p{Ll}{3,}s$/u;

/** Military bases; AB is a legal form too. */
export const isAirBase =
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:AFB|ARB|ANGB|Air (?:Force )?Base)\b|^(?:Kadena|Misawa|Yokota|Osan|Kunsan|Ramstein|Aviano|Spangdahlem|Incirlik|Al Udeid|Al Dhafra|Bagram|Balad|Andersen) AB\b/u;

/** Units of which an organization has many. */
const partOfOne =
  /^(?:(?:the )?(?:department|division|faculty|office) of .*|(?:abteilung|service|reparto|departamento|afdeling|avdelning|dział) .*|.* (?:department|dept\.?|division|unit|ward|team|section|abteilung))$/;

export const isPartOfOne = (text: string): boolean => partOfOne.test(text.toLowerCase());

const organisationEndings =
  /.(?:bank|werke?|klinik|klinikum|krankenhaus|hospital|versicherung|schule|hochschule|verlag|haus|zentrum|stiftung|verein|ministerium|sjukhus|skola|skolan|kommun|bolaget|apotheke|brauerei|backerei|logistik|technik|technologies|soft|tech|labs|works|media|polizei|feuerwehr)$/;

/** "Ohio State", "Cal Poly Pomona", "UC Davis", "Texas A&M": universities without the word in their names. */
const isStateUniversity =
  /^(?!(?:Solid|Steady|Empire|Garden|Head|Deep) )(?:(?:\p{Lu}[\p{L}.'’-]+ ){1,2}State|(?:Cal (?:State|Poly)|Penn State|UC|UNC|UMass|SUNY|CUNY)[ -]\p{Lu}[\p{L}. ]{2,24}|(?:[\p{L} ]+ )?A&M|(?:Virginia|Georgia|Texas|Louisiana|Michigan|Florida|Tennessee|Montana) Tech|U of \p{Lu}|UConn|Rutgers|Purdue|Caltech|Ole Miss)$/u;

/** "TU Dresden", "M.Sc., FU Berlin" */
const germanUniversity = /(?<![\p{L}\p{N}])(?:TU|FU|HU|HTW|HAW) \p{Lu}\p{Ll}{3,}/u;

/** "UNIP", "UFAM", "PUC-RS", "SENAI": Brazilian schools known by acronyms. */
const lusophone =
  /^(?:UNI[\p{Lu}]{1,8}|UNICAMP|UNESP|UF[\p{Lu}]{1,5}|UE[\p{Lu}]{2}|PUC(?:[- ]?\p{Lu}{1,7})?|USP|FATEC|ETEC|SENAI|SENAC|FGV|FIAP|IF(?:SP|RJ|RS|SC|PR|MG|BA|CE|PE|PB|PA|AM|MT|MS|GO|ES|AL|MA|PI|RN|RO|TO|B)|Estácio)(?= |$|[,(–-])/u;

/** Whether a text names a place of learning. */
export const isSchool = (text: string): boolean => {
  // "Diplom-Ingenieur (FH)", "Betriebswirtin (IHK)": part of an academic title
  const words = plainWords(withoutDots(text.replace(/\((?:FH|TU|Uni|Univ\.?|IHK|HWK)\)/g, ' ')));
  if (/大学|大學|学院|學院|学校|學校|中学|高校|대학교|대학원|고등학교/.test(text)) return true;
  if (lusophone.test(text)) return true;
  // МГТУ им. Баумана, СПбГУ: the final У stands for university
  if (/^[«"]?(?:[А-ЯЁІЇЄб]{2,6}У|МАИ|МЭИ|МИФИ|МФТИ|ЛЭТИ|ВШЭ|КПИ|КПІ)(?=[\s»",(]|$)/u.test(text)) return true;
  if (isStateUniversity.test(text) || germanUniversity.test(text)) return true;
  if (/^(?:truong (?:dai hoc|cao dang|thpt|trung hoc)|dai hoc|hoc vien) /.test(words.join(' '))) return true;
  return words.some(
    (word) =>
      school.has(word) ||
      /.(?:universitat|universiteit|universitet|universitetet|hochschule|hogskola|hogskolan|hogeschool|school|college|gymnasium|gymnasiet|gymnasieskola|gimnazium|schule|kolleg|skola|skolan|skole|skolen|lyceum|akademie|akademiet|szkola|iskola|opisto|koulu|lukio)$|^bildungs(?:zentrum|werk|statte|haus|institut|campus)$/.test(
        word,
      ),
  );
};
