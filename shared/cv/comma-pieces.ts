/** "Engineer, Acme, Berlin": which pieces between commas are the title, the employer, a unit, or a place. */
import { departmentWords } from './lexicon/departments.data.ts';
import { isLikelyPlace, isPlace, isPlaceName, isRegion } from './lexicon/places.ts';
import { plainWords, wordSet } from './lexicon/plain.ts';
import { isCode, isStreet, pieceOf, withoutInnerCommas } from './parts.ts';
import type { Splitter } from './splitting.ts';
import {
  LEGAL,
  LIKELY_ORGANISATION,
  NAMED_ORGANISATION,
  organisationScore,
  TITLE,
  type TitleLexicon,
  titleScore,
  WEAK_TITLE,
} from './titles.ts';

/** Commas that separate pieces; "Cook (nights, weekends)" has none. */
export const commasIn = (text: string): RegExpExecArray[] => [
  ...withoutInnerCommas(text).matchAll(/[,،]\s+(?!(?:inc|ltd|llc|s\.?a|l\.?p|gmbh|ph\.?d)\b(?!\s*["“„«]))/giu),
];

/** "Engineer, Acme, Berlin" */
export const byCommas: Splitter = ({ part, lexicon, isOnly, isParted }) => {
  const commas = commasIn(part.text);
  if (commas.length === 0) return null;
  const cuts = [0, ...commas.map((comma) => comma.index), part.text.length];
  const startAt = (n: number) => (n === 0 ? 0 : cuts[n]! + commas[n - 1]![0].length);
  const texts = cuts.slice(1).map((to, n) => part.text.slice(startAt(n), to).trim());
  const whole = (from: number, to: number, slot: string) => pieceOf(part, startAt(from), cuts[to]!, slot);
  const last = withoutPlaces(texts, lexicon, isOnly);
  if (last === 1) return [whole(0, 1, '')];
  const named = texts.slice(0, last);
  const titles = named.map((text) => titleScore(text, lexicon));
  const hasTown = part.besideTown || (last < texts.length && !isRegion(texts[last]!));
  if (!isOnly && !hasTown && isEmployerAndTown(named, titles)) return [whole(0, 1, '')];
  // "Assistant Brand Manager, Fabric Care" beside an employer
  const isField = (text: string) => !isOnly && mayBePart.test(text) && text.split(' ').length <= 2;
  const organisations = named.map((text) => organisationScore(text) * (isField(text) ? 0.4 : 1));
  // "Villanyszerelő, Dunaerőmű Kft.": a title in a language without a title list; "Orlice, s.r.o." is one name
  const isLegal =
    organisations[1]! >= LEGAL && organisations[0]! < NAMED_ORGANISATION && /^\p{L}{4,} /u.test(texts[1]!);
  const splitAt = bestSplit(titles, organisations, isOnly) || Number(isParted || isLegal);
  if (splitAt === 0) return [whole(0, last, '')];
  const unit = unitsBehindTitle(named, titles, organisations, splitAt);
  if (unit) return [whole(0, unit.title, 'a'), whole(unit.employer, last, 'b')];
  const end = splitAt === 1 && isTitleEmployerTown(named, titles, organisations) ? 2 : last;
  return [whole(0, splitAt, 'a'), whole(splitAt, end, 'b')];
};

const isKnownPlace = (text: string): boolean => isPlaceName(text) || isPlace(text) || isStreet(text);

/** The number of pieces left after dropping trailing places and grades. */
function withoutPlaces(texts: readonly string[], lexicon: TitleLexicon, isOnly: boolean): number {
  let last = texts.length;
  while (last > 1 && (isKnownPlace(texts[last - 1]!) || isCode(texts[last - 1]!))) last--;
  if (last === texts.length) return last;
  // an unlisted town before its country; in "The Hain Celestial Group, Lake Success, NY" the employer precedes it
  const isEmployer = organisationScore(texts[0]!) >= LIKELY_ORGANISATION && titleScore(texts[0]!, lexicon) < TITLE;
  const mayBeTown = last > 2 || (last === 2 && (!isOnly || isEmployer) && isLikelyPlace(`${texts[1]}, ${texts[2]}`));
  const isNoName = organisationScore(texts[last - 1]!) === 0 && titleScore(texts[last - 1]!, lexicon) < WEAK_TITLE;
  return mayBeTown && isNoName ? last - 1 : last;
}

/** "Tesco, Croydon": an unlisted town after an employer, if no other town is named. */
const isEmployerAndTown = (texts: readonly string[], titles: readonly number[]): boolean =>
  texts.length === 2 &&
  titles.every((score) => score < WEAK_TITLE) &&
  organisationScore(texts[1]!) === 0 &&
  /^(?:Sta?\. )?\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}$/u.test(texts[1]!);

/** "Cook, The Inn, Bergen op Zoom": an unlisted town. */
const isTitleEmployerTown = (
  texts: readonly string[],
  titles: readonly number[],
  organisations: readonly number[],
): boolean =>
  texts.length === 3 &&
  organisations[2] === 0 &&
  titles[2]! < WEAK_TITLE &&
  titles[0]! >= TITLE &&
  /^\p{Lu}/u.test(texts[2]!) &&
  texts[2]!.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length <= 2;

/** Words that occur in names of units as well as of whole organizations. */
export const mayBePart =
  /\b(?:services|systems|solutions|consulting|engineering|research|software|digital|media|networks?|legal|operations|technolog(?:y|ies)|logistics|transport|retail|energy|power|care|health(?:care)?|medical|international|global|europe|usa?|uk)$/i;

const departments = wordSet(Object.values(departmentWords).join(' '));

/** "Financial Planning & Analysis" */
const isDepartment = (text: string): boolean => {
  const words = plainWords(text);
  return words.length > 0 && words.length <= 5 && words.every((word) => departments.has(word));
};

/** "Staff Nurse, Acute Medical Unit, Northern General Hospital": the middle piece is a unit of the employer. */
function unitsBehindTitle(
  texts: readonly string[],
  titles: readonly number[],
  organisations: readonly number[],
  splitAt: number,
): { title: number; employer: number } | null {
  const last = texts.length - 1;
  if (last < 2 || titles[0]! < TITLE || titles[0]! <= organisations[0]!) return null;
  const isEmployer = organisations[last]! >= 2 && titles[last]! < TITLE && !mayBePart.test(texts[last]!);
  const employer = isEmployer ? last : splitAt;
  const between = texts.slice(1, employer);
  if (between.length === 0 || titles.slice(1, employer).some((title) => title >= TITLE)) return null;
  // "Director, Corporate Finance" is a title
  if (between.every(isDepartment)) return { title: employer, employer };
  if (organisations.slice(1, employer).some((organisation) => organisation >= NAMED_ORGANISATION)) return null;
  const isLong = between.join(', ').length > texts[0]!.length;
  return { title: isLong ? 1 : employer, employer };
}

/** The index of the piece at which a title gives way to an employer, or the reverse; 0 if there is no evidence. */
function bestSplit(titles: readonly number[], organisations: readonly number[], isOnly: boolean): number {
  const leaning = (n: number) => titles[n]! - organisations[n]!;
  const last = titles.length - 1;
  if (titles[0]! >= TITLE && leaning(0) > 0) {
    for (let n = 1; n <= last; n++)
      if (leaning(n) <= -1 || (isOnly && (titles[n]! < TITLE || organisations[n]! >= 1.5))) return n;
    return 0;
  }
  for (let n = last; n >= 1; n--)
    if (titles[n]! >= TITLE && leaning(n) > 0 && leaning(n - 1) <= 0 && (isOnly || organisations[0]! >= 1)) return n;
  return 0;
}
