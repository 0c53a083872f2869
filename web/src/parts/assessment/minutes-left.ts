import { introMinutes, type Stage, stageMinutes, stages } from '#shared/assessment/stages.ts';

const minutesOf = (range: string): number[] => range.split('-').map(Number);
const middle = (range: string): number => minutesOf(range).reduce((sum, minutes) => sum + minutes) / 2;

/**
 * The remaining minutes of an assessment: "10-15 min left"; null before the first answer and after the last.
 * @param answered the share of a stage that has been answered, 0 to 1
 */
export function minutesLeft(answered: (stage: Stage) => number): string | null {
  const sum = (of: (stage: Stage) => number) => stages.reduce((total, stage) => total + of(stage), 0);
  const weight = (stage: Stage) => middle(stageMinutes[stage]);
  const share = sum((stage) => weight(stage) * (1 - answered(stage))) / sum(weight);
  if (share === 1 || share === 0) return null;
  const [least, most] = minutesOf(introMinutes).map((minutes) => Math.ceil(minutes * share));
  return `${least === most ? most : `${least}-${most}`} min left`;
}
