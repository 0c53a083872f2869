/** The input of solving a plan for one person and one occupation: pure, from the facts and the answers. */
import type { Answers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { type Frame, frameLimits, type PlanProblem, type Way } from '#shared/guidance/plan-problem.ts';
import { planSkills } from '#shared/guidance/plan-skills.ts';
import { relaxed } from '#shared/guidance/relax.ts';
import { along } from '#shared/guidance/solve.ts';
import { known } from '#shared/lib/numbers.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { shareHeld, standingOf } from '#shared/matching/explain/gaps.ts';
import { skillHours } from '#shared/matching/feasibility.ts';
import { longestPlan } from '#shared/matching/move.data.ts';
import { moveOf } from '#shared/matching/moves/moves.ts';
import { pathsOf } from '#shared/matching/paths/paths.ts';
import { type Profile, profileOf } from '#shared/matching/profile.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { provenanceOf } from '#shared/occupations/sources.ts';
import { plannedSkills } from './planned-skills.ts';
import { isTaughtFor } from './taught-for.ts';
import { waysOf } from './ways.ts';

/** Minimum hours and budget assumed if the person named none; shown as an assumption. */
const assumed = { hours: 5, budget: 50 } as const;

interface Asked {
  facts: Facts;
  bank: ItemBank;
  answers: Answers;
  index: number;
  /** null: those the occupation's plan is about */
  skills: readonly string[] | null;
}

export function planProblemOf({ facts, bank, answers, index, skills: names }: Asked): PlanProblem {
  const columns = columnsOf(facts, bank);
  const profile = profileOf(bank, answers);
  const standing = standingOf(columns, bank, profile.skillRatings, index);
  const held = shareHeld(standing);
  const move = moveOf(columns, profile, index, { held, breaks: 0 });
  const work = { code: facts.codes[index]!, occupation: nameOf(facts.codes[index]!, facts.titles[index]!) };
  const wanted = (names ?? planSkills(standing)).filter(isTaughtFor(facts, bank, index));
  const skills = plannedSkills(wanted, work, bank, { ...standing, ratings: profile.skillRatings });
  const paths = pathsOf(columns, profile.background);
  const hours = skillHours(columns, paths, held, index);
  const { studyHours, budget } = profile;
  // a budget that only covers the cheapest quarter of schools still covers a school
  const priced = (['median', 'low'] as const).map((price) => {
    const ways = waysOf({ facts, profile, index, move, skills, hours, price });
    return { ways, frame: frameFor(profile, ways) };
  });
  const { ways, frame } = priced.find((each) => isPossible(each.ways, each.frame)) ?? priced[0]!;
  return {
    code: facts.codes[index]!,
    title: facts.titles[index]!,
    abroad: isAbroad(profile.background),
    known: paths.known[index] === 1,
    ways,
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
    frame,
    said: { hours: studyHours !== null, budget: budget !== null },
    loan: budget !== null && !profile.openBudget && frame.budget > budget,
  };
}

/**
 * The limits from the answers. An unanswered question or an open-ended band allows at least what a way takes; with
 * enough hours for school half time so does the budget, because loans count. The result calls such a way possible (see
 * `beyondFrame`), and its plan must agree.
 */
function frameFor({ studyHours, budget, timeline, openHours, openBudget }: Profile, ways: readonly Way[]): Frame {
  const frame: Frame = {
    hours: studyHours ?? assumed.hours,
    budget: budget ?? assumed.budget,
    months: timeline ?? Math.min(frameLimits.months, longestPlan + Math.max(...ways.map(paidMonths))),
  };
  const open = [
    ...(budget === null || openBudget || openHours ? (['budget'] as const) : []),
    ...(studyHours === null || openHours ? (['hours'] as const) : []),
    ...(timeline === null && openHours ? (['months'] as const) : []),
  ];
  const fits = (pace: Frame) => isPossible(ways, pace);
  return fits(frame) || open.length === 0 ? frame : { ...frame, ...relaxed(frame, open, fits) };
}

const isPossible = (ways: readonly Way[], frame: Frame): boolean =>
  ways.some((way) => along(way, frame, new Set()).possible);

/** Paid work takes no study hours: unless the person set a date, it comes on top. */
const paidMonths = ({ steps }: Way): number =>
  Math.ceil(steps.reduce((sum, { hours, months }) => sum + (hours > 0 ? 0 : months), 0));

const isAbroad = (background: Background | undefined): boolean =>
  background?.country !== undefined && background.country !== 'US';
