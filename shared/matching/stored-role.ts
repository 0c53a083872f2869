/** A ranked occupation as a row of the history shows it (DAT-12): figures and words straight from the facts. */

import type { StoredRole } from '#shared/assessment/result-shape.ts';
import { usd, withSign } from '#shared/lib/format.ts';
import { known } from '#shared/lib/numbers.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { roleIdOf } from '#shared/occupations/lookup.ts';
import { outlookWord } from '#shared/occupations/page-words.ts';

/** Number of fields named in a result. */
export const CLUSTERS = 10;

export function storedRoleOf(facts: Facts, index: number, final: number): StoredRole {
  const [code, title] = [facts.codes[index]!, facts.titles[index]!];
  const growth = known(facts.growth[index]);
  return {
    id: roleIdOf(code, title) ?? code,
    code,
    title,
    final_score: final,
    salary_range: salaryRange(known(facts.wageP25[index]), known(facts.wageP75[index])),
    growth_outlook: growth === null ? null : growthOutlook(growth),
    opportunity: { salary_p50: known(facts.wageP50[index]), salary_p75: known(facts.wageP75[index]), growth },
  };
}

/** The middle half of the wages, US dollars a year (RES-36); null when one end is not published. */
function salaryRange(p25: number | null, p75: number | null): string | null {
  return p25 === null || p75 === null ? null : `${usd(p25)} - ${usd(p75)}`;
}

const growthOutlook = (percent: number): string =>
  `${outlookWord(percent)} (${withSign(percent, (size) => `${size}%`)} over ten years)`;
