/** The head of an entry in pieces, each scored as a title and as an employer. */
import { datesIn } from './dates.ts';
import { piecesOf } from './head-splitters.ts';
import { leadingLabel } from './lexicon/labels.ts';
import { isLikelyPlace } from './lexicon/places.ts';
import { isCode, isForSelf, isOwnBusiness, isPlacePart, type Part, placeOf } from './parts.ts';
import { withStrokes } from './strokes.ts';
import {
  LEGAL,
  LIKELY_ORGANISATION,
  NAMED_ORGANISATION,
  organisationScore,
  SURE_ORGANISATION,
  TITLE,
  type TitleLexicon,
  titleScore,
} from './titles.ts';

export interface Scored extends Part {
  title: number;
  organisation: number;
}

function scored(part: Part, lexicon: TitleLexicon): Scored {
  const label = leadingLabel(part.text);
  const kind = label?.kind ?? part.cell.label;
  // self-employment: an employer if there is a title beside it, a title if not
  if (!kind && isForSelf.test(part.text)) return { ...part, title: 0, organisation: SURE_ORGANISATION };
  if (!kind && isOwnBusiness.test(part.text)) return { ...part, title: 1.3, organisation: 1.25 };
  if (kind !== 'title' && kind !== 'organisation') {
    const organisation = organisationScore(part.text);
    // "Tutor Perini Corp." is not a tutor
    const isLegal = organisation >= LEGAL ? 0.4 : 1;
    return { ...part, title: titleScore(part.text, lexicon) * isLegal, organisation };
  }
  const from = part.from + (label?.from ?? 0);
  const at = { ...part, text: part.text.slice(label?.from ?? 0), from, place: placeOf(part.cell, from, part.to) };
  return { ...at, title: kind === 'title' ? 6 : 0, organisation: kind === 'organisation' ? 6 : 0 };
}

/** "since 2017, La Spezia": an unlisted town, recognized by its place after the date. */
const isBehindDate = (part: Part, lexicon: TitleLexicon): boolean =>
  datesIn(part.cell.text).some(
    (date) => date.isRange && /^[\s,·|–-]*$/.test(part.cell.text.slice(date.to, part.from)) && date.to <= part.from,
  ) &&
  part.text.split(' ').length <= 3 &&
  titleScore(part.text, lexicon) < 1 &&
  organisationScore(part.text) < 0.7;

/** "Baton Rouge, LA" */
export const isTownOfState = ({ text }: Part): boolean =>
  /^\p{Lu}[\p{L}.' -]+, \p{Lu}{2}$/u.test(text) && isLikelyPlace(text);

/** "Honda of America | Marysville, OH": an employer in a piece of its own beside its town. */
function isEmployerBesideTown(named: Part, all: readonly Part[], lexicon: TitleLexicon): boolean {
  if (titleScore(named.text, lexicon) >= TITLE) return false;
  return organisationScore(named.text) >= LIKELY_ORGANISATION || all.some(isTownOfState);
}

/** A kind of contract: a title only if nothing else is one. */
const contractKind =
  /^(?:apprentissage|alternance|stage|apprenticeship|internship|co-?op|praktikum|ausbildung|tirocinio|prácticas|estágio|freelance|contract work)$/i;

/** "Roboticien – Aerofil – Stage" without the last piece. */
function withoutContractKinds(parts: readonly Part[], lexicon: TitleLexicon): readonly Part[] {
  const others = parts.filter(({ text }) => !contractKind.test(text));
  const isNamed = others.length >= 2 && others.some(({ text }) => titleScore(text, lexicon) >= TITLE);
  return isNamed ? others : parts;
}

/** "Cook, The Inn" above "Claxton Bay, 2018 – 2021": a single short name beside the date is the place. */
const isAboveTown = (part: Part, all: readonly Part[]): boolean => {
  const [first, second, ...more] = all;
  return (
    part === first &&
    part.offset < 0 &&
    more.length === 0 &&
    second?.offset === 0 &&
    second.text.split(' ').length <= 3 &&
    organisationScore(second.text) < NAMED_ORGANISATION
  );
};

export function headPartsOf(told: readonly Part[], lexicon: TitleLexicon, isParted = false): Scored[] {
  const all = withStrokes(withoutContractKinds(told, lexicon), lexicon);
  const before = all.filter((part) => !isBehindDate(part, lexicon));
  const parts = before.length >= 2 ? before : all;
  const sure = parts.filter((part) => !isPlacePart(part));
  const isTown = ({ text }: Part) => isLikelyPlace(text) && organisationScore(text.split(',')[0]!) < LEGAL;
  const named = sure.filter((part) => !isTown(part));
  // "Cook, The Inn – Baton Rouge, LA" has title and employer before its town
  const isWhole = named.length === 1 && sure.some(isTownOfState) && piecesOf(named[0]!, lexicon, true).length >= 2;
  // "Acme, Germany" is a town unless nothing else can be the employer
  const hasEmployer = named.length === 1 && sure.some(isTown) && isEmployerBesideTown(named[0]!, sure, lexicon);
  const kept = named.length >= 2 || isWhole || hasEmployer ? named : sure;
  return kept
    .flatMap((part) =>
      piecesOf(part, lexicon, kept.length === 1, isParted && (kept.length === 1 || isAboveTown(part, kept))),
    )
    .filter((part) => part.text !== '' && !isPlacePart(part) && !isCode(part.text))
    .map((part) => scored(part, lexicon));
}
