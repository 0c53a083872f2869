/** Whether a skill is worth a course for an occupation: nobody studies psychology to wait at tables. */
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { Facts } from '#shared/occupations/facts.ts';

/** Knowledge that is a subject of schools: Mathematics, Engineering, Biology, Psychology, Fine Arts, History. */
const subjects = new Set(['2.C.4.a', '2.C.3.b', '2.C.4.d', '2.C.4.e', '2.C.7.c', '2.C.7.d']);
/** Work of up to this job zone is learned at work, in up to a year. */
const LEARNED_AT_WORK = 2;

export function isTaughtFor({ jobZone }: Facts, { deepDive }: ItemBank, index: number): (name: string) => boolean {
  if (jobZone[index]! > LEARNED_AT_WORK) return () => true;
  const left = deepDive.skills.filter(({ element }) => subjects.has(element));
  const names = new Set(left.flatMap(({ name, asked = name }) => [name.toLowerCase(), asked.toLowerCase()]));
  return (name) => !names.has(name.toLowerCase());
}
