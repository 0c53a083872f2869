/** A section's entries as candidates for jobs: the pieces at the head of each, and how the document arranges them. */
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

/** Whether a part may be a name: not if other entries have their towns in the same place. */
function townsOf(entries: readonly Entry[], lexicon: TitleLexicon): (part: Part) => boolean {
  const slots = Map.groupBy(
    entries.flatMap(({ parts, nextParts }) => [...parts, ...nextParts]),
    ({ slot }) => slot,
  );
  // counted once: a pasted text may hold thousands of entries
  const townsAt = new Map([...slots].map(([slot, parts]) => [slot, parts.filter(isPlacePart).length]));
  return (part) => {
    const [count, towns] = [slots.get(part.slot)!.length, townsAt.get(part.slot)!];
    const isUnknown =
      part.text.split(' ').length <= 3 &&
      titleScore(part.text, lexicon) < WEAK_TITLE &&
      organisationScore(part.text) < WEAK_ORGANISATION;
    return !(isUnknown && towns >= 1 && towns * 2 >= count - 1);
  };
}

/** Drops towns; a part with a town on its line is marked. */
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
  // "Hero, Pepperpot" is undecided by itself: it is split if enough others are
  return first.filter(isTitleFirst).length * PARTED_IN >= first.length ? read(true) : first;
}

/** If one in this many entries separates its title from its employer by a comma, the others do too. */
const PARTED_IN = 3;

function isTitleFirst({ own, all }: Candidate): boolean {
  const parts = own.length > 0 ? own : all;
  return parts.length >= 2 && parts[0]!.slot.endsWith('a') && parts[0]!.title >= TITLE;
}

/** Whether the pieces up to the date include a title and an employer. */
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

/** The pieces of each candidate that may be title and employer: those up to its date, if that mostly suffices. */
export function chosenOf(candidates: readonly Candidate[]): Scored[][] {
  const areMost = (is: (one: Candidate) => boolean) => candidates.filter(is).length > candidates.length / 2;
  const isAbove = !areMost(isEmployerBelow) && areMost(isEnough);
  return candidates.map((one) => (isAbove && (one.own.length >= 2 || hasTitle(one)) ? one.own : one.all));
}
