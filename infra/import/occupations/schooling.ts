import { Refusal, refuse } from '#shared/lib/refusal.ts';
import type { Row } from '#shared/lib/rows.ts';
import { states } from '#shared/occupations/places.ts';
import {
  type Award,
  type PricedAward,
  pricedAwards,
  type Quartiles,
  type Schooling,
} from '#shared/occupations/schooling.ts';
import type { Folder } from '../folder.ts';

const prices = 'feasibility/tuition.csv';
const lengths = 'feasibility/programme_length.csv';

/** What the price file calls each award, with the field of a profession that has its own price. */
const priced: Record<PricedAward, [level: string, field?: string]> = {
  'certificate or associate': ["certificate or associate's"],
  bachelor: ["bachelor's"],
  master: ["master's"],
  'doctoral research': ['research doctorate'],
  law: ['professional doctorate', 'law (JD)'],
  medicine: ['professional doctorate', 'medicine (MD)'],
  dentistry: ['professional doctorate', 'dentistry'],
  pharmacy: ['professional doctorate', 'pharmacy (PharmD)'],
  veterinary: ['professional doctorate', 'veterinary medicine'],
  optometry: ['professional doctorate', 'optometry'],
  chiropractic: ['professional doctorate', 'chiropractic'],
  podiatry: ['professional doctorate', 'podiatry'],
};

/** The key of each award in the file of lengths: a level, or a field code, which contains a point. */
const timed: Record<Award, string> = {
  certificate: '2',
  associate: '3',
  bachelor: '5',
  master: '7',
  'doctoral research': '17',
  law: '22.0101',
  medicine: '51.1201',
  dentistry: '51.0401',
  pharmacy: '51.2001',
  veterinary: '01.8001',
  optometry: '51.1701',
  chiropractic: '51.0101',
  podiatry: '51.1203',
};
/** The shorter of the two certificate levels; its low end is the low end of certificates. */
const SHORT_CERTIFICATE = '21';

/** Cost of a full-time year, and years per award. */
export function readSchooling(folder: Folder): Schooling {
  const columns = [
    'geography',
    'award_level',
    'field',
    'institution_level',
    'control',
    'residency',
    'academic_year',
    'unit',
    'p25_usd',
    'median_usd',
    'p75_usd',
  ];
  const rows = folder.text(prices, ',', { columns, atLeast: 500 });
  for (const row of rows) row.oneOf('unit', ['per full-time year']);
  const academicYear = rows[0]!.text('academic_year');
  if (!/^20\d\d-\d\d$/.test(academicYear)) rows[0]!.refuse(`"${academicYear}" is not an academic year`);
  for (const row of rows) row.oneOf('academic_year', [academicYear]);
  return {
    academicYear,
    prices: Object.fromEntries(pricedAwards.map((award) => [award, priceOf(award, rows)])) as Schooling['prices'],
    ...readLengths(folder),
  };
}

function priceOf(award: PricedAward, rows: readonly Row[]): Schooling['prices'][PricedAward] {
  const [level, field] = priced[award];
  const own = rows.filter((row) => row.text('award_level') === level && (!field || row.text('field') === field));
  const residents = own.filter((row) => row.text('control') === 'public' && row.text('residency') === 'in state');
  const nonprofit = own.filter((row) => row.text('control') === 'private nonprofit');
  const [charged, taken] =
    residents.length > 0 ? (['public, in state', residents] as const) : (['private nonprofit', nonprofit] as const);
  const places: Record<string, Quartiles> = {};
  for (const row of taken) {
    const place = row.oneOf('geography', ['US', ...states.map(({ postal }) => postal)]);
    if (places[place]) row.refuse(`the price of ${award} in ${place} stands twice`);
    places[place] = quartilesOf(row);
  }
  if (!places.US) throw new Refusal(prices, null, `has no price of ${award} in the US`);
  const institutions = award === 'certificate or associate' ? '2-year' : '4-year';
  const books = rows.find(
    (row) => row.text('field') === 'books and supplies' && row.text('institution_level') === institutions,
  );
  if (!books) throw new Refusal(prices, null, `has no books and supplies of ${institutions} institutions`);
  return { charged, books: quartilesOf(books)[1], places };
}

function quartilesOf(row: Row): Quartiles {
  const dollars = { min: 500, max: 120_000, unit: 'dollars a year' };
  const [low, median, high] = [
    row.figure('p25_usd', dollars),
    row.figure('median_usd', dollars),
    row.figure('p75_usd', dollars),
  ];
  if (low > median || median > high) row.refuse(`the quartiles ${low}, ${median}, ${high} do not rise`);
  return [low, median, high];
}

function readLengths(folder: Folder): Pick<Schooling, 'years' | 'residencies' | 'elapsedMonths'> {
  const columns = ['key', 'key_type', 'what', 'low', 'typical', 'high', 'unit', 'source'];
  const rows = folder.text(lengths, ',', { columns, atLeast: 45 });
  const row = (type: string, key: string, what = '') =>
    rows.find((one) => one.text('key_type') === type && one.text('key') === key && one.text('what').startsWith(what)) ??
    refuse(lengths, `has no row ${type} ${key} ${what}`);
  const years = (one: Row, column: string) => one.figure(column, { min: 0.02, max: 10, unit: 'years' });
  const awardRow = (key: string) => row(key.includes('.') ? 'cip2020' : 'ipeds_award_level', key);
  const lengthOf = (award: Award) => {
    const own = awardRow(timed[award]);
    const shortest = award === 'certificate' ? awardRow(SHORT_CERTIFICATE) : own;
    for (const one of [shortest, own]) one.oneOf('unit', ['years full time']);
    const nominal = [years(shortest, 'low'), years(own, 'typical'), years(own, 'high')];
    return { nominal, basis: basisOf(own.text('source')) };
  };
  const months = (key: string, what: string) => {
    const one = row('time_to_degree', key, what);
    const inYears = one.oneOf('unit', ['months elapsed', 'years']) === 'years';
    return one.figure('typical', { min: 1, max: 240, unit: 'months or years' }) * (inYears ? 12 : 1);
  };
  const residencies = rows.filter((one) => one.text('key_type') === 'soc2018');
  for (const one of residencies) one.oneOf('unit', ['years, paid']);
  return {
    years: Object.fromEntries(
      (Object.keys(timed) as Award[]).map((award) => [award, lengthOf(award)]),
    ) as Schooling['years'],
    residencies: Object.fromEntries(
      residencies.map((one) => [one.text('key'), [years(one, 'low'), years(one, 'typical'), years(one, 'high')]]),
    ) as Schooling['residencies'],
    elapsedMonths: {
      associate: months('3', "associate's, elapsed"),
      bachelor: months('5', "bachelor's, all ages"),
      bachelorFrom30: months('5', "bachelor's, finished at 30"),
    },
  };
}

function basisOf(source: string): Schooling['years'][Award]['basis'] {
  if (source.startsWith('IPEDS')) return 'IPEDS definition';
  return source.includes('convention') ? 'convention' : 'accreditor';
}
