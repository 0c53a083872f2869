/** The skills of one occupation: the required level compared with the person's. */
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { Gap } from '#shared/assessment/result-shape.ts';
import { sumOf } from '#shared/lib/numbers.ts';
import type { Columns } from '../columns.ts';

/** Below this importance (0-1; O*NET's 3 of 5, "important") a skill does not decide anything. */
const MATTERS = 0.5;
/** Half a step of the rating scale: a smaller difference is within rounding. */
const HALF_STEP = 12.5;
/** The level assumed for a skill without a rating: the middle of the scale. */
const MIDDLE = 50;
/** The highest of O*NET's levels. */
const TOP_LEVEL = 7;

export interface SkillStanding {
  /** required but not reached, or not rated; most important first */
  gaps: Gap[];
  /** already there; most useful first */
  transferable: Gap[];
}

/**
 * Levels are 0-100 (Beginner 0, Proficient 50, Expert 100), importance 0-100. The required level is O*NET's own, 0-7
 * scaled to 0-100: a comparison among occupations would not say what somebody must be able to do.
 */
export function standingOf(columns: Columns, bank: ItemBank, ratings: number[], index: number): SkillStanding {
  const skills = bank.deepDive.skills.flatMap(({ element, name, asked = name }): Gap[] => {
    const d = columns.elements.indexOf(element);
    if (d === -1) return [];
    const level = columns.levels[d]![index]!;
    return [
      {
        element,
        name: asked,
        yours: ratings[d]! > 0 ? (ratings[d]! - 1) * 25 : null,
        needed: (100 * level) / TOP_LEVEL,
        level,
        importance: Math.round(100 * columns.importance[d]![index]!),
      },
    ];
  });
  const counted = skills.filter(({ importance }) => importance >= 100 * MATTERS);
  return {
    gaps: counted
      .filter(({ yours, needed }) => yours === null || needed - yours > HALF_STEP)
      .sort((a, b) => shortOf(b) - shortOf(a)),
    transferable: counted
      .filter(({ yours, needed }) => yours !== null && yours > 0 && needed - yours <= HALF_STEP)
      .sort((a, b) => b.importance * b.needed - a.importance * a.needed),
  };
}

const shortOf = ({ importance, needed, yours }: Gap): number => importance * (needed - (yours ?? MIDDLE));

/** Share of the required skills that is present, 0-1; a skill without a gap is fully present. */
export function shareHeld({ gaps, transferable }: SkillStanding): number {
  const asked = sumOf([...gaps, ...transferable].map(({ importance, needed }) => importance * needed));
  const short = sumOf(gaps.map((gap) => Math.max(0, shortOf(gap))));
  return asked > 0 ? 1 - short / asked : 1;
}

/** The lowest rating (1-5) that leaves no gap. */
export const ratingFor = ({ needed }: Gap): number => Math.max(1, Math.ceil((needed - HALF_STEP) / 25) + 1);
