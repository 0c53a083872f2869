import { expect, it } from 'vitest';
import { writeHtml } from '#shared/documents/html.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import { planDocument } from '#shared/guidance/plan-document.ts';
import { escapeHtml } from '#shared/lib/html-text.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { randomProblem } from './random-person.ts';

const facts = embeddedFacts();

it('a plan as a document says the whole plan: every phase, skill, link, way, certificate and tip', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { problem } = randomProblem(facts, seed);
    const plan = learningPlanOf(problem, { frame: problem.frame, done: [] });
    const page = writeHtml(planDocument(plan, problem.title, '2026-11-22T13:00:00.000Z'));
    const { source, ...levels } = plan.careerPath;
    const texts = [
      ...[plan.overview, plan.timeline, plan.totalCost, ...plan.keyTips, ...Object.values(levels), source.source],
      ...plan.ways.map(({ name }) => name),
      ...plan.certifications.flatMap(({ name, cost }) => [name, cost]),
      ...plan.phases.flatMap(({ phase, duration, description, skills }) => [
        `${phase}: ${duration}`,
        description,
        ...skills.flatMap(({ skill, timeToLearn, resources }) => [
          `${skill}: ${timeToLearn}`,
          ...resources.map(({ title }) => title),
        ]),
      ]),
    ];
    for (const text of texts) expect(page, `seed ${seed}: ${text}`).toContain(escapeHtml(text));
  }
});
