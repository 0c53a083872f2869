/** The skills a plan was asked for, with what the person's own ratings say of each. */
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { Gap } from '#shared/assessment/result-shape.ts';
import { type LearnedFor, resourcesFor } from '#shared/guidance/lookup.ts';
import type { PlannedSkill } from '#shared/guidance/plan-problem.ts';
import { DEFAULT_TARGET } from '#shared/guidance/skill-plan.ts';
import { elementsOf } from '#shared/matching/asked-skills.ts';
import type { SkillStanding } from '#shared/matching/gaps.ts';

/** A gap of this size, or in a skill this important, comes first. */
const LARGE_GAP = 40;
const IMPORTANT = 75;
/** So many resources are sent for a skill: those beyond the budget are left out later. */
const MAX_RESOURCES = 8;

/** @param names as they were asked for, in their order; those the assessment does not know are planned from nothing */
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
  // the item's name and the one that is asked for are one skill
  const unique = new Map(names.map((name) => [itemOf(name)?.element ?? name.toLowerCase(), name]));
  return [...unique.values()].map((name, place) => {
    const item = itemOf(name);
    const element = item?.element;
    const gap = find(standing.gaps, element);
    const held = find(standing.transferable, element);
    const rating = ratings[elementsOf(bank).indexOf(element ?? '')] ?? 0;
    const start = rating > 0 ? (rating - 1) * 25 : null;
    const target = (gap ?? held)?.needed ?? DEFAULT_TARGET;
    // the catalogue may know the part that the assessment asks about, and not the whole
    const own = resourcesFor(name, { ...work, start });
    const part = own.by === 'search' && item ? resourcesFor(item.name, { ...work, start }) : own;
    const found = part.by === 'search' ? own : part;
    return {
      id: element ? `skill-${element}` : `skill-${place + 1}`,
      name,
      start,
      target,
      // what the work hardly asks for is a gap where the person wants more of it than they have
      gap: gap !== undefined || (!held && (start === null || start < target)),
      priority: gap ? priorityOf(gap) : 'low',
      resources: held && found.by === 'search' ? [] : found.resources.slice(0, MAX_RESOURCES),
    };
  });
}

const priorityOf = ({ yours, needed, importance }: Gap): PlannedSkill['priority'] =>
  needed - (yours ?? 0) > LARGE_GAP || importance >= IMPORTANT ? 'high' : 'medium';
