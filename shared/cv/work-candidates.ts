/** The entries of a section as candidates for jobs: which pieces stand at the head of each, and how the document sets them. */
import type { Entry } from './entries.ts';
import { headPartsOf, type Scored } from './head-pieces.ts';
import { isPlacePart, type Part } from './parts.ts';
import {
  isPartOfOne,
  LEGAL,
  LIKELY_ORGANISATION,
  organisationScore,
  TITLE,
  type TitleLexicon,
  titleScore,
  WEAK_ORGANISATION,
  WEAK_TITLE,
} from './titles.ts';
import type { Candidate } from './work-groups.ts';

/** Whether a part may name something: not where it stands in the place in which other entries have their towns. */
function townsOf(entries: readonly Entry[], lexicon: TitleLexicon): (part: Part) => boolean {
  const slots = Map.groupBy(
    entries.flatMap(({ parts, nextParts }) => [...parts, ...nextParts]),
    ({ slot }) => slot,
  );
  return (part) => {
    const others = slots.get(part.slot)!;
    const towns = others.filter(isPlacePart).length;
    const isUnknown =
      part.text.split(' ').length <= 3 &&
      titleScore(part.text, lexicon) < WEAK_TITLE &&
      organisationScore(part.text) < WEAK_ORGANISATION;
    return !(isUnknown && towns >= 1 && towns * 2 >= others.length - 1);
  };
}

/** Without towns; what stands beside one on its line is told so. */
function withoutTowns(parts: readonly Part[], mayName: (part: Part) => boolean): Part[] {
  const towns = parts.filter((part) => !mayName(part));
  const isBeside = ({ offset, cell }: Part) => towns.some((town) => town.offset === offset && town.cell !== cell);
  return parts.filter(mayName).map((part) => ({ ...part, besideTown: part.besideTown || isBeside(part) }));
}

export function candidatesOf(entries: readonly Entry[], lexicon: TitleLexicon): Candidate[] {
  const mayName = townsOf(entries, lexicon);
  const read = (isParted: boolean) =>
    entries.map((entry): Candidate => {
      const head = withoutTowns(entry.parts, mayName);
      const next = withoutTowns(entry.nextParts, mayName);
      const own = headPartsOf([...head, ...next.filter((part) => part.besideTown)], lexicon, isParted);
      return { entry, own, all: headPartsOf([...head, ...next], lexicon, isParted) };
    });
  const first = read(false);
  // "Hero, Pepperpot" tells nothing by itself: it is parted as most others are
  return first.filter(isTitleFirst).length * PARTED_IN >= first.length ? read(true) : first;
}

/** One entry of so many that parts its title from its employer at a comma says how the others do. */
const PARTED_IN = 3;

function isTitleFirst({ own, all }: Candidate): boolean {
  const parts = own.length > 0 ? own : all;
  return parts.length >= 2 && parts[0]!.slot.endsWith('a') && parts[0]!.title >= TITLE;
}

/** Whether what stands up to the date is a title and an employer. */
const isEnough = ({ own }: Candidate): boolean =>
  own.length >= 2 &&
  own.some((part) => part.title >= TITLE && part.title > part.organisation) &&
  // "Staff Nurse, Children's Ward" above the hospital
  !own.every((part) => part.title >= TITLE || isPartOfOne(part.text));

/** "07/2020 – today  Test Engineer – Fuel Cells" above "Robert Bosch GmbH, Stuttgart" */
const isEmployerBelow = ({ own, all }: Candidate): boolean =>
  own.every(({ organisation }) => organisation < LIKELY_ORGANISATION) &&
  all.some(({ organisation, offset, title }) => organisation >= LEGAL && offset > 0 && title < TITLE);

const hasTitle = ({ own }: Candidate): boolean => own.some((part) => part.title >= TITLE);

/** Of each candidate the pieces that may be its title and employer: those up to its date where that is enough in most of them. */
export function chosenOf(candidates: readonly Candidate[]): Scored[][] {
  const areMost = (is: (one: Candidate) => boolean) => candidates.filter(is).length > candidates.length / 2;
  const isAbove = !areMost(isEmployerBelow) && areMost(isEnough);
  return candidates.map((one) => (isAbove && (one.own.length >= 2 || hasTitle(one)) ? one.own : one.all));
}
