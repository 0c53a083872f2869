/** How much a text looks like the name of a person. */
import { datesIn } from './dates.ts';
import { isDocumentTitle } from './document-title.ts';
import { headingKind } from './headings.ts';
import { degreePattern } from './lexicon/degrees.data.ts';
import { isLikelyPlace, isPlace } from './lexicon/places.ts';
import { plain } from './lexicon/plain.ts';
import {
  isSchool,
  LIKELY_ORGANISATION,
  organisationScore,
  SURE_TITLE,
  type TitleLexicon,
  titleScore,
} from './titles.ts';

/** "Whitlock, Jr.", "Hale III": part of the name. */
const suffix = /,?\s+(?:jr|sr|ii|iii|iv)\.?$/iu;
/** Names in Han characters or Hangul, their parts together or separated by a space. */
const inHanOrHangul =
  /^[\p{Script=Han}]{2,4}$|^[\p{Script=Hangul}]{2,4}$|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,3} [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}$|^\p{Script=Hangul}{1,2} \p{Script=Hangul}{1,3}$/u;
const inArabicOrHebrew =
  /^\p{Script=Arabic}+(?:\s\p{Script=Arabic}+){1,4}$|^\p{Script=Hebrew}[\p{Script=Hebrew}'׳"״-]+(?:[\s-][\p{Script=Hebrew}'׳"״-]+){1,3}$/u;

/** Thai, Hindi, Georgian and others without capital letters. */
const inOtherLetters =
  /^(?!.*[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Latin}])[\p{Lo}\p{M}\p{Script=Georgian}]{2,}(?:\s[\p{Lo}\p{M}\p{Script=Georgian}]{2,}){1,3}$/u;

const particle =
  /^(?:de|del|della|di|da|dos|das|do|van|von|der|den|ter|ten|la|le|du|el|al|bin|ibn|binti?|binte|ben|abu|ul|ur|ud|ap|ab|ferch|verch|bte|bt|ould|dello|dei|degli|lo|li|op|aan|het|vom|y|e|af|av|zu|zum|dos|san|st\.?|mac|mc|[’'‘]t|i|und)$/iu;

/** "BSc Physics", not "Ma Xiaoming". */
const opensWithDegree = (name: string): boolean =>
  name !== name.toUpperCase() &&
  /^\P{Lu}*\p{Lu}[^\s\p{Lu}]*\p{Lu}/u.test(name.split(' ')[0]!) &&
  degreePattern.exec(plain(name))?.index === 0;

/** A text of more words is not a name; one of more than four is less likely to be. */
const MAX_WORDS = 6;
const USUAL_WORDS = 4;
const MAX_LETTERS = 45;

/** The weight of a text of one word, or of many, compared with two to four words. */
const ONE_WORD = 0.35;
const MANY_WORDS = 0.7;
/** A title of two words or more, a sure employer or a degree: a name only if nothing else is one. */
const HARDLY = 0.1;

/** From here on the whole text is a title of the occupation table. */
const WHOLE_TITLE = 2.9;
/** A legal form, or words that begin the names of organizations. */
const CLEAR_ORGANISATION = 2.5;
const AS_TITLE = 0.5;
const AS_ORGANISATION = 0.6;

const isCapitalWord = (word: string): boolean => /^["“'(]?\p{Lu}[\p{L}'’`´.-]*[")”'.,]?$/u.test(word);

/** Headings, places, schools and dates. */
function isSomethingElse(name: string): boolean {
  const words = name.split(/\s+/);
  return (
    headingKind(name) !== null ||
    // two headings beside each other
    (words.length > 1 && words.every((word) => headingKind(word))) ||
    isDocumentTitle(name) ||
    isPlace(name) ||
    isLikelyPlace(name) ||
    isSchool(name) ||
    datesIn(name).length > 0
  );
}

/** "Ada, Berlin, Engineer" is a list; "Brook, Ada M." is a name. */
const isList = (name: string): boolean =>
  /,/.test(name.replace(suffix, '')) &&
  !/^\p{Lu}[\p{L}'’-]+,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?[\p{L}'’-]*)?$/u.test(name);

/**
 * 0 where a text cannot be a name.
 *
 * @param isSet whether its size or position marks it as the name even in lowercase
 */
export function looksLikeName(name: string, lexicon: TitleLexicon, isSet: boolean): number {
  const isShort = name.length < 3 && !inHanOrHangul.test(name);
  if (isShort || name.length > MAX_LETTERS || /[\d@:/\\|!?%#+=<>•·]/.test(name)) return 0;
  const words = name.split(/\s+/);
  if (inHanOrHangul.test(name) || inArabicOrHebrew.test(name) || inOtherLetters.test(name))
    return headingKind(name) || isDocumentTitle(name) ? 0 : 1;
  const own = words.filter((word) => !particle.test(word));
  // "pip wainwright" in large letters, or at the very top
  const isSmall = isSet && words.length >= 2 && /^[\p{Ll}\s.'’-]+$/u.test(name);
  if (own.length === 0 || own.length > MAX_WORDS || !own.every((word) => isSmall || isCapitalWord(word))) return 0;
  if (isSomethingElse(name) || isList(name)) return 0;
  const title = titleScore(name, lexicon);
  const organisation = organisationScore(name);
  if (title >= WHOLE_TITLE && words.length > 1) return HARDLY;
  if (organisation >= CLEAR_ORGANISATION || opensWithDegree(name)) return HARDLY;
  const worth = words.length === 1 ? ONE_WORD : own.length <= USUAL_WORDS ? 1 : MANY_WORDS;
  return worth * (title >= SURE_TITLE ? AS_TITLE : 1) * (organisation >= LIKELY_ORGANISATION ? AS_ORGANISATION : 1);
}
