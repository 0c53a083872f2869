/** The share of the work that AI tools can affect, as a band (D-81): not a probability, and not jobs lost. */
export const automationRisks = ['low', 'medium', 'high'] as const;
type AutomationRisk = (typeof automationRisks)[number];

export const automationRiskName: Record<AutomationRisk, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** Medium from a quarter of the tasks, high from half: of 923 occupations, 392 are low, 332 medium and 199 high. */
const MEDIUM = 0.25;
const HIGH = 0.5;

/** @param exposure share of the tasks, 0 to 1 */
export function automationRisk(exposure: number): AutomationRisk {
  if (exposure < MEDIUM) return 'low';
  return exposure < HIGH ? 'medium' : 'high';
}

/** The band's meaning, with the share behind it. */
export const automationRiskText = (exposure: number): string =>
  `AI tools can touch ${Math.round(exposure * 100)}% of the tasks; not jobs lost`;
