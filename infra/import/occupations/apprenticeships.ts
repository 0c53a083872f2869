import { byKey, onetCode, type Row } from '#shared/lib/rows.ts';
import { apprenticeKinds } from '#shared/occupations/preparation.ts';
import type { Folder } from '../folder.ts';

export interface Apprenticeship {
  /** index into `apprenticeKinds` */
  kind: number;
  /** shortest and longest term, hours on the job; NaN where none was read */
  hours: number;
  hoursMost: number;
  /** states with a listed sponsor */
  states: number;
}

const path = 'feasibility/apprenticeships.csv';

const kinds: Record<string, (typeof apprenticeKinds)[number]> = {
  '': 'approved, term not found',
  default: 'default',
  'published (2002)': 'published 2002',
  'published, one title only': 'published, one title',
  published: 'published',
};

/** Registered apprenticeships by O*NET-SOC code: approvals, terms and where sponsors are listed. */
export function readApprenticeships(folder: Folder): Map<string, Apprenticeship> {
  const columns = [
    'onet',
    'rapids_codes',
    'term_hours_min',
    'term_hours_max',
    'term_years_max',
    'term_kind',
    'states_with_sponsor',
  ];
  const rows = byKey(folder.text(path, ',', { columns, atLeast: 260 }), 'onet', onetCode);
  return new Map([...rows].map(([code, row]) => [code, apprenticeshipOf(row)]));
}

function apprenticeshipOf(row: Row): Apprenticeship {
  const kind = kinds[row.oneOf('term_kind', Object.keys(kinds))]!;
  const range = { min: 1000, max: 12_000, unit: 'hours on the job' };
  const hours = row.numberOr('term_hours_min', range, ['']);
  const hoursMost = row.numberOr('term_hours_max', range, ['']);
  const known = kind !== 'approved, term not found';
  const isTerm = hours <= hoursMost; // false also if there are none
  if (known !== isTerm) row.refuse(`the term is ${hours} to ${hoursMost} hours, but "${kind}"`);
  if (known) refuseOtherYears(row, hoursMost);
  if (!known && row.numberOr('rapids_codes', { min: 1, max: 100, unit: 'titles' }, ['']) < 1) row.refuse('no title');
  return {
    kind: apprenticeKinds.indexOf(kind),
    hours,
    hoursMost,
    states: row.numberOr('states_with_sponsor', { min: 0, max: 56, unit: 'states and territories' }, ['']) || 0,
  };
}

/** The file gives the longest term twice: in hours and in years of 2,000 hours, rounded to a tenth. */
function refuseOtherYears(row: Row, hours: number): void {
  const years = row.figure('term_years_max', { min: 0.5, max: 6, unit: 'years' });
  if (Math.abs(hours / 2000 - years) > 0.06) row.refuse(`${hours} hours are not ${years} years`);
}
