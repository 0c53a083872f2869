/** The skills requested for a plan, with the person's own rating of each. */
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { Gap } from '#shared/assessment/result-shape.ts';
import { type LearnedFor, resourcesFor } from '#shared/guidance/lookup.ts';
import type { PlannedSkill } from '#shared/guidance/plan-problem.ts';
import { DEFAULT_TARGET } from '#shared/guidance/skill-plan.ts';
import { elementsOf } from '#shared/matching/asked-skills.ts';
import type { SkillStanding } from '#shared/matching/explain/gaps.ts';

/** A gap of this size, or in a skill of this importance, comes first. */
const LARGE_GAP = 40;
const IMPORTANT = 75;
/** Resources sent per skill; those beyond the budget are left out later. */
const MAX_RESOURCES = 8;

/** @param names in the requested order; those missing from the assessment are planned from zero */
export function plannedSkills(
  names: readonly string[],
  work: LearnedFor,
  bank: ItemBank,
  { ratings, ...standing }: SkillStanding & { ratings: readonly number[] },
): PlannedSkill[] {
  const items = new Map(
    bank.deepDive.skills.flatMap((item) =>
      [item.name, item.asked ?? item.name].map((name) => [name.toLowerCase(), item] as const),
    ),
  );
  const find = (list: Gap[], element: string | undefined) => list.find((gap) => gap.element === element);
  const itemOf = (name: string) => items.get(name.toLowerCase());
  // an item's name and the skill it stands for count as one
  const unique = new Map(names.map((name) => [itemOf(name)?.element ?? name.toLowerCase(), name]));
  return [...unique.values()].map((name, place) => {
    const item = itemOf(name);
    const element = item?.element;
    const gap = find(standing.gaps, element);
    const held = find(standing.transferable, element);
    const rating = ratings[elementsOf(bank).indexOf(element ?? '')] ?? 0;
    const start = rating > 0 ? (rating - 1) * 25 : null;
    const target = (gap ?? held)?.needed ?? DEFAULT_TARGET;
    // the catalogue may know the part the assessment asks about but not the whole
    const own = resourcesFor(name, { ...work, start });
    const part = own.by === 'search' && item ? resourcesFor(item.name, { ...work, start }) : own;
    const found = part.by === 'search' ? own : part;
    return {
      id: element ? `skill-${element}` : `skill-${place + 1}`,
      name,
      start,
      target,
      // a skill the work hardly requires is a gap if the person wants more of it than they have
      gap: gap !== undefined || (!held && (start === null || start < target)),
      priority: gap ? priorityOf(gap) : 'low',
      resources: held && found.by === 'search' ? [] : found.resources.slice(0, MAX_RESOURCES),
    };
  });
}

const priorityOf = ({ yours, needed, importance }: Gap): PlannedSkill['priority'] =>
  needed - (yours ?? 0) > LARGE_GAP || importance >= IMPORTANT ? 'high' : 'medium';
