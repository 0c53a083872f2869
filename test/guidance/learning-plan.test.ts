import { describe, expect, it } from 'vitest';
import type { Background } from '#shared/assessment/background.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { learningPlanOf } from '#shared/guidance/learning-plan.ts';
import { learningPlan } from '#shared/guidance/learning-plan-shape.ts';
import type { Frame, WayId } from '#shared/guidance/plan-problem.ts';
import { planProblemOf } from '#shared/ways/plan-problem-of.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { spokenFaults } from '#test/support/source/spoken-english.ts';
import { randomProblem } from './random-person.ts';

const facts = embeddedFacts();
const nurse = sincereAnswers('29-1141.00', 3);
const names = bank.deepDive.skills.map(({ name }) => name).slice(0, 8);

/** A nurse by interests, with 6 to 10 hours a week and up to $150 a month, on the way into an occupation. */
function planFor(
  code: string,
  background: Background,
  change: { frame?: Partial<Frame>; way?: WayId; done?: string[] } = {},
) {
  const answers = { ...nurse, deepDive: { ...nurse.deepDive, background } };
  const problem = planProblemOf({ facts, bank, answers, index: facts.codes.indexOf(code), skills: names });
  const choice = { frame: { ...problem.frame, ...change.frame }, way: change.way, done: change.done ?? [] };
  return { problem, plan: learningPlanOf(problem, choice) };
}
const stepsOf = ({ phases }: ReturnType<typeof planFor>['plan']) => phases.flatMap(({ steps }) => steps);

describe('a learning plan', () => {
  it('that costs tuition names the form for federal grants, in the United States only', () => {
    const tips = (country: 'US' | 'DE') =>
      planFor('29-1127.00', { education: 'bachelor', field: '52', country }).plan.keyTips.join(' ');
    expect(tips('US')).toContain('FAFSA');
    expect(tips('DE')).toMatch(/grants/);
    expect(tips('DE')).not.toContain('FAFSA');
  });

  it('holds every part, for anybody (LRN-04, LRN-05)', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { problem } = randomProblem(facts, seed);
      const plan = learningPlanOf(problem, { frame: problem.frame, done: [] });
      expect(learningPlan.safeParse(plan).error, `seed ${seed}`).toBeUndefined();
      for (const text of [
        plan.overview,
        plan.timeline,
        plan.totalCost,
        ...plan.keyTips,
        ...Object.values(plan.careerPath).filter((each) => typeof each === 'string'),
      ])
        expect(text, `seed ${seed}`).not.toMatch(/undefined|NaN|Infinity|null|\.\.| {2}/);
      for (const { phase, duration, description, skills } of plan.phases) {
        expect(`${phase}|${duration}|${description}`, `seed ${seed}`).not.toMatch(/undefined|NaN|Infinity|\|\||\.\./);
        // the offices that are named are those of the United States
        for (const { resources } of phase === 'Keep in use' || problem.abroad ? [] : skills)
          expect(resources.length, `seed ${seed}`).toBeGreaterThan(0);
      }
    }
  });

  it('reads as one says it aloud, for anybody', () => {
    const texts = Array.from({ length: 300 }, (_, seed) => {
      const { problem } = randomProblem(facts, seed);
      const plan = learningPlanOf(problem, { frame: problem.frame, done: [] });
      return [plan.overview, plan.timeline, plan.totalCost, ...plan.keyTips];
    }).flat();
    expect(spokenFaults(texts)).toEqual([]);
  });

  it('says that somebody does the work only where they do, or hold its license', () => {
    const plans = Array.from({ length: 300 }, (_, seed) => {
      const { problem } = randomProblem(facts, seed);
      const { overview, phases } = learningPlanOf(problem, { frame: problem.frame, done: [] });
      return { known: problem.known, text: [overview, ...phases.map(({ description }) => description)].join(' ') };
    });
    const others = plans.filter(({ known }) => !known).map(({ text }) => text);
    expect(others.filter((text) => /so no hours are counted/.test(text)).length).toBeGreaterThan(0);
    expect(others.filter((text) => /You (already work as|do this work)/.test(text))).toEqual([]);
  });

  it('a school stands before its license, with price, place and release beside it', () => {
    const { plan } = planFor('29-1141.00', { education: 'high_school', country: 'US', state: 'OH' }, { way: 'degree' });
    const steps = stepsOf(plan);
    expect(steps.map(({ id }) => id)).toEqual(['school-bachelor', 'licence']);
    expect(steps[0]!.source).toMatchObject({ kind: 'observed', source: expect.stringContaining('IPEDS 2022-23') });
    expect(steps[0]!.source.note).toContain('OH');
    expect(steps[1]!.from).toBe(steps[0]!.to);
    expect(plan.certifications[0]).toMatchObject({ name: 'License (usually needed)', cost: 'set by who gives it' });
    expect(plan.careerPath.source.source).toContain('OEWS May 2025');
  });

  it('where the schooling is enough to begin, to apply comes first and the degree stands beside it', () => {
    const { plan, problem } = planFor('21-1093.00', { education: 'high_school' });
    expect(plan).toMatchObject({ way: 'apply', possible: true, dollars: 0 });
    expect(plan.ways.map(({ id }) => id)).toEqual(expect.arrayContaining(['apply', 'degree']));
    expect(problem.frame.months).toBe(72);
    // whoever did not say what they hold may hold it
    expect(planFor('29-1141.00', {}).plan).toMatchObject({ way: 'schooled', possible: true });
  });

  it('a doctorate is never told to be free: it may be funded', () => {
    const { plan } = planFor('19-3033.00', { education: 'doctoral', field: '22' }, { way: 'degree' });
    expect(plan.totalCost).toMatch(/^\$0 if the doctorate is funded, as many are; otherwise up to \$[\d,]+/);
    expect(plan.ways[0]!.waived).toBeGreaterThan(10_000);
  });

  it('says of a course that is longer than its step that the hours hold its first part', () => {
    const { plan } = planFor('11-2021.00', { education: 'bachelor', field: '52' });
    const [build] = plan.phases.filter(({ steps }) => steps.some(({ kind }) => kind === 'skill'));
    const courses = build!.skills.flatMap(({ resources }) => resources.filter(({ type }) => type === 'course'));
    expect(courses.some(({ duration }) => /; your \d+ hours? cover its first part$/.test(duration))).toBe(true);
  });

  it('plans no school subject for work that is learned at work', () => {
    const asked = planFor('35-3031.00', { education: 'high_school' }).problem.skills.map(({ name }) => name);
    for (const subject of ['Biology', 'Psychology', 'Fine arts', 'History']) expect(asked).not.toContain(subject);
    expect(planFor('19-1042.00', { education: 'bachelor' }).problem.skills.map(({ name }) => name)).toContain(
      'Biology',
    );
  });

  it('names no office and no board of the United States to who lives elsewhere, and says whose figures they are', () => {
    const { plan } = planFor('29-1141.00', { education: 'high_school', country: 'DE' }, { way: 'degree' });
    expect(plan.overview).toContain('those of the United States');
    expect(plan.certifications[0]!.provider).toBe('the authority for this work where you live');
    const offices = plan.phases.flatMap(({ skills }) => skills.flatMap(({ resources }) => resources));
    expect(offices.filter(({ type }) => type === 'office')).toEqual([]);
  });

  it('a community college makes the degree cheaper, not shorter than it is', () => {
    const { plan } = planFor('29-1141.00', { education: 'high_school' }, { frame: { hours: 40, budget: 10_000 } });
    const [degree, transfer] = ['degree', 'transfer'].map((id) => plan.ways.find((way) => way.id === id)!);
    expect(transfer!.dollars).toBeLessThan(degree!.dollars);
    expect([degree!.months, transfer!.months]).toEqual([48, 48]);
    // as fast, so the cheaper one is taken
    expect(plan.way).toBe('transfer');
    expect(stepsOf(plan).map(({ id }) => id)).toEqual(['school-transfer', 'school-bachelor', 'licence']);
  });

  it('calls a way that ends on the last day possible, like the plan itself, whatever its sum of months is rounded to', () => {
    const { problem } = randomProblem(facts, 1);
    const job = { ...problem.ways[0]!.steps[0]!, kind: 'experience' as const, hours: 0, dollars: 0, needs: [] };
    // 0.1 + 2.7 + 0.2 is 3.0000000000000004
    const steps = [0.1, 2.7, 0.2].map((months, nth) => ({ ...job, id: `experience-${nth}`, months }));
    const ways = [{ ...problem.ways[0]!, steps, teaches: null }];
    const plan = learningPlanOf({ ...problem, ways }, { frame: { ...problem.frame, months: 3 }, done: [] });
    expect([plan.possible, plan.ways[0]!.possible]).toEqual([true, true]);
  });

  it('says "not possible by then" with what would be enough, and never pays before the money is there', () => {
    const { plan } = planFor('29-1141.00', { education: 'high_school' });
    expect(plan.possible).toBe(false);
    expect(plan.timeline).toMatch(
      /^This does not fit into 6 years\. It takes .* It would fit with \d+ hours a week and \$\d+ a month/,
    );
    const [relaxation] = plan.relaxations;
    const again = planFor('29-1141.00', { education: 'high_school' }, { frame: relaxation! });
    expect(again.plan.possible).toBe(true);
    expect(again.plan.timeline).toMatch(/^About 6 years, at/);
  });

  it('a trade is learned in a registered apprenticeship: paid, as long as its terms, skills with it', () => {
    const { plan } = planFor('47-2111.00', { education: 'high_school' });
    const [first] = plan.phases;
    expect(plan.way).toBe('apprenticeship');
    expect(plan.dollars).toBe(0);
    expect(first!.steps[0]).toMatchObject({ kind: 'apprenticeship', from: 0, to: 48, hours: 0 });
    expect(first!.steps[0]!.source.source).toContain('Apprenticeships');
    expect(first!.skills[0]!.resources[0]!.url).toMatch(/^https:\/\/www\.apprenticeship\.gov\//);
    expect(first!.skills.slice(1).every(({ timeToLearn }) => timeToLearn.endsWith('taught in this step'))).toBe(true);
  });

  it('a medical degree comes before its residency, and that before the license', () => {
    const { plan } = planFor('29-1215.00', { education: 'high_school' });
    expect(stepsOf(plan).map(({ kind }) => kind)).toEqual([
      'schooling',
      'schooling',
      'schooling',
      'residency',
      'licence',
    ]);
  });

  it('studies under way stand first, and neither their time nor their price is counted', () => {
    const { plan } = planFor('29-1141.00', { education: 'high_school', studying: 'bachelor', field: '51' });
    const [studies] = stepsOf(plan);
    expect(studies).toMatchObject({ id: 'school-begun', name: "Bachelor's degree, under way", hours: 0, dollars: 0 });
    expect(plan.timeline).toContain("Add the time for the bachelor's degree you have begun and a license");
  });

  it('employers train where BLS says so: after hiring, paid', () => {
    const code = facts.codes.find((each) => planFor(each, { education: 'high_school' }).plan.way === 'employer')!;
    const { plan } = planFor(code, { education: 'high_school' });
    const [training] = stepsOf(plan).filter(({ kind }) => kind === 'training');
    expect(training).toMatchObject({ dollars: 0, hours: 0, source: { source: expect.stringContaining('O*NET') } });
    expect(training!.to).toBeGreaterThan(0);
  });

  it('what is done takes nothing any more', () => {
    const { plan } = planFor('29-1141.00', { education: 'high_school' }, { way: 'transfer' });
    const { plan: later } = planFor(
      '29-1141.00',
      { education: 'high_school' },
      { way: 'transfer', done: ['school-transfer'] },
    );
    expect(stepsOf(later).map(({ id, done }) => [id, done])).toEqual([
      ['school-transfer', true],
      ['school-bachelor', false],
      ['licence', false],
    ]);
    expect(later.phases[0]).toMatchObject({ duration: 'done', description: 'Done.' });
    expect(later.months!).toBeLessThan(plan.months!);
    expect(later.dollars).toBeLessThan(plan.dollars);
  });

  it('without a budget it names nothing that costs, and with one nothing above what is left of it', () => {
    const costs = (budget: number) => {
      const { plan } = planFor('15-2051.00', { education: 'doctoral', field: '27' }, { frame: { budget } });
      const resources = plan.phases.flatMap(({ skills }) => skills.flatMap((skill) => skill.resources));
      return [...resources, ...plan.certifications].map(({ cost }) => cost);
    };
    expect(costs(0).filter((cost) => /^\$|^see provider/.test(cost))).toEqual([]);
  });

  const resourcesOf = (code: string, background: Background) =>
    planFor(code, background).plan.phases.flatMap(({ phase, skills }) =>
      skills.flatMap(({ skill, resources }) => resources.map(({ title }) => ({ phase, skill, title }))),
    );

  it('names no course for what is there already', () => {
    const found = resourcesOf('25-4011.00', { education: 'high_school', studying: 'master', field: '54' });
    expect(found.filter(({ phase }) => phase === 'Keep in use')).toEqual([]);
  });

  it('sends an architect to the board for supervised practice, and to no health center', () => {
    const practice = resourcesOf('17-1011.00', { education: 'bachelor', field: '04' }).filter(({ skill }) =>
      skill.startsWith('Supervised practice'),
    );
    expect(practice.map(({ title }) => title)).toEqual(['License Finder']);
  });

  it('leads whoever has no school diploma to where one prepares for it, not to a list of colleges', () => {
    const { plan } = planFor('51-9141.00', { education: 'none' });
    const diploma = plan.phases
      .flatMap(({ skills }) => skills)
      .find(({ skill }) => skill === 'High school diploma or equivalency');
    expect(diploma?.resources.map(({ url }) => url)).toEqual(['https://www.ged.com/']);
  });

  it('somebody who does the work has no step, only the skills they asked for', () => {
    const { plan } = planFor('29-1141.00', { occupation: '29-1141.00', education: 'bachelor' });
    expect(plan.possible).toBe(true);
    expect(stepsOf(plan).filter(({ kind }) => kind !== 'skill')).toEqual([]);
    expect(plan.way).toBe('study');
    expect(plan.overview).toMatch(
      /^You already work as a registered nurse, or you hold the license for it, so nothing has to come first\./,
    );
    expect(plan.timeline).toBe('No step is left that takes time.');
    const [skills] = plan.phases;
    expect([skills!.duration, ...skills!.skills.map(({ timeToLearn }) => timeToLearn)]).toEqual([
      'as you like',
      ...skills!.skills.map(() => 'as you like'),
    ]);
    expect(skills!.description).toContain('so no hours are counted');
  });
});
