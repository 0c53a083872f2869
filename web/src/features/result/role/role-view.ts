import type { Gap, Move, Receipt, ResultRole } from '#shared/assessment/result-shape.ts';
import { requiredSkills } from '#shared/guidance/plan-skills.ts';
import { educationText } from '#shared/occupations/education-text.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { fieldName } from '#shared/occupations/fields.ts';
import { figureOf } from '#shared/occupations/figures.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';

/**
 * A role as displayed (DAT-20), from the stored result or the engine in the browser. Unpublished figures are null and
 * read "not available" (D-51).
 */
export interface RoleView {
  /** a known role id if there is one, otherwise the O*NET-SOC code */
  id: string;
  code: string;
  /** our plain singular name */
  title: string;
  /** the publisher's title */
  officialTitle: string;
  /** in our own words, from the facts */
  description: string;
  finalScore: number;
  fitScore: number;
  opportunityScore: number;
  feasibilityScore: number;
  /** how many of all occupations score lower; null in older results */
  betterThan: { count: number; of: number } | null;
  /** US dollars a year */
  salaryRange: { p50: number | null; p75: number | null };
  /** how many occupations share pay, growth and openings; 1 if they are its own */
  figureGroup: number;
  /** projected change of employment over ten years, in percent */
  growth: number | null;
  /** the employment outlook in words */
  demand: string | null;
  /** turnover: yearly openings in percent of the jobs */
  volatility: number | null;
  /** 0-1, share of the work that language models can affect */
  automationRisk: number | null;
  /** obstacles as worded by the engine; empty until it is loaded */
  barriers: string[];
  skills: { required: string[]; gaps: Gap[]; transferable: Gap[] };
  /** the person's own places, in order */
  locations: string[];
  timeToTransition: string | null;
  costToTransition: string | null;
  /** null in results older than moves */
  move: Move | null;
  receipts: Receipt[];
}

/**
 * A role of a result as displayed.
 * @param facts null while not loaded: the role then uses the result alone
 */
export function roleView(role: ResultRole, locations: string[], facts: Facts | null): RoleView {
  return {
    id: role.id,
    code: role.code,
    title: nameOf(role.code, role.title),
    officialTitle: role.title,
    description: description(role.code, facts),
    finalScore: role.final_score,
    fitScore: role.fit_score,
    opportunityScore: role.opportunity_score,
    feasibilityScore: role.feasibility_score,
    betterThan: role.better_than ?? null,
    salaryRange: { p50: role.opportunity.salary_p50, p75: role.opportunity.salary_p75 },
    figureGroup: role.opportunity.figure_group ?? figureGroupOf(role.code, facts),
    growth: role.opportunity.growth,
    demand: role.opportunity.demand ?? role.growth_outlook,
    volatility: turnover(role.code, facts),
    automationRisk: role.opportunity.ai_exposure,
    barriers: [],
    skills: { required: requiredSkills(role), gaps: role.gaps, transferable: role.transferable },
    locations,
    timeToTransition: role.time_to_transition,
    costToTransition: role.cost_to_transition,
    move: role.move,
    receipts: role.why,
  };
}

/** One sentence from the facts: the field, and the usual education. */
function description(code: string, facts: Facts | null): string {
  const index = facts && indexOfCode(facts, code);
  if (!facts || index === null) return `In the field ${fieldName(code)}.`;
  return `In the field ${fieldName(code)}. Usual education: ${educationText(facts, index)}.`;
}

function figureGroupOf(code: string, facts: Facts | null): number {
  const index = facts && indexOfCode(facts, code);
  return !facts || index === null ? 1 : facts.figureGroup[index]!;
}

function turnover(code: string, facts: Facts | null): number | null {
  const index = facts && indexOfCode(facts, code);
  if (!facts || index === null) return null;
  const openings = figureOf(facts, 'openings', index).value;
  const employment = figureOf(facts, 'employment', index).value;
  return openings === null || !employment ? null : (100 * openings) / employment;
}
