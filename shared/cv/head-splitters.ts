/** Splits a piece at the head of an entry into title and employer, by a word, a mark or a change of style. */
import { byCommas, commasIn } from './comma-pieces.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { isRegion } from './lexicon/places.ts';
import { isForSelf, isOwnBusiness, type Part, withoutInnerCommas } from './parts.ts';
import { employer, type Splitter, title } from './splitting.ts';
import { organisationScore, SURE_TITLE, TITLE, type TitleLexicon, titleScore, WEAK_TITLE } from './titles.ts';
import { withoutLead, workedAs, workedAt } from './told-heads.ts';

const atWord =
  /\s+(?:@|at(?!\s+(?:Law|Sea|Home|Large|Risk|Heart|Work|Play|Arms)\b)|bei(?:m| der)?|chez|presso|bij|hos|w firmie)\s+(?=\p{Lu}|\d|(?:various|several|different|many|local|numerous)\s\p{Ll})|\s*@\s*/u;

const sureAt = /^\s+(?:bei(?:m| der)?|chez|presso|bij|hos|w firmie)\s+$/u;

/** "NEURAFLASH (Senior Consultant)" */
const nameAndTitle = /^(\S.*?)\s+\((\p{L}[^()]{3,60})\)$/u;

/** Only after these does "di" mean "at": in Italian it means "of". */
const inIndonesian =
  /^(?:staf|teknisi|mekanik|operator|guru|perawat|bidan|dokter|kasir|sopir|pengemudi|satpam|pelayan|koki|juru|kepala|manajer|asisten|karyawan|karyawati|admin|magang|sekretaris|akuntan|penjaga|pengawas|kurir|tukang|montir|buruh)(?!\p{L})/iu;

/** "Civil Engineer with Arabtec"; "Driver with License" is excluded by `ofPerson` */
const withName = /\s+with\s+(?=(?:\p{Lu}[\p{L}&.'’-]*\s?){1,4}(?:,|$))/u;
const ofPerson = /\b(?:licen[cs]e|experience|certificat\w*|clearance|skills?|degree|qualification|english|training)\b/i;
/** "Enfermera en Hospital General", "Professora na Escola Modelo" */
const inName = /\s+(?:en|em|no|na|à l['’]|à la|à|au|w|we)(?:\s+(?:el|la|las|los))?(?:\s+|(?<=['’]))(?=\p{Lu})/u;

/** The word between title and employer: "at", or, if there is no other candidate for the employer, "with" and "in". */
function linkIn(text: string, lexicon: TitleLexicon, isOnly: boolean): RegExpExecArray | undefined {
  const at = atWord.exec(text) ?? (inIndonesian.test(text) ? /\s+di\s+(?=\p{Lu})/u.exec(text) : null);
  const beside = isOnly && !ofPerson.test(text) ? withName.exec(text) : null;
  const within = isOnly ? inName.exec(text) : null;
  const isIn = within !== null && organisationScore(text.slice(within.index + within[0].length)) >= 1.5;
  // "Relief milker at various farms": "at" needs less of a title than the others, and "bij" before a name needs none
  const threshold = (link: RegExpExecArray) => (link !== at ? TITLE : isOnly && sureAt.test(link[0]) ? 0 : WEAK_TITLE);
  return [at, beside, isIn ? within : null]
    .filter((link) => link !== null)
    .find((link) => titleScore(text.slice(0, link.index), lexicon) >= threshold(link));
}

/** "Worked as a cook at The Inn" */
const byWorkedAs: Splitter = ({ part, lexicon }) => {
  const worked = workedAs(part);
  return worked && [worked.title, ...piecesOf(worked.employer, lexicon, false)];
};

/** "Worked at Target for 8 months" */
const byWorkedAt: Splitter = ({ part }) => workedAt(part);

/** "Position: Cook" */
const byLabel: Splitter = ({ part }) => (leadingLabel(part.text) ? [part] : null);

/** "2 years Professor at the École" */
const byLead: Splitter = ({ part, lexicon, isOnly, isParted }) => {
  const named = withoutLead(part);
  return named && piecesOf(named, lexicon, isOnly, isParted);
};

/** "Engineer at Acme" */
const byLink: Splitter = ({ part, lexicon, isOnly }) => {
  const link = linkIn(part.text, lexicon, isOnly);
  if (!link) return null;
  const behind = employer(part, link.index + link[0].length, part.text.length);
  return [title(part, 0, link.index), ...piecesOf(behind, lexicon, false)];
};

/** "NEURAFLASH (Senior Consultant)" */
const byBrackets: Splitter = ({ part, lexicon }) => {
  const [, outer, inner] = nameAndTitle.exec(part.text) ?? [];
  if (!outer || titleScore(inner!, lexicon) < SURE_TITLE || titleScore(outer, lexicon) >= 0.7) return null;
  return [employer(part, 0, outer.length), title(part, part.text.length - inner!.length - 1, part.text.length - 1)];
};

/** "Center for Diagnosis: Bioinformatics specialist", and the other way round */
const byColon: Splitter = ({ part, lexicon }) => {
  const colon = /:\s+(?=\p{Lu})/u.exec(withoutInnerCommas(part.text));
  if (!colon) return null;
  const [before, from] = [part.text.slice(0, colon.index), colon.index + colon[0].length];
  if (titleScore(part.text.slice(colon.index + 1), lexicon) >= TITLE)
    return [...piecesOf(employer(part, 0, colon.index), lexicon, false), title(part, from, part.text.length)];
  if (organisationScore(part.text.slice(from)) >= 1.2 && titleScore(before, lexicon) >= SURE_TITLE)
    return [title(part, 0, colon.index), employer(part, from, part.text.length)];
  return null;
};

/** "Translator, self-employed" */
const byOwnBusiness: Splitter = ({ part, lexicon }) => {
  const [, before, business] = /^(\S.*?),\s+([^,]+)$/u.exec(part.text) ?? [];
  if (!business || !isOwnBusiness.test(business)) return null;
  // "Lawn care, self"
  if (titleScore(before!, lexicon) < TITLE && !isForSelf.test(business)) return null;
  return [title(part, 0, before!.length), employer(part, part.text.length - business.length, part.text.length)];
};

/** "Crescent Valley Academy, Brea, CA Choir Director" */
const byState: Splitter = ({ part, lexicon, isOnly }) => {
  const state = /,\s+([A-Z]{2})\s+(?=\p{Lu})/u.exec(part.text);
  if (!state || !isRegion(state[1]!)) return null;
  const [at, from] = [state.index + state[0].trimEnd().length, state.index + state[0].length];
  const [before, behind] = [part.text.slice(0, at), part.text.slice(from)];
  if (titleScore(behind, lexicon) < TITLE || titleScore(before, lexicon) >= TITLE) return null;
  return [...piecesOf(employer(part, 0, at), lexicon, isOnly), title(part, from, part.text.length)];
};

/** A bold title and a regular employer with only the change of style between them. */
const byLook: Splitter = ({ part, lexicon, isOnly }) => {
  const turn = turnIn(part, lexicon, isOnly);
  if (turn === undefined || !commasIn(part.text).every((comma) => Math.abs(comma.index - turn) > 3)) return null;
  return [title(part, 0, turn), employer(part, turn, part.text.length)].map((one) => ({
    ...one,
    text: one.text.replace(/^(?:[\s,:–-]+|(?:at|bei|chez|presso|bij)\s+)+|[\s,:–-]+$/g, ''),
  }));
};

/** Where the style changes within a piece: between a title and something else, or anywhere if the piece is alone. */
function turnIn(part: Part, lexicon: TitleLexicon, isOnly: boolean): number | undefined {
  return part.cell.turns
    .map((at) => at - part.from)
    .find((at) => {
      if (at <= 2 || at >= part.text.length - 2) return false;
      // "**Sales Associate** (part time)"
      if (/^\s*\([^()]*\)$/.test(part.text.slice(at))) return false;
      const sides = [part.text.slice(0, at), part.text.slice(at)].map(
        (text) => titleScore(text.trim(), lexicon) >= TITLE,
      );
      return isOnly || sides[0] !== sides[1];
    });
}

/** Tried in order; the first with an answer wins. */
const splitters = [
  byWorkedAs,
  byWorkedAt,
  byLabel,
  byLead,
  byLink,
  byBrackets,
  byColon,
  byOwnBusiness,
  byState,
  byLook,
  byCommas,
];

/** The pieces of a part, if it holds a title and something else. */
export function piecesOf(part: Part, lexicon: TitleLexicon, isOnly: boolean, isParted = false): Part[] {
  for (const split of splitters) {
    const pieces = split({ part, lexicon, isOnly, isParted });
    if (pieces) return pieces;
  }
  return [part];
}
