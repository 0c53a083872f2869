/** The years of schooling between what a person holds and what most of an occupation say is needed, with their price. */
import { type Background, educationKeys } from '#shared/assessment/background.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { licenceNeeds } from '#shared/occupations/preparation.ts';
import { type Award, awardOf, yearPrice } from '#shared/occupations/schooling.ts';
import { otherFieldShare, ownField, prerequisiteYears } from './move.data.ts';
import { studyFields } from './study-fields.data.ts';

/** At least, and at most where the background leaves it open. */
export type Range = [least: number, most: number];

/** One award still to get. */
export interface SchoolTerm {
  award: Award;
  /** full time; at least 0 where the person may have it already */
  years: Range;
  /** tuition, fees and books in US dollars, before grants */
  dollars: Range;
}

const [HIGH_SCHOOL, CERTIFICATE, BACHELOR, MASTER, DOCTORAL] = (
  ['high_school', 'certificate', 'bachelor', 'master', 'doctoral'] as const
).map((key) => educationKeys.indexOf(key)) as [number, number, number, number, number];

/** Undergraduate years that a level of education counts for. */
const undergraduateYears = [0, 0, 1, 1, 2, 4, 4, 4];

/** From here on our reading is that the work needs a licence. */
export const NEEDS_LICENCE = licenceNeeds.indexOf('often');

/** Whether a degree in the field of the occupation is asked for: trades, licensed work, sciences, research. */
function asksOwnField(facts: Facts, index: number, asked: number, award: Award): boolean {
  const code = facts.codes[index]!;
  return (
    asked === CERTIFICATE ||
    award === 'doctoral research' ||
    facts.licenceNeed[index]! >= NEEDS_LICENCE ||
    ownField.some((prefix) => code.startsWith(prefix))
  );
}

/** Whether the field leads to the occupation; null where that is not said, or where the family is wider than the degree. */
function fieldLeads(code: string, field: string | undefined): boolean | null {
  const fields = studyFields[code.slice(0, 4)];
  if (field === undefined) return null;
  if (fields === undefined) return true;
  if (!fields.split(' ').includes(field)) return false;
  return code.startsWith('29') ? null : true;
}

type Years = { award: Award; years: Range }[];

/** Full-time years from a level of education to the level asked for, in a field of study that leads to it or not. */
function yearsLeft(facts: Facts, index: number, asked: number, level: number, leads: boolean): Years {
  const award = awardOf(facts.codes[index]!, asked);
  if (award === null) return [];
  const nominal = (of: Award) => facts.schooling.years[of].nominal[1];
  const fits = leads || !asksOwnField(facts, index, asked, award);
  const profession = asked === DOCTORAL && award !== 'doctoral research';
  if (level >= asked && (profession ? leads : fits)) return [];
  const held = undergraduateYears[level]!;
  if (asked <= BACHELOR) {
    const whole = nominal(award);
    const credit = asked === CERTIFICATE ? 0 : held;
    const years = Math.max(whole - credit, level >= asked ? whole * otherFieldShare : 0);
    return years > 0 ? [{ award, years: [years, years] }] : [];
  }
  const base = award === 'pharmacy' ? 'associate' : 'bachelor';
  const before = Math.max(0, nominal(base) - held);
  const own = nominal(award) - (award === 'doctoral research' && level >= MASTER && fits ? nominal('master') : 0);
  const prerequisites = level >= BACHELOR && !fits && award !== 'law' ? prerequisiteYears : 0;
  const graduate = { award, years: [own, own + prerequisites] as Range };
  return before > 0 ? [{ award: base, years: [before, before] }, graduate] : [graduate];
}

/**
 * The schooling left, in its order. At most what most in the occupation say is needed; at least what BLS names for entry
 * as well, and nothing of it where the person may hold it and did not say so.
 */
export function schoolingLeft(facts: Facts, background: Background | undefined, index: number): SchoolTerm[] {
  const { education, field, state } = background ?? {};
  const level = education === undefined ? HIGH_SCHOOL : educationKeys.indexOf(education);
  const leads = fieldLeads(facts.codes[index]!, field);
  const asked = facts.education[index]!;
  const atEntry = Math.min(asked, facts.entryEducation[index]!);
  const entry = education === undefined ? [] : yearsLeft(facts, index, atEntry, level, leads ?? true);
  let certain = entry.reduce((sum, { years }) => sum + years[0], 0);
  return yearsLeft(facts, index, asked, level, leads ?? false).map(({ award, years: [low, high] }) => {
    const sure = Math.min(low, certain);
    certain -= sure;
    const cheapest = entry.some((term) => term.award === award) ? award : (entry.at(-1)?.award ?? award);
    const fees = (of: Award, quartile: 'low' | 'high') => {
      const price = yearPrice(facts.schooling, of, state);
      return price[quartile] + price.books;
    };
    // research doctorates are often funded, so nothing of their price is certain
    const least = cheapest === 'doctoral research' ? 0 : sure * fees(cheapest, 'low');
    // courses that a graduate programme asks for before it are those of a bachelor's degree
    const most = low * fees(award, 'high') + (high - low) * fees('bachelor', 'high');
    return { award, years: [sure, high], dollars: [least, most] };
  });
}
