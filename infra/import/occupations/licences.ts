import { byKey, onetCode, type Row } from '#shared/lib/rows.ts';
import { licenceBases, licenceNeeds } from '#shared/occupations/preparation.ts';
import type { Folder } from '../folder.ts';

export interface Licence {
  /** index into `licenceNeeds` */
  need: number;
  /** index into `licenceBases` */
  basis: number;
  /** the number of covered jurisdictions with a license linked to the occupation; NaN if unknown */
  jurisdictions: number;
}

const path = 'feasibility/licences.csv';
/** 49 states and the District of Columbia: California is not in the export. */
const COVERED = 50;

const needs: Record<string, (typeof licenceNeeds)[number]> = {
  '': 'not known',
  'rarely required': 'rarely',
  'sometimes required': 'sometimes',
  'some states': 'some states or roles',
  'some states or roles': 'some states or roles',
  'depends on state': 'depends on state or role',
  'depends on role and state': 'depends on state or role',
  'often required': 'often',
  'usually required': 'usually',
};

const bases: Record<string, (typeof licenceBases)[number]> = {
  '': 'not known',
  'record link not usable for this occupation': 'not known',
  'ORS 2020': 'share of jobs that require one, BLS 2020',
  'ORS 2020 any credential': 'share of jobs that require any credential, BLS 2020',
  'ORS 2020 any credential under 25 %': 'share of jobs that require any credential, BLS 2020',
  'state count': 'state license records, October 2024',
  'state count; ordinary or chauffeur licence': 'state license records, October 2024',
  'state count, licensed field': 'state license records of a licensed field, October 2024',
  'state count, often title protection or registration': 'state license records of a licensed field, October 2024',
  'federal rule': 'federal license records, October 2024',
  'same family as school teachers with ORS': 'as for school teachers, BLS 2020',
  'same licence as dentists (state count)': 'as for dentists, state license records, October 2024',
  'same licence as the other physicians (state count 48)':
    'as for other physicians, state license records, October 2024',
  'rule: postsecondary teaching itself has no state licence': 'teaching at a college itself has no state license',
};

/** Our interpretation of state license records and of BLS's shares of jobs, by O*NET-SOC code. */
export function readLicences(folder: Folder): Map<string, Licence> {
  const columns = [
    'onet',
    'licence_need',
    'need_basis',
    'jurisdictions_with_licence',
    'jurisdictions_covered',
    'ors_licence_required_pct',
  ];
  const rows = byKey(folder.text(path, ',', { columns, atLeast: 900 }), 'onet', onetCode);
  return new Map([...rows].map(([code, row]) => [code, licenceOf(row)]));
}

function licenceOf(row: Row): Licence {
  const need = needs[row.oneOf('licence_need', Object.keys(needs))]!;
  const basis = bases[row.oneOf('need_basis', Object.keys(bases))]!;
  if ((need === 'not known') !== (basis === 'not known')) row.refuse(`"${need}" with the basis "${basis}"`);
  row.numberOr('jurisdictions_covered', { min: COVERED, max: COVERED, unit: 'jurisdictions' }, ['']);
  const jurisdictions = row.numberOr('jurisdictions_with_licence', { min: 0, max: COVERED, unit: 'jurisdictions' }, [
    '',
  ]);
  const share = row.numberOr('ors_licence_required_pct', { min: 0, max: 100, unit: 'percent' }, ['']);
  const expected = row.text('need_basis') === 'ORS 2020' ? needOfShare(share) : needOfRecords(row, jurisdictions);
  if (expected && need !== expected) row.refuse(`is read as "${need}", but its basis makes it "${expected}"`);
  return { need: licenceNeeds.indexOf(need), basis: licenceBases.indexOf(basis), jurisdictions };
}

/** The share of jobs that require a license, in the bands given in the README next to the file. */
function needOfShare(percent: number): (typeof licenceNeeds)[number] {
  if (Number.isNaN(percent)) return 'not known';
  if (percent >= 80) return 'usually';
  if (percent >= 40) return 'often';
  return percent >= 10 ? 'sometimes' : 'rarely';
}

/** A license on a state's record is available, which does not mean that the work requires it: at most it depends. */
function needOfRecords(row: Row, jurisdictions: number): (typeof licenceNeeds)[number] | null {
  if (row.text('need_basis') !== 'state count') return null;
  if (jurisdictions >= 20) return 'depends on state or role';
  return jurisdictions >= 5 ? 'some states or roles' : 'rarely';
}
