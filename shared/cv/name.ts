/** Whose CV it is: large, at the top, made of words that begin with capitals, and often in the email address. */
import { nameInMail } from './contact.ts';
import { datesIn } from './dates.ts';
import { isDocumentTitle } from './document-title.ts';

import { headingKind } from './headings.ts';
import type { Line } from './layout/lines.ts';
import { degreePattern } from './lexicon/degrees.data.ts';
import { labelKind, leadingLabel } from './lexicon/labels.ts';
import { isLikelyPlace, isPlace, mayBePlace } from './lexicon/places.ts';
import { plain } from './lexicon/plain.ts';
import { formTurned, isSurnameFirst, nameInForm, union } from './name-form.ts';
import { placeOf } from './parts.ts';
import type { Found, Place } from './reading.ts';
import { isSchool, organisationScore, TITLE, type TitleLexicon, titleScore } from './titles.ts';

const titlesOfCv =
  /^(?:(?:resume|résumé|curr[ií]culum(?:\s+vit[aæ]e?)?|currículo|hoja de vida|c\.?\s?v\.?|lebenslauf|życiorys|životopis|özgeçmiş|ansioluettelo|önéletrajz|bio-?data|profile|profil|name|vor- und nachname|first name\(s\) surname\(s\)|full name|nom|nombre|nome|naam|imię i nazwisko|имя|фио|姓名|氏名)\s*(?:of|von|de|di|do|da|van|af|av|for|för|für)?\s*[:–—|-]?\s+)+/iu;
/** "Hi, I’m Ada Brook." */
const greeting =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|ciao|olá|hej|cześć)\s*[,!.–—-]*\s*)?(?:i am|i[’']m|my name is|ich bin|mein name ist|je suis|je m[’']appelle|soy|me llamo|mi nombre es|sono|mi chiamo|eu sou|sou|ik ben|jestem|jag heter|jeg er)\s+(?=\p{Lu})/iu;
const trailing =
  /(?:\s*[,–—|(-]?\s*\b(?:curriculum\s+vit[aæ]e?|resume|résumé|cv(?: \d{4})?|lebenslauf|page \d+)|\s[(]\d{2})\s*\)?$/iu;
const honours =
  /(?:,?\s*(?:\b(?:ph\.?\s?d\.?|m\.?d\.?|m\.?b\.?a\.?|b\.?sc?\.?|m\.?sc?\.?|m\.?a\.?|b\.?a\.?|r\.?n\.?|b\.?s\.?n\.?|m\.?s\.?n\.?|cpa|pmp|cfa|esq\.?|j\.?d\.?|ll\.?m\.?|pharm\.?d\.?|ed\.?d\.?|dvm|dds|p\.?e\.?|pe|csm|cissp|shrm-cp|m\.?ed\.?|m\.?eng\.?|b\.?eng\.?|fca|aca|acca|bcba|lcsw|np|dnp|fnp|ccrn|phr|psy\.?d\.?|mph|dr\.?|frcs|mrcp|oam|obe|mbe|[mf](?:rics|cipd|cmi|imeche|iet|bcs|ciob|rsc|inst[a-z]{0,4}|rtpi)|assoc ?cipd|c(?:eng|sci|phys|geol|math)|ieng|frsa|fcca|fcma|frcp|frcgp|rgn|rmn|\(hons\)|usaf|usmc|usn|usa|ret\.?)(?=$|[\s,)/|]))\.?)+\s*\)?$/iu;
/** "Wang Xiaoming (Michael)", "Ada Brook (she/her)" */
const calledToo = /\s+\([\p{L}\p{M} ./’'-]{2,24}\)$/u;
const before =
  /^(?:(?:dr|prof|assoc|asst|doc|priv|pd|mr|mrs|ms|miss|mag|dipl|herr|frau|mme|mlle|m|sr|sra|srta|dña|doña|shri|smt|dott|dott\.?ssa|arch|avv|geom|rag|lic|licda|mgr|magister|inż|ing|eng|engr|er|bc|ir|drs|univ|habil|mudr|mvdr|judr|rndr|phdr|paeddr|lek|dipl\.?\s?-?\s?(?:ing|inf|kfm|kffr|betriebsw|päd|psych|phys|chem|biol|math|volksw|oec|des|soz)|staatl\.? gepr|msg|msgt|tsgt|ssgt|ssg|sgt|sfc|cpl|cpt|capt|maj|ltc|col|lt|cdr)\.?(?:-ing\.?|\s?(?:med|phil|rer|nat|jur|ing|pol|oec|habil|dent|vet|h\.\s?c|mult)\.?)*(?:\s*\((?:fh|tu|uni|ba|dh|bsc|msc|ret\.?|retired)\))?\s+)+(?=\p{Lu})/iu;

const rankWords =
  /^(?:command|first|second|chief|senior|master|gunnery|staff|technical|petty|warrant|lance|class|lieutenant|major|brigadier|wing|squadron|leading|flight|sergeant|officer|corporal|captain|colonel|commander|seaman|airman|\(?(?:ret|retired)\.?\)?)$/i;

/** "Master Sergeant (Ret.) Curtis Boudreaux": what is before the last words, as long as two of them are left. */
function withoutRank(name: string): string {
  const words = name.split(/\s+/);
  const first = words.findIndex((word) => !rankWords.test(word));
  return first >= 2 && words.length - first >= 2 ? words.slice(first).join(' ') : name;
}

/** "Tavares, Inês Quintela", "ZUBIZARRETA OCHOA, Iker" */
const turned = (name: string): string => name.replace(surnameFirst, '$2 $1');
const surnameFirst =
  /^(\p{Lu}[\p{L}'’-]+|\p{Lu}{2}[\p{Lu}'’-]*(?: \p{Lu}{2}[\p{Lu}'’-]*){1,2}), (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)?)$/u;

/** "Whitlock, Jr.", "Hale III": part of the name. */
const suffix = /,?\s+(?:jr|sr|ii|iii|iv)\.?$/iu;
/** Names of two to five letters, their parts side by side or apart. */
const inHanOrHangul =
  /^[\p{Script=Han}]{2,4}$|^[\p{Script=Hangul}]{2,4}$|^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,3} [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}$|^\p{Script=Hangul}{1,2} \p{Script=Hangul}{1,3}$/u;
const inArabicOrHebrew =
  /^\p{Script=Arabic}+(?:\s\p{Script=Arabic}+){1,4}$|^\p{Script=Hebrew}[\p{Script=Hebrew}'׳"״-]+(?:[\s-][\p{Script=Hebrew}'׳"״-]+){1,3}$/u;

/** Thai, Hindi, Georgian, …: letters that are neither capital nor small. */
const inOtherLetters =
  /^(?!.*[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Latin}])[\p{Lo}\p{M}\p{Script=Georgian}]{2,}(?:\s[\p{Lo}\p{M}\p{Script=Georgian}]{2,}){1,3}$/u;

/** The words of a name alone, and where in the text they stand. */
function bareName(text: string): { value: string; from: number } {
  let value = text.replace(/^[^\p{L}]+/u, '');
  value = value.replace(titlesOfCv, '');
  if (greeting.test(value)) value = value.replace(greeting, '').replace(/[.!]$/, '');
  let last: string;
  do {
    last = value;
    value = value
      .replace(trailing, '')
      .replace(honours, '')
      .replace(calledToo, '')
      .replace(/[\s,|–—(-]+$/u, '')
      .trim();
  } while (value !== last);
  value = withoutRank(value.replace(before, '').trim());
  return { value, from: Math.max(0, text.indexOf(value)) };
}

const particle =
  /^(?:de|del|della|di|da|dos|das|do|van|von|der|den|ter|ten|la|le|du|el|al|bin|ibn|binti?|binte|ben|abu|ul|ur|ud|ap|ab|ferch|verch|bte|bt|ould|dello|dei|degli|lo|li|op|aan|het|vom|y|e|af|av|zu|zum|dos|san|st\.?|mac|mc|[’'‘]t|i|und)$/iu;

/** "BSc Physics", not "Ma Xiaoming". */
const opensWithDegree = (name: string): boolean =>
  name !== name.toUpperCase() &&
  /^\P{Lu}*\p{Lu}[^\s\p{Lu}]*\p{Lu}/u.test(name.split(' ')[0]!) &&
  degreePattern.exec(plain(name))?.index === 0;

/** How much a text looks like the name of a person, 0 where it cannot be one. */
function looksLikeName(name: string, lexicon: TitleLexicon, isMailed: boolean): number {
  if ((name.length < 3 && !inHanOrHangul.test(name)) || name.length > 45 || /[\d@:/\\|!?%#+=<>•·]/.test(name)) return 0;
  const words = name.split(/\s+/);
  if (inHanOrHangul.test(name) || inArabicOrHebrew.test(name) || inOtherLetters.test(name))
    return headingKind(name) || isDocumentTitle(name) ? 0 : 1;
  const own = words.filter((word) => !particle.test(word));
  if (own.length > 6) return 0;
  // "pip wainwright" in large letters, or above all else
  const isSmall = isMailed && words.length >= 2 && /^[\p{Ll}\s.'’-]+$/u.test(name);
  if (own.length === 0 || !own.every((word) => isSmall || /^["“'(]?\p{Lu}[\p{L}'’`´.-]*[")”'.,]?$/u.test(word)))
    return 0;
  if (
    headingKind(name) ||
    // two headings beside each other
    (words.length > 1 && words.every((word) => headingKind(word))) ||
    isDocumentTitle(name) ||
    isPlace(name) ||
    isLikelyPlace(name) ||
    isSchool(name) ||
    datesIn(name).length > 0
  )
    return 0;
  if (
    /,/.test(name.replace(suffix, '')) &&
    !/^\p{Lu}[\p{L}'’-]+,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?[\p{L}'’-]*)?$/u.test(name)
  )
    return 0;
  const title = titleScore(name, lexicon);
  if (title >= 2.9 && words.length > 1) return 0.1;
  if (organisationScore(name) >= 2.5 || opensWithDegree(name)) return 0.1;
  let worth = words.length === 1 ? 0.35 : own.length <= 4 ? 1 : 0.7;
  if (title >= 2) worth *= 0.5;
  if (organisationScore(name) >= 1.5) worth *= 0.6;
  return worth;
}

interface Candidate {
  value: string;
  place: Place;
  lines: Line[];
  score: number;
}

/** So many letters of the address part a name where only one of its words stands there. */
const MIN_PARTED = 4;

/** "JOHNSMITH" and "john.smith@…": the address tells where the name is parted. */
function partedByMail(name: string, mail: string | undefined): string {
  if (/[\s-]/.test(name) || !mail || name.length < 7) return name;
  const local = plain(mail.split('@')[0]!)
    .split(/[._\-\d]+/)
    .filter((word) => word.length > 2);
  const joined = plain(name);
  const starts = local.find((word) => joined.startsWith(word) && joined.length - word.length >= 3)?.length ?? 0;
  const rest = joined.slice(starts);
  const ends = local.find((word) => rest.endsWith(word) && rest.length - word.length >= 3)?.length ?? 0;
  // "Patricia" and "pat@…" are one word
  if (Math.max(starts, ends) < MIN_PARTED && !(starts && ends)) return name;
  const at = [0, starts, name.length - ends, name.length];
  if (at.slice(0, 3).some((from) => /^\p{Ll}/u.test(name.slice(from)))) return name;
  return at
    .slice(1)
    .map((to, i) => name.slice(at[i], to))
    .filter(Boolean)
    .join(' ');
}

/** What stands before a mark, an address or a number. */
const beforeSeparator = (text: string): string =>
  text.split(/\s*[|•·–—]\s*|\s+-\s+|,\s+|\s+(?=\S+@\S)|\s+(?=[+(]?\d[\d ()-]{6,})/)[0]!;

/** A line without what stands beside it in smaller letters. */
const largeCells = ({ cells, fontSize }: Line) => cells.filter((cell) => cell.fontSize > 0.7 * fontSize);
const largeText = (line: Line): string =>
  largeCells(line)
    .map(({ text }) => text)
    .join(' ');

/** "Andrea F." above "Uriarte V." and "andrea.uriarte@…": the first two lines, of whatever size. */
function areOneInMail([first, second]: readonly Line[], mail: string | undefined): boolean {
  if (!first || !second || !mail) return false;
  const isShort = ({ cells, text }: Line) => cells.length === 1 && text.split(' ').length <= 3 && !/[\d@,|]/.test(text);
  const inMail = [first, second].map(({ text }) => nameInMail(text, mail));
  const both = nameInMail(`${first.text} ${second.text}`, mail);
  return isShort(first) && isShort(second) && inMail.every((found) => found === 1) && both === 2;
}

/** Large lines of one size that stand close below each other; a first name above a surname of another size; or what an address has as one. */
function stackedFrom(
  lines: readonly Line[],
  from: number,
  body: number,
  mail: string | undefined,
  lexicon: TitleLexicon,
): Line[] {
  const first = lines[from]!;
  const own = largeText(first);
  const isPart = (line: Line) =>
    largeCells(line).length === 1 && largeText(line).split(' ').length <= 4 && !headingKind(largeText(line));
  if (first.fontSize <= body + 2) return from === 0 && areOneInMail(lines, mail) ? lines.slice(0, 2) : [];
  if (!isPart(first)) return [];
  const isAlone = !own.includes(' ') && !/^\p{Lu}{1,2}$/u.test(own) && !isDocumentTitle(own);
  const isTitle = (line: Line) => own.includes(' ') && titleScore(largeText(line), lexicon) >= 2;
  const isTown = (text: string) => mayBePlace(text);
  const isAlike = (line: Line) =>
    !isTitle(line) &&
    !isTown(largeText(line)) &&
    (Math.abs(line.fontSize - first.fontSize) < 1 ||
      (isAlone &&
        line.fontSize > body + 2 &&
        Math.min(line.fontSize, first.fontSize) > 0.5 * Math.max(line.fontSize, first.fontSize) &&
        titleScore(largeText(line), lexicon) < TITLE));
  // how to reach the person may stand beside both lines of the name
  const [cell] = largeCells(first);
  const isBeside = (line: Line) => line.fontSize < 0.7 * first.fontSize && line.x > cell!.x + cell!.width;
  const rest = lines.slice(from + 1, from + 6).filter((line) => !isBeside(line));
  const isBelow = (line: Line, i: number) => {
    const above = rest[i - 1] ?? first;
    return line.page === first.page && line.y - above.y - above.height < 1.2 * line.fontSize;
  };
  const end = rest.findIndex((line, i) => !isBelow(line, i) || !isAlike(line) || !isPart(line));
  return [first, ...(end < 0 ? rest : rest.slice(0, end)).slice(0, 3)];
}

/** @param lines of the first page, in reading order */
export function readName(
  lines: readonly Line[],
  headLines: ReadonlySet<Line>,
  body: number,
  mail: string | undefined,
  lexicon: TitleLexicon,
): { name: Found; lines: Line[] } | null {
  const inForm = nameInForm(lines);
  if (inForm) return inForm;
  const top = Math.min(...lines.map(({ y }) => y));
  const largest = Math.max(...lines.map(({ fontSize }) => fontSize));
  const candidates: Candidate[] = [];
  const add = (
    raw: string,
    place: (from: number, length: number) => Place,
    own: Line[],
    size: number,
    y: number,
    isLabelled = false,
  ) => {
    const { value, from } = bareName(raw.slice(leadingLabel(raw)?.kind === 'name' ? leadingLabel(raw)!.from : 0));
    if (mayBePlace(value)) return;
    const name = turned(partedByMail(value, mail));
    const inMail = mail === undefined ? 0 : nameInMail(name, mail.replace('@', ''));
    const isLarge = size > body + 3 && (inMail >= 2 || (inMail >= 1 && size >= 1.8 * body && size >= largest - 0.5));
    const isTop = y === top && inMail >= 1 && own.every((line) => line.text === raw);
    const looks = looksLikeName(name, lexicon, isLarge || isTop);
    if (looks === 0) return;
    const large = Math.min(2, Math.max(0, size / body - 1) * 2) + (size >= largest - 0.5 && size > body + 1 ? 0.7 : 0);
    const high = Math.max(0, 1 - (y - top) / 220);
    const inHead = own.every((line) => headLines.has(line)) ? 0.8 : 0;
    const mailed = mail ? Math.min(2, nameInMail(name, mail)) * 0.9 : 0;
    const isNamed = isLabelled || leadingLabel(raw)?.kind === 'name';
    const labelled = isNamed ? 2 : /^(?:name|nom|nombre|nome|naam|imię|имя|фио)\b/iu.test(raw) ? 1 : 0;
    candidates.push({
      value: name,
      place: place(from, value.length),
      lines: own,
      score: looks * (0.3 + 0.1 * own.length + 1.2 * large + 1.2 * high + inHead + mailed + labelled),
    });
  };
  lines.forEach((line, i) => {
    // "Apellido(s) / Nombre(s) | Zubizarreta Ochoa, Iker"
    const isForm = line.cells.length === 2 && labelKind(line.cells[0]!.text) === 'name';
    for (const cell of line.cells) {
      const isLabelled = isForm && cell === line.cells[1];
      const raw = isLabelled && isSurnameFirst(line.cells[0]!.text) ? formTurned(cell.text) : cell.text;
      const at = (from: number, length: number) =>
        raw === cell.text ? placeOf(cell, from, from + length) : placeOf(cell);
      add(raw, at, [line], cell.fontSize, cell.y, isLabelled);
      // "Ada Brook | Engineer", "Ada Brook, PhD – Curriculum vitae"
      const last = /\s[|•·]\s+([^|•·]+)$/.exec(cell.text)?.[1];
      if (last)
        add(last, (from, length) => at(cell.text.length - last.length + from, length), [line], cell.fontSize, cell.y);
      const first = beforeSeparator(cell.text);
      // "Charleston, WV" has no name before its comma; "Grace Okafor, MD" has
      const isTown = !first.includes(' ') && isLikelyPlace(cell.text);
      if (first !== cell.text && !isTown)
        add(first, (from, length) => placeOf(cell, from, from + length), [line], cell.fontSize, cell.y);
    }
    const [first, second] = line.cells;
    if (first && second && line.cells.length === 2 && Math.abs(first.fontSize - second.fontSize) < 1)
      add(
        `${first.text} ${second.text}`,
        () => union([placeOf(first), placeOf(second)]),
        [line],
        first.fontSize,
        line.y,
      );
    // a name that is broken over lines of a narrow column
    const stack = stackedFrom(lines, i, body, mail, lexicon);
    for (let count = 2; count <= stack.length; count++) {
      const own = stack.slice(0, count);
      add(
        own
          .map(largeText)
          .map((text, n) => partedByMail(n === count - 1 ? beforeSeparator(text) : text, mail))
          .join(' ')
          .replace(/- /g, '-'),
        () => union(own.map(({ cells }) => placeOf(cells[0]!))),
        own,
        Math.max(...own.map(({ fontSize }) => fontSize)) + 0.6,
        line.y,
      );
    }
  });
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0.5 ? { name: { value: best.value, place: best.place }, lines: best.lines } : null;
}
