/** The three stages, in the order of their index in API calls (CON-03, ARA-62). */
export const stages = ['triage', 'core', 'deepDive'] as const;
export type Stage = (typeof stages)[number];

export function stageOf(value: string | number): Stage | null {
  if (typeof value === 'number') return stages[value] ?? null;
  if (/^[0-2]$/.test(value)) return stages[Number(value)]!;
  return (stages as readonly string[]).includes(value) ? (value as Stage) : null;
}

export const stageTitle: Record<Stage, string> = { triage: 'Triage', core: 'Core', deepDive: 'Deep Dive' };

/** The stage titles of the landing page (LND-24). */
export const landingStageTitle: Record<Stage, string> = { ...stageTitle, core: 'Core Assessment' };

/** Parts 1 and 2 state these minutes per stage; the header and the intro state a total of 12-18 (D-06). */
export const stageMinutes: Record<Stage, string> = { triage: '3-4', core: '6-8', deepDive: '4-6' };
export const introMinutes = '12-18';
/** The landing page states the sum of the stages (LND-25, D-06). */
export const landingMinutes = '13-18';

export const assessmentStatuses = ['in_progress', 'completed', 'abandoned', 'expired'] as const;
export type AssessmentStatus = (typeof assessmentStatuses)[number];

/** How long a session can be continued (D-74). */
export const SESSION_HOURS = 24;
