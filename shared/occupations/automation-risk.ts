/** How much of the work AI tools can touch, as a band (D-81): never a probability, and not jobs lost. */
export const automationRisks = ['low', 'medium', 'high'] as const;
type AutomationRisk = (typeof automationRisks)[number];

export const automationRiskName: Record<AutomationRisk, string> = { low: 'Low', medium: 'Medium', high: 'High' };

/** From a quarter of the tasks medium, from half of them high: of 923 occupations 392 are low, 332 medium and 199 high. */
const MEDIUM = 0.25;
const HIGH = 0.5;

/** @param exposure share of the tasks, 0 to 1 */
export function automationRisk(exposure: number): AutomationRisk {
  if (exposure < MEDIUM) return 'low';
  return exposure < HIGH ? 'medium' : 'high';
}

/** What the band means, with the share it is made of. */
export const automationRiskText = (exposure: number): string =>
  `AI tools can touch ${Math.round(exposure * 100)}% of the tasks; not jobs lost`;
