/** The asked skills of one occupation: what is needed against what the person said. */
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { Gap } from '#shared/assessment/result-shape.ts';
import type { Columns } from './columns.ts';

/** Below this importance (0-1) a skill does not decide anything in the occupation. */
const MATTERS = 0.3;
/** Half a step of the rating scale: a smaller difference is within rounding. */
const HALF_STEP = 12.5;

export interface SkillStanding {
  /** needed but not there yet, or left out; the heaviest first */
  gaps: Gap[];
  /** there already; the most useful first */
  transferable: Gap[];
}

/** Levels are 0-100 (Beginner 0, Proficient 50, Expert 100), importance 0-100. */
export function standingOf(columns: Columns, bank: ItemBank, ratings: number[], index: number): SkillStanding {
  const skills = bank.deepDive.skills.flatMap(({ element, name, asked = name }): Gap[] => {
    const d = columns.elements.indexOf(element);
    if (d === -1) return [];
    return [
      {
        element,
        name: asked,
        yours: ratings[d]! > 0 ? (ratings[d]! - 1) * 25 : null,
        needed: columns.needed[d]![index]!,
        importance: Math.round(100 * columns.importance[d]![index]!),
      },
    ];
  });
  const weight = (skill: Gap) => skill.importance * (skill.needed - (skill.yours ?? 50));
  const counted = skills.filter(({ importance }) => importance >= 100 * MATTERS);
  return {
    gaps: counted
      .filter(({ yours, needed }) => yours === null || needed - yours > HALF_STEP)
      .sort((a, b) => weight(b) - weight(a)),
    transferable: counted
      .filter(({ yours, needed }) => yours !== null && yours > 0 && needed - yours <= HALF_STEP)
      .sort((a, b) => b.importance * b.needed - a.importance * a.needed),
  };
}
