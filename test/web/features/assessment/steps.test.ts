import { describe, expect, it } from 'vitest';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { emptyAnswers } from '#web/features/assessment/answer-form.ts';
import { countOf, stageShare, stepsOf } from '#web/features/assessment/steps.ts';
import type { Progress } from '#web/parts/assessment/saving/stage-copies.ts';
import { isDone, openStep as openStepOf, stepAt as stepAtOf } from '#web/parts/assessment/steps.ts';

const steps = stepsOf(bank);
const stepNamed = (id: string) => steps.find((step) => step.id === id)!;
const first = (count: number, items: { id: string }[], value: number) =>
  Object.fromEntries(items.slice(0, count).map((item) => [item.id, value]));

const withCore = (core: Partial<typeof emptyAnswers.core>) => ({
  ...emptyAnswers,
  core: { ...emptyAnswers.core, ...core },
});
const withDeepDive = (deepDive: Partial<typeof emptyAnswers.deepDive>) => ({
  ...emptyAnswers,
  deepDive: { ...emptyAnswers.deepDive, ...deepDive },
});
const canLeave = (id: string, answers: typeof emptyAnswers) => isDone(countOf(stepNamed(id), answers, bank));
const openStep = ({ answers, completed }: Progress<Answers>) =>
  openStepOf(steps, completed, ({ id }) => canLeave(id, answers));
const stepAt = (asked: string | null, { answers, completed }: Progress<Answers>) =>
  stepAtOf(steps, asked, completed, ({ id }) => canLeave(id, answers));

describe('the steps of the assessment', () => {
  it('stand in the order of the specification (ARA-11, ARA-12, ARA-14)', () => {
    expect(steps.map((step) => step.id)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((number) => `scenario_${number}`),
      ...['priorities', 'interests', 'values', 'personality', 'skills', 'preferences', 'constraints', 'background'],
    ]);
  });

  it('let a scenario be left when it is answered (ARA-30)', () => {
    const answered = { ...emptyAnswers, triage: { scenarios: { scenario_1: 'a' as const }, priorities: {} } };
    expect(canLeave('scenario_1', emptyAnswers)).toBe(false);
    expect(canLeave('scenario_1', answered)).toBe(true);
    expect(canLeave('scenario_2', answered)).toBe(false);
  });

  it('need all three priorities (ARA-31)', () => {
    const moved = (count: number) => ({
      ...emptyAnswers,
      triage: { scenarios: {}, priorities: first(count, bank.triage.priorities, 50) },
    });
    expect([2, 3].map((count) => canLeave('priorities', moved(count)))).toEqual([false, true]);
  });

  it('need 15 of 18 interests (ARA-34)', () => {
    const rated = (count: number) => withCore({ interests: first(count, bank.core.interests, 3) });
    expect([14, 15, 18].map((count) => canLeave('interests', rated(count)))).toEqual([false, true, true]);
  });

  it('need 3 to 5 values (ARA-35)', () => {
    const picked = (count: number) => withCore({ values: bank.core.values.slice(0, count).map(({ id }) => id) });
    expect([2, 3, 4, 5].map((count) => canLeave('values', picked(count)))).toEqual([false, true, true, true]);
  });

  it('need all 10 personality items (ARA-37)', () => {
    const rated = (count: number) => withCore({ personality: first(count, bank.core.personality, 3) });
    expect([9, 10].map((count) => canLeave('personality', rated(count)))).toEqual([false, true]);
  });

  it('need 12 of 15 skills (ARA-39)', () => {
    const rated = (count: number) => withDeepDive({ skills: first(count, bank.deepDive.skills, 3) });
    expect([11, 12].map((count) => canLeave('skills', rated(count)))).toEqual([false, true]);
  });

  it('need all preferences and all constraints, an empty list of cities being no answer (ARA-40, ARA-41)', () => {
    const two = { remote_work: 'hybrid', team_size: 'individual' };
    expect(canLeave('preferences', withDeepDive({ preferences: two }))).toBe(false);
    expect(canLeave('preferences', withDeepDive({ preferences: { ...two, client_interaction: 'none' } }))).toBe(true);
    const both = { study_hours: '3-5', upskilling_budget: '0' };
    expect(canLeave('constraints', withDeepDive({ constraints: { ...both, target_cities: [] } }))).toBe(false);
    expect(canLeave('constraints', withDeepDive({ constraints: { ...both, target_cities: ['Other'] } }))).toBe(true);
  });
});

describe('where a person stands, the last step (D-88)', () => {
  const done = {
    skills: first(15, bank.deepDive.skills, 3),
    preferences: { remote_work: 'hybrid', team_size: 'individual', client_interaction: 'none' },
    constraints: { study_hours: '3-5', upskilling_budget: '0', target_cities: ['Other'] },
  };

  it('can be left without an answer, and is where a person with all answers goes on', () => {
    const answers = withDeepDive(done);
    expect(countOf(stepNamed('background'), answers, bank)).toEqual({ answered: 0, needed: 0, total: 10 });
    const completed = { triage: true, core: true, deepDive: false };
    expect(openStep({ answers, completed }).id).toBe('background');
    const open = withDeepDive({ ...done, constraints: {}, background: { pay: 1 } });
    expect(openStep({ answers: open, completed }).id).toBe('constraints');
  });
});

describe('how much of a stage is answered', () => {
  it('grows with each answer that is needed, and is whole without those that are not (U8, ARA-08)', () => {
    const share = (answers: Answers, stage: 'triage' | 'core' = 'core') => stageShare(stage, steps, answers, bank);
    expect([share(emptyAnswers, 'triage'), share(emptyAnswers)]).toEqual([0, 0]);
    const interests = (count: number) => withCore({ interests: first(count, bank.core.interests, 3) });
    expect(share(interests(1))).toBeGreaterThan(0);
    expect(share(interests(15))).toBeCloseTo(15 / 28);
    expect(share(interests(18))).toBe(share(interests(15)));
  });
});

describe('where a person goes on', () => {
  const triageDone = {
    scenarios: Object.fromEntries(bank.triage.scenarios.map(({ id }) => [id, 'a' as const])),
    priorities: first(3, bank.triage.priorities, 40),
  };
  const progress = (change: Partial<Progress<Answers>>): Progress<Answers> => ({
    answers: emptyAnswers,
    completed: { triage: false, core: false, deepDive: false },
    ...change,
  });

  it('starts with the first scenario', () => {
    expect(openStep(progress({})).id).toBe('scenario_1');
  });

  it('is at the end of a stage that is answered but not finished', () => {
    const answers = { ...emptyAnswers, triage: triageDone };
    expect(openStep(progress({ answers })).id).toBe('priorities');
  });

  it('is the first open step of the next stage once the stage is finished', () => {
    const answers = { ...withCore({ interests: first(16, bank.core.interests, 2) }), triage: triageDone };
    const completed = { triage: true, core: false, deepDive: false };
    expect(openStep(progress({ answers, completed })).id).toBe('values');
  });

  it('follows the address back but never ahead', () => {
    const now = progress({
      answers: { ...emptyAnswers, triage: triageDone },
      completed: { triage: true, core: false, deepDive: false },
    });
    expect(stepAt('scenario_3', now).id).toBe('scenario_3');
    expect(stepAt('skills', now).id).toBe('interests');
    expect(stepAt('nonsense', now).id).toBe('interests');
    expect(stepAt(null, now).id).toBe('interests');
  });
});
