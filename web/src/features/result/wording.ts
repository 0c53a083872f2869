/** Sentences of the result page that carry a figure. */

/** What a repeat of the assessment would do to the ten. */
export function stabilitySentence(expectedOverlap: number): string {
  const stay = Math.round(expectedOverlap);
  if (stay >= 10) return 'If you answered again, all of these 10 would be expected to stay.';
  if (stay <= 0) return 'If you answered again, hardly any of these 10 would be expected to stay.';
  return `If you answered again, about ${stay} of these 10 would stay.`;
}

/** 0-1 share of tasks into words that claim no more than the measure: contact with such tools, not loss of the job. */
export function exposureWords(share: number): string {
  const percent = Math.round(share * 100);
  return `Language-model tools could touch about ${percent}% of this work. That is a share of tasks, not of jobs lost.`;
}

/** A share of the radius or a standardised score into plain words. */
export function standing(deviation: number): string {
  if (deviation >= 1.5) return 'far above average';
  if (deviation >= 0.5) return 'above average';
  if (deviation > -0.5) return 'about average';
  if (deviation > -1.5) return 'below average';
  return 'far below average';
}

/** What a receipt's points are a part of. */
export const dimensionName = {
  fit: 'Fit',
  opportunity: 'Opportunity',
  feasibility: 'Feasibility',
} as const;

export const dimensionMeaning = {
  fit: 'how your interests, values, personality and skills match the work',
  opportunity: 'what the labour market offers: pay, growth, openings, AI exposure',
  feasibility: 'how reachable it is: skill gaps, preparation, time, budget, place',
} as const;

export const notAvailable = 'not available';
