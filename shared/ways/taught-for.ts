/** Whether a skill is worth a course for an occupation. */
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { schoolSubjects } from '#shared/guidance/school-subjects.data.ts';
import type { Facts } from '#shared/occupations/facts.ts';

/** Work up to this job zone is learned on the job within a year. */
const LEARNED_AT_WORK = 2;

export function isTaughtFor({ jobZone }: Facts, { deepDive }: ItemBank, index: number): (name: string) => boolean {
  if (jobZone[index]! > LEARNED_AT_WORK) return () => true;
  const left = deepDive.skills.filter(({ element }) => schoolSubjects.has(element));
  const names = new Set(left.flatMap(({ name, asked = name }) => [name.toLowerCase(), asked.toLowerCase()]));
  return (name) => !names.has(name.toLowerCase());
}
