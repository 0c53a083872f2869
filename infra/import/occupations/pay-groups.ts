import { Refusal } from '#shared/lib/refusal.ts';
import type { Crosswalks } from './crosswalks.ts';
import { socByGroups } from './isco.data.ts';
import type { Wage } from './wages.ts';

const groupsBySoc2010 = new Map(
  Object.entries(socByGroups).flatMap(([groups, codes]) => codes.split(' ').map((code) => [code, groups] as const)),
);

/** The ISCO-08 major groups of a SOC 2018 occupation, one digit per unit group that it maps to. */
export function groupsOf(soc: string, { soc2010 }: Crosswalks): string {
  const digits = (soc2010.get(soc) ?? []).map((code) => groupsBySoc2010.get(code) ?? '').join('');
  if (digits === '')
    throw new Refusal('crosswalks/soc2010_to_soc2018.csv', null, `leads ${soc} to no group of ISCO-08`);
  return new Set(digits).size === 1 ? digits[0]! : digits;
}

/**
 * The mean pay of each major group in the United States, weighted by employment.
 * @param wages the wages of the table's occupations, each published code once, with its groups
 */
export function groupMeans(wages: readonly { groups: string; wage: Wage }[]): number[] {
  return Array.from({ length: 9 }, (_, group) => {
    const digit = String(group + 1);
    let [pay, people] = [0, 0];
    for (const { groups, wage } of wages) {
      if (wage.emp === undefined || wage.avg === undefined) continue;
      const share = [...groups].filter((one) => one === digit).length / groups.length;
      pay += share * wage.emp * wage.avg;
      people += share * wage.emp;
    }
    return Math.round(pay / people);
  });
}
