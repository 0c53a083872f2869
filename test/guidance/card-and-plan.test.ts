import { expect, it } from 'vitest';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import { rank } from '#shared/matching/rank.ts';
import { toResult } from '#shared/matching/result.ts';
import { planProblemOf } from '#shared/ways/plan-problem-of.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { randomOf } from '#test/support/population/population.ts';
import { anyAnswers } from '#test/support/population/random-people.ts';
import { pick } from './random-person.ts';

const facts = embeddedFacts();
/** Prices are rounded on their way to the screen. */
const SLACK = 100;

it('what the result calls possible is possible in its plan, at no other price', { timeout: 60_000 }, () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomOf(seed);
    const answers = anyAnswers(random);
    const education = pick(
      [undefined, 'high_school', 'certificate', 'associate', 'bachelor', 'doctoral'] as const,
      random,
    );
    const background = education && { education, field: pick(['22', '23', '51', '52'], random) };
    const { background: _none, ...deepDive } = answers.deepDive;
    const given = { ...answers, deepDive: { ...deepDive, ...(background && { background }) } };
    for (const { code, move } of toResult(facts, rank(facts, bank, given)).roles) {
      const problem = planProblemOf({ facts, bank, answers: given, index: facts.codes.indexOf(code), skills: null });
      const plan = learningPlanOf(problem, { frame: problem.frame, done: [] });
      const about = `seed ${seed}, ${code}: ${plan.timeline} ${plan.totalCost}`;
      expect(plan.possible, about).toBe(true);
      if (!move?.dollars) continue;
      expect(plan.dollars, about).toBeLessThanOrEqual(move.dollars[1] + SLACK);
      const [usual] = plan.ways;
      expect(usual!.dollars + usual!.waived, about).toBeGreaterThanOrEqual(
        move.steps.some(({ kind }) => kind === 'skills') ? 0 : move.dollars[0] - SLACK,
      );
    }
  }
});
