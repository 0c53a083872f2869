import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { moreSkillElements, skillElements } from '#shared/occupations/facts.ts';

const inTable: readonly string[] = [...skillElements, ...moreSkillElements];

/** The skill elements a bank asks about, in table order. A ranking by that bank knows no other skills. */
export function elementsOf({ deepDive }: Pick<ItemBank, 'deepDive'>): readonly string[] {
  const asked = new Set(deepDive.skills.map(({ element }) => element));
  return inTable.filter((element) => asked.has(element));
}
