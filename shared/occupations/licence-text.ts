import type { Facts } from './facts.ts';
import { licenceAuthority } from './licence-authority.ts';
import { apprenticeKinds, licenceBases, licenceNeeds, REVIEWED_BASIS, trainingHoursOfYear } from './preparation.ts';
import type { SourceId } from './sources.ts';

/** Whether the work requires a license, as opposed to offering one. */
const needWords: Record<(typeof licenceNeeds)[number], string> = {
  'not known': 'not known',
  rarely: 'rarely needed',
  sometimes: 'sometimes needed',
  'some states or roles': 'needed in some states or roles',
  'depends on state or role': 'depends on state or role',
  often: 'often needed',
  usually: 'usually needed',
};

/** Our reading of the records, its basis, and whom to ask. */
export function licenceText(
  facts: Facts,
  index: number,
): { need: string; basis: string; note: string; source: SourceId } {
  const need = licenceNeeds[facts.licenceNeed[index]!]!;
  const basis =
    need === 'not known' ? 'the records do not tell' : `our reading: ${licenceBases[facts.licenceBasis[index]!]}`;
  return {
    need: needWords[need],
    basis,
    note: `${basis}; ask ${licenceAuthority(facts.codes[index]!)}`,
    source: sourceOf(facts.licenceBasis[index]!),
  };
}

function sourceOf(basis: number): SourceId {
  if (basis === REVIEWED_BASIS) return 'licence_review';
  return licenceBases[basis]!.includes('BLS') ? 'licence_shares' : 'licences';
}

const kindWords: Record<(typeof apprenticeKinds)[number], string> = {
  none: '',
  'approved, term not found': 'an approved program exists; its length was not found',
  default: 'usual where BLS names an apprenticeship; its length was not found',
  'published 2002': 'from a federal list of 2002; local programs differ',
  'published, one title': 'published for one of its titles; local programs differ',
  published: 'as published; local programs differ',
};

/** The way in through a registered apprenticeship; null when none is approved. */
export function apprenticeshipText(facts: Facts, index: number): { term: string; note: string } | null {
  const kind = apprenticeKinds[facts.apprenticeKind[index]!]!;
  if (kind === 'none') return null;
  const hours = [facts.apprenticeHours[index]!, facts.apprenticeHoursMost[index]!];
  const years = [...new Set(hours.map((term) => Number((term / trainingHoursOfYear).toFixed(1))))].join('-');
  return {
    term: hours.some(Number.isNaN) ? 'possible' : `${years} year${years === '1' ? '' : 's'} on the job, paid`,
    note: kindWords[kind],
  };
}
