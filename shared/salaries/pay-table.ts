/** `pay.json` of the embedded table: earnings by country and occupation group, as the importer wrote them. */

/** A country's latest earnings by occupation group. */
export interface CountryPay {
  /** ISO 3166-1 alpha-2 */
  code: string;
  /** the currency of the figures; in some European countries the euro instead of their own */
  currency: string;
  year: number;
  /** per month, by ISCO-08 major group 1 to 9; null when not published, or marked as unreliable */
  means: (number | null)[];
  measure: 'mean' | 'median';
  /** before or after tax, if the publisher says so */
  tax: 'before' | 'after' | null;
  /** which employees the figures cover, in words, if not all */
  scope: string[];
  /** US dollars per unit of the currency in that year */
  usd: number | null;
  /** whose exchange rate that is */
  usdBy: 'earnings' | 'exchange';
  /** PPP dollars per unit: what it buys, at US prices */
  ppp: number | null;
}

export interface PayTable {
  countries: CountryPay[];
  /** yearly mean pay of each group in the United States, by OEWS */
  unitedStates: number[];
  /** facts index → its ISCO-08 major groups, one digit per unit group it maps to */
  groups: string[];
}

/** @throws Error unless the text is what the importer writes for this many occupations */
export function openPay(text: string, occupations: number): PayTable {
  const { countries, unitedStates, groups } = JSON.parse(text) as Omit<PayTable, 'groups'> & { groups: string };
  const table = { countries, unitedStates, groups: groups.split(' ') };
  if (table.groups.length !== occupations || unitedStates.length !== 9) {
    throw new Error(`pay of ${table.groups.length} occupations does not belong to a table of ${occupations}`);
  }
  return table;
}

/** The ISCO-08 major groups, in our words. */
const groupNames = [
  'managers',
  'professionals',
  'technicians and associate professionals',
  'clerical workers',
  'service and sales workers',
  'skilled farm, forestry and fishery workers',
  'craft and trades workers',
  'machine operators and assemblers',
  'elementary occupations',
];

const each = (groups: string): number[] => [...groups].map((digit) => Number(digit) - 1);

/** An occupation's groups in words, the one it has most in common with first. */
export function groupText(groups: string): string {
  const count = (group: number) => each(groups).filter((one) => one === group).length;
  const distinct = [...new Set(each(groups))].sort((a, b) => count(b) - count(a) || a - b);
  return distinct.map((group) => groupNames[group]).join('; ');
}

/** The mean over an occupation's groups, each counted as often as listed; null when one is unknown. */
export function overGroups(groups: string, means: readonly (number | null)[]): number | null {
  const values = each(groups).map((group) => means[group] ?? null);
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
