/** What a plan is solved from, for one person and one occupation: pure, from the facts and the answers. */
import type { Answers } from '#shared/assessment/answers.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { PlanProblem } from '#shared/guidance/plan-problem.ts';
import { planSkills } from '#shared/guidance/plan-skills.ts';
import { known } from '#shared/lib/numbers.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { skillHours } from '#shared/matching/feasibility.ts';
import { shareHeld, standingOf } from '#shared/matching/gaps.ts';
import { longestPlan } from '#shared/matching/move.data.ts';
import { moveOf } from '#shared/matching/moves.ts';
import { pathsOf } from '#shared/matching/paths.ts';
import { profileOf } from '#shared/matching/profile.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { provenanceOf } from '#shared/occupations/sources.ts';
import { plannedSkills } from './planned-skills.ts';
import { waysOf } from './ways.ts';

/** What is counted with where the person named no hours and no budget: shown as an assumption. */
const assumed = { hours: 5, budget: 50 } as const;

interface Asked {
  facts: Facts;
  bank: ItemBank;
  answers: Answers;
  index: number;
  /** null: those that the plan of an occupation is about */
  skills: readonly string[] | null;
}

export function planProblemOf({ facts, bank, answers, index, skills: names }: Asked): PlanProblem {
  const columns = columnsOf(facts, bank);
  const profile = profileOf(bank, answers);
  const standing = standingOf(columns, bank, profile.skillRatings, index);
  const held = shareHeld(standing);
  const move = moveOf(columns, profile, held, 0, index);
  const skills = plannedSkills(names ?? planSkills(standing), bank, standing, profile.skillRatings);
  const hours = skillHours(columns, pathsOf(columns, profile.background), held, index);
  const { studyHours, budget } = profile;
  return {
    code: facts.codes[index]!,
    title: facts.titles[index]!,
    ways: waysOf({ facts, profile, index, move, skills, hours }),
    skills,
    brought: standing.transferable.map(({ name }) => name),
    pay: {
      p10: known(facts.wageP10[index]),
      p25: known(facts.wageP25[index]),
      p50: known(facts.wageP50[index]),
      p75: known(facts.wageP75[index]),
      p90: known(facts.wageP90[index]),
      source: provenanceOf('oews'),
    },
    frame: {
      hours: studyHours ?? assumed.hours,
      budget: budget ?? assumed.budget,
      months: profile.timeline ?? longestPlan,
    },
    said: { hours: studyHours !== null, budget: budget !== null },
  };
}
