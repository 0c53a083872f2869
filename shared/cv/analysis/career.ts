/** The course of the positions: their fields, the direction, and the next steps. */
import { educationKeys } from '#shared/assessment/background.ts';
import type { Facts, OccupationDetails } from '#shared/occupations/facts.ts';
import { fieldName } from '#shared/occupations/fields.ts';
import type { Evidence, Position } from './evidence.ts';
import { monthsIn, type Period } from './periods.ts';

const periodsOf = (positions: readonly Position[]): Period[] =>
  positions.flatMap(({ period }) => (period ? [period] : []));

/** The fields of the positions, longest time first. */
export function fieldsOf(positions: readonly Position[], facts: Facts): { name: string; months: number }[] {
  const byField = new Map<string, Position[]>();
  for (const position of positions) {
    if (position.occupation === null) continue;
    const name = fieldName(facts.codes[position.occupation]!);
    byField.set(name, [...(byField.get(name) ?? []), position]);
  }
  return [...byField]
    .map(([name, own]) => ({ name, months: monthsIn(periodsOf(own)) }))
    .sort((a, b) => b.months - a.months || a.name.localeCompare(b.name));
}

export interface Course {
  kind: 'none' | 'one' | 'up' | 'level' | 'down' | 'change';
  /** facts indexes of the first known position, and of the present or last one */
  from: number | null;
  to: number | null;
}

/** From the first to the last known position with dates: by rank, then by the preparation the work requires. */
export function courseOf(positions: readonly Position[], facts: Facts): Course {
  const known = positions.filter(({ occupation, period }) => occupation !== null && period !== null);
  const [last, first] = [known[0], known.at(-1)];
  if (!last || !first) return { kind: 'none', from: null, to: null };
  const ends = { from: first.occupation, to: last.occupation };
  if (known.length === 1) return { kind: 'one', ...ends };
  const zone = ({ occupation }: Position) => facts.jobZone[occupation!]!;
  const step = last.rank - first.rank || zone(last) - zone(first);
  if (step > 0) return { kind: 'up', ...ends };
  const field = ({ occupation }: Position) => facts.codes[occupation!]!.slice(0, 2);
  if (field(first) !== field(last)) return { kind: 'change', ...ends };
  return { kind: step < 0 ? 'down' : 'level', ...ends };
}

export interface NextRole {
  index: number;
  /** levels of education it requires beyond the person's; 0 if that is enough */
  levels: number;
}

const MAX_ROLES = 5;
/** one more level of preparation is a step, two are another career */
const ONE_STEP = 1;

/** The target role, and O*NET's related occupations with no less pay and with as much or one level more preparation. */
export function nextRoles(
  from: number,
  { target, education }: Pick<Evidence, 'target' | 'education'>,
  facts: Facts,
  detailsOf: (index: number) => OccupationDetails,
): NextRole[] {
  const own = education === null ? 0 : educationKeys.indexOf(education);
  const levels = (index: number) => Math.max(0, facts.education[index]! - own);
  const pay = (index: number) => facts.wageP50[index]!;
  const related = detailsOf(from)
    .related.flatMap((code) => {
      const index = facts.codes.indexOf(code);
      return index < 0 ? [] : [index];
    })
    .filter(
      (index) =>
        !(pay(index) < pay(from)) &&
        facts.jobZone[index]! - facts.jobZone[from]! <= ONE_STEP &&
        facts.jobZone[index]! >= facts.jobZone[from]!,
    );
  const aim = target !== null && target !== from ? [target] : [];
  return [...new Set([...aim, ...related])].slice(0, MAX_ROLES).map((index) => ({ index, levels: levels(index) }));
}
