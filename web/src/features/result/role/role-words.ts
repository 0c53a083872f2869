import { usd } from '#shared/lib/format.ts';
import { automationRisk } from '#shared/occupations/automation-risk.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import type { RoleView } from './role-view.ts';

const openings: Record<string, string> = { High: 'many openings', Medium: 'some openings', Low: 'few openings' };

/** Demand is the number of openings a year compared with other occupations; growth is a different scale. */
export const demandText = (demand: string): string => openings[demand] ?? `${demand.toLowerCase()} demand`;

/**
 * The market in a few words below a title, part by part; unpublished figures are omitted here and named in the details.
 */
export function marketParts(role: Pick<RoleView, 'salaryRange' | 'demand' | 'automationRisk'>): string[] {
  return [
    role.salaryRange.p50 === null ? 'pay not available' : `${usd(role.salaryRange.p50)} a year`,
    role.demand === null ? null : demandText(role.demand),
    role.automationRisk === null ? null : `${automationRisk(role.automationRisk)} automation risk`,
  ].filter((part) => part !== null);
}

/** Marks pay of a wider group; null if it is the occupation's own, or not published. */
export function payGroupText({
  figureGroup,
  salaryRange,
}: Pick<RoleView, 'figureGroup' | 'salaryRange'>): string | null {
  const group = salaryRange.p50 === null ? null : widerGroupText(figureGroup);
  return group && `pay ${group}`;
}
