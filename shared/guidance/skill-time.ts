/**
 * How long closing a skill gap usually takes, by its size in points of 100 (LRN-11): a rule of thumb, not a
 * measurement.
 */
export function skillTime(gap: number): string {
  if (gap > 60) return '3-6 months';
  if (gap > 40) return '2-4 months';
  if (gap > 20) return '1-2 months';
  return '2-4 weeks';
}

/** Milestones of a plan for a skill, by start and target level, both 0-100 (LRN-12). */
export function skillMilestones(start: number, target: number): string[] {
  return [
    start < 30 && 'a fundamentals course',
    target > 50 && 'a hands-on project',
    target > 70 && 'a professional certificate',
    target > 85 && 'a portfolio project',
  ].filter((step) => step !== false);
}
