/**
 * The years of schooling between what a person has and what most people in an occupation call necessary, with their
 * price.
 */
import { type Background, educationKeys } from '#shared/assessment/background.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { licenceNeeds } from '#shared/occupations/preparation.ts';
import { type Award, awardOf, yearPrice } from '#shared/occupations/schooling.ts';
import { askAboutLicence, otherFieldShare, ownField, prerequisiteYears, underWay } from '../move.data.ts';
import { studyFields } from './study-fields.data.ts';

/** Minimum, and the maximum if the background leaves it open. */
export type Range = [least: number, most: number];

/** One award still to earn. */
export interface SchoolTerm {
  award: Award;
  /** the lower award that may be accepted instead */
  or?: Award;
  /** full time; the minimum is 0 if the person may have it already */
  years: Range;
  /** tuition, fees and books in US dollars, before grants */
  dollars: Range;
}

const [HIGH_SCHOOL, SOME_COLLEGE, CERTIFICATE, BACHELOR, MASTER, DOCTORAL] = (
  ['high_school', 'some_college', 'certificate', 'bachelor', 'master', 'doctoral'] as const
).map((key) => educationKeys.indexOf(key)) as [number, number, number, number, number, number];

/** The level held (a high school diploma if not said), and the level after completing the studies in progress. */
export function levelsOf({ education, studying }: Background): { held: number; coming: number; said: boolean } {
  const held = education === undefined ? HIGH_SCHOOL : educationKeys.indexOf(education);
  const coming = studying === undefined ? held : Math.max(held, educationKeys.indexOf(studying));
  return { held, coming, said: education !== undefined || studying !== undefined };
}

/** Undergraduate years credited for a level of education. */
const undergraduateYears = [0, 0, 1, 1, 2, 4, 4, 4];

const OFTEN = licenceNeeds.indexOf('often');

/** Whether, by our reading, the work often or usually needs a license. */
export const needsLicence = (facts: Facts, index: number): boolean => facts.licenceNeed[index]! >= OFTEN;

const RARELY = licenceNeeds.indexOf('rarely');

/** Whether that must be asked: in such work an unknown or regional license requirement cannot be left out. */
export const mayNeedLicence = (facts: Facts, index: number): boolean =>
  facts.licenceNeed[index] !== RARELY && askAboutLicence.some((prefix) => facts.codes[index]!.startsWith(prefix));

/** Whether a degree in the occupation's own field is required: trades, licensed work, sciences, research. */
function asksOwnField(facts: Facts, index: number, asked: number, award: Award): boolean {
  const code = facts.codes[index]!;
  return (
    asked === CERTIFICATE ||
    award === 'doctoral research' ||
    needsLicence(facts, index) ||
    ownField.some((prefix) => code.startsWith(prefix))
  );
}

/** One CIP family covers all of health, so it does not tell a nurse from a therapist. */
const health = ['29', '31'];

/**
 * Whether the field of study or the current job leads to the occupation; null when that is not said, or when the family
 * is wider than the degree.
 */
function fieldLeads(code: string, { field, occupation }: Background): boolean | null {
  // college teachers by the subject they teach
  const group = studyFields[code.slice(0, 7)] === undefined ? code.slice(0, 4) : code.slice(0, 7);
  if (health.some((prefix) => code.startsWith(prefix)))
    return field === undefined || studyFields[group]!.split(' ').includes(field) ? null : false;
  if (occupation?.startsWith(group) || studyFields[group] === undefined) return true;
  return field === undefined ? null : studyFields[group].split(' ').includes(field);
}

type Years = { award: Award; years: Range }[];

/** Full-time years to the required level, from a level of education in a field that leads there or not. */
function yearsLeft(
  facts: Facts,
  index: number,
  asked: number,
  { level, leads }: { level: number; leads: boolean },
): Years {
  const award = awardOf(facts.codes[index]!, asked);
  if (award === null) return [];
  const nominal = (of: Award) => facts.schooling.years[of].nominal[1];
  const fits = leads || !asksOwnField(facts, index, asked, award);
  const profession = asked === DOCTORAL && award !== 'doctoral research';
  if (level >= asked && (profession ? leads : fits)) return [];
  // unfinished studies never count as a whole associate's degree
  const least = asked < BACHELOR ? CERTIFICATE : SOME_COLLEGE;
  const begun = leads && level >= least && level <= CERTIFICATE;
  const held = begun ? underWay : undergraduateYears[level]!;
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

/** The lower and the higher of what people in the occupation call enough and what BLS requires at entry. */
export function educationAsked({ education, entryEducation }: Facts, index: number): Range {
  const [own, entry] = [education[index]!, entryEducation[index]!];
  return own < entry ? [own, entry] : [entry, own];
}

/** Whether a high school diploma is missing: true if certain, false if by one source only, null if it is not. */
export function diplomaMissing(facts: Facts, background: Background, index: number): boolean | null {
  const [lower, higher] = educationAsked(facts, index);
  if (levelsOf(background).coming >= HIGH_SCHOOL || higher < HIGH_SCHOOL) return null;
  return lower >= HIGH_SCHOOL;
}

/**
 * The schooling left apart from studies in progress, in order: at most up to the higher level required, at least up to
 * the lower one, and with a minimum of 0 if the person may already have it.
 */
export function schoolingLeft(facts: Facts, background: Background | undefined, index: number): SchoolTerm[] {
  const { state } = background ?? {};
  const { coming: level, said } = levelsOf(background ?? {});
  const leads = fieldLeads(facts.codes[index]!, background ?? {});
  const [atEntry, asked] = educationAsked(facts, index);
  const entry = said ? yearsLeft(facts, index, atEntry, { level, leads: leads ?? true }) : [];
  const needed = yearsLeft(facts, index, asked, { level, leads: leads ?? false });
  return needed.map(({ award, years: [low, high] }, place) => {
    // BLS's entry requirement is this award, or a lower one on the way to the last
    const sure = entry.find(
      (term) => term.award === award || (place === needed.length - 1 && isOther(term.award, needed)),
    );
    const years = Math.min(low, sure?.years[0] ?? 0);
    const fees = (of: Award, quartile: 'low' | 'high') => {
      const price = yearPrice(facts.schooling, of, state);
      return price[quartile] + price.books;
    };
    // research doctorates are often funded, so none of their price is certain
    const least = !sure || sure.award === 'doctoral research' ? 0 : years * fees(sure.award, 'low');
    // prerequisite courses of a graduate program are those of a bachelor's degree
    const most = low * fees(award, 'high') + (high - low) * fees('bachelor', 'high');
    const or = sure && sure.award !== award ? { or: sure.award } : {};
    return { award, ...or, years: [years, high], dollars: [least, most] };
  });
}

/** Whether the studies in progress replace schooling that would certainly be missing. */
export function studiesCount(facts: Facts, background: Background, index: number): boolean {
  const { studying, ...now } = background;
  if (studying === undefined) return false;
  const missing = (of: Background) => schoolingLeft(facts, of, index).reduce((sum, { years: [low] }) => sum + low, 0);
  return missing(background) < missing({ education: 'high_school', ...now });
}

const isOther = (award: Award, among: Years): boolean => among.every((term) => term.award !== award);
