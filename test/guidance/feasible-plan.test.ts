import { describe, expect, it } from 'vitest';
import { type Frame, frameLimits, type PlanProblem, type Step } from '#shared/guidance/plan-problem.ts';
import { type PlanChoice, type Solution, solve } from '#shared/guidance/solve.ts';
import { WEEKS_A_MONTH } from '#shared/lib/time.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { pick, randomProblem } from './random-person.ts';

/** 10,000 in `npm run test:long`. */
const PEOPLE = Number(process.env.WAYMARK_PEOPLE ?? 400);
const facts = embeddedFacts();
const SLACK = 1e-6;

/** What of a plan breaks its frame, in words; empty where nothing does. */
function breaches({ steps }: Solution, { hours, budget }: Frame, done: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const studied = steps.filter((step) => step.hours > 0);
  // hours and dollars change where a step begins or ends, and nowhere between
  const times = steps.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  for (const time of times) {
    const weekly = studied
      .filter(({ from, to }) => from <= time && time < to)
      .reduce((sum, step) => sum + step.hours / ((step.to - step.from) * WEEKS_A_MONTH), 0);
    if (weekly > hours + SLACK) found.push(`${weekly} hours a week at ${time}`);
    const paid = steps.reduce((sum, { from, to, dollars }) => {
      const share = to <= time ? 1 : from >= time ? 0 : (time - from) / (to - from);
      return sum + dollars * share;
    }, 0);
    if (paid > budget * time + SLACK * (1 + paid)) found.push(`${paid} dollars paid by ${time}`);
  }
  const ends = new Map(steps.map(({ id, to }) => [id, to]));
  for (const { id, needs, from, to, months } of steps) {
    if (to - from < months - SLACK) found.push(`${id} in less than its ${months} months`);
    for (const need of needs)
      if (!done.has(id) && !done.has(need) && !((ends.get(need) ?? Number.POSITIVE_INFINITY) <= from + SLACK))
        found.push(`${id} before ${need}`);
  }
  return [...found, ...disorder(steps)];
}

const awards = ['diploma', 'begun', 'certificate', 'transfer', 'associate', 'bachelor', 'master'];
const kinds: string[][] = [['schooling', 'apprenticeship'], ['residency', 'training'], ['licence'], ['experience']];

/** How far up a step stands, by what it is and not by what it says it needs: school by award, then paid training … */
const standing = ({ id, kind }: Step): number => {
  const award = awards.indexOf(id.replace('school-', ''));
  return 10 * kinds.findIndex((group) => group.includes(kind)) + (kind !== 'schooling' ? 0 : award < 0 ? 9 : award);
};

const disorder = (steps: Solution['steps']): string[] => {
  const open = steps.filter(({ kind, done }) => kind !== 'skill' && !done);
  return open.flatMap((lower) =>
    open
      .filter((higher) => standing(lower) < standing(higher) && higher.from < lower.to - SLACK)
      .map((higher) => `${higher.id} before the end of ${lower.id}`),
  );
};

/** A relaxation that is not enough, or not the smallest of its kind. */
function badRelaxations(problem: PlanProblem, choice: PlanChoice, { relaxations }: Solution): string[] {
  const possible = (frame: Frame) => solve(problem, { ...choice, frame }).possible;
  return relaxations.flatMap((relaxation) => {
    const relaxed = { ...choice.frame, ...relaxation };
    const said = JSON.stringify(relaxation);
    if (!possible(relaxed)) return [`${said} is not enough`];
    return (Object.keys(relaxation) as (keyof Frame)[])
      .filter((part) => possible({ ...relaxed, [part]: relaxed[part] - 1 }))
      .map((part) => `${said} asks for more ${part} than needed`);
  });
}

describe('a plan is feasible, or says what would have to give (product 9)', () => {
  it(
    `for ${PEOPLE} people by lot it never exceeds hours or budget, keeps its order and relaxes by the least`,
    () => {
      let [possible, impossible, paid] = [0, 0, 0];
      for (let seed = 1; seed <= PEOPLE; seed++) {
        const { problem, random } = randomProblem(facts, seed);
        const ids = problem.ways[0]!.steps.map(({ id }) => id);
        const done = random.uniform() < 0.2 && ids.length > 0 ? [pick(ids, random)] : [];
        const months = pick([1, 6, 12, 24, problem.frame.months, 120], random);
        const way = random.uniform() < 0.2 ? pick(problem.ways, random).id : undefined;
        const choice: PlanChoice = { frame: { ...problem.frame, months }, way, done };
        const solution = solve(problem, choice);
        const about = `seed ${seed}, ${problem.code}`;
        for (const { steps, id } of problem.ways)
          expect(new Set(steps.map((step) => step.id)).size, `${about}, ${id}`).toBe(steps.length);
        expect(breaches(solution, choice.frame, new Set(done)), about).toEqual([]);
        expect(solution.possible, about).toBe(solution.months <= months + SLACK);
        if (solution.possible) expect(solution.relaxations, about).toEqual([]);
        else expect(badRelaxations(problem, choice, solution), about).toEqual([]);
        if (solution.possible) possible++;
        else if (solution.relaxations.length > 0) impossible++;
        if (solution.dollars > 0) paid++;
      }
      // the lot reaches all of it
      for (const kind of [possible, impossible, paid]) expect(kind).toBeGreaterThan(PEOPLE / 20);
    },
    60_000 + PEOPLE * 100,
  );

  it('names one change where one is enough, two where it takes two, and none where nothing is', () => {
    const [base] = randomProblem(facts, 1).problem.ways;
    const school = {
      ...base!.steps[0]!,
      id: 'school',
      kind: 'schooling' as const,
      needs: [],
      hours: 2400,
      months: 24,
      dollars: 12_000,
    };
    const problem = { ways: [{ ...base!, steps: [school], teaches: null }] };
    const relaxed = (frame: Frame) => solve(problem, { frame, done: [] }).relaxations;
    expect(solve(problem, { frame: { hours: 24, budget: 500, months: 24 }, done: [] }).possible).toBe(true);
    // 2,400 hours in 24 months are 23.08 a week, 12,000 dollars 500 a month
    expect(relaxed({ hours: 10, budget: 500, months: 24 })).toEqual([{ hours: 24 }, { months: 56 }]);
    expect(relaxed({ hours: 24, budget: 0, months: 24 })).toEqual([{ budget: 500 }]);
    expect(relaxed({ hours: 10, budget: 0, months: 24 })).toEqual([
      { hours: 24, budget: 500 },
      { budget: 215, months: 56 },
    ]);
    expect(relaxed({ hours: 24, budget: 500, months: 12 })).toEqual([{ months: 24 }]);
    expect(relaxed({ hours: 10, budget: 0, months: 12 })).toEqual([{ budget: 215, months: 56 }]);
    const never = { ways: [{ ...problem.ways[0]!, steps: [{ ...school, months: frameLimits.months + 1 }] }] };
    expect(solve(never, { frame: { hours: 10, budget: 0, months: 12 }, done: [] })).toMatchObject({
      possible: false,
      relaxations: [],
    });
  });
});
