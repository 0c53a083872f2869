import type { ResultRole } from '#shared/assessment/result-shape.ts';
import { usd } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName } from '#shared/occupations/automation-risk.ts';
import { demandText } from '../role/role-words.ts';

type Figures = Pick<ResultRole, 'fit_score' | 'opportunity_score' | 'feasibility_score' | 'opportunity'> &
  Partial<Pick<ResultRole, 'growth_outlook'>>;

/** An occupation's figures, part by part; unpublished ones are stated as such. */
export function roleFigures({ fit_score, opportunity_score, feasibility_score, opportunity, growth_outlook }: Figures) {
  const { salary_p50: pay, demand, ai_exposure: exposed } = opportunity;
  const outlook = demand ?? growth_outlook ?? null;
  return [
    pay === null ? 'Pay not published' : `${usd(pay)} a year`,
    outlook === null ? 'demand not published' : demandText(outlook),
    exposed === null ? null : `${automationRiskName[automationRisk(exposed)].toLowerCase()} automation risk`,
    `fit ${Math.round(fit_score)}, opportunity ${Math.round(opportunity_score)}, feasibility ${Math.round(feasibility_score)}`,
  ].filter((part) => part !== null);
}
