import { describe, expect, it } from 'vitest';
import { simpleBank as bank } from '#shared/assessment/simple/items.data.ts';
import type { SimplePayload } from '#shared/assessment/simple/payload.ts';
import { answerFormOf, emptyAnswers } from '#web/features/assessment-simple/answer-form.ts';
import { countOf, stagePercent, stepsOf } from '#web/features/assessment-simple/steps.ts';
import { isDone } from '#web/parts/assessment/steps.ts';

const steps = stepsOf(bank);
const form = answerFormOf(steps);
const first = <T>(count: number, items: { id: string }[], value: T) =>
  Object.fromEntries(items.slice(0, count).map(({ id }) => [id, value]));
const withAnswers = (change: { [S in keyof SimplePayload]?: Partial<SimplePayload[S]> }): SimplePayload => ({
  triage: { ...emptyAnswers.triage, ...change.triage },
  core: { ...emptyAnswers.core, ...change.core },
  deepDive: { ...emptyAnswers.deepDive, ...change.deepDive },
});
const canLeave = (id: string, answers: SimplePayload) =>
  isDone(countOf(steps.find((step) => step.id === id)!, answers));

describe('the steps of Reading B', () => {
  it('stand in the order of the specification, without an upload (ARB-53, ARB-54)', () => {
    expect(steps.map(({ id }) => id)).toEqual([
      ...bank.triage.scenarios.map(({ id }) => id),
      ...['priorities', 'interests', 'values', 'personality', 'skills', 'preferences', 'constraints'],
    ]);
  });

  const { triage, core, deepDive } = bank;
  it.each([
    ['interests', 24, (n: number) => ({ core: { interests: first(n, core.interests, 3) } })],
    ['values', 5, (n: number) => ({ core: { values: core.values.slice(0, n).map(({ id }) => id) } })],
    ['personality', 10, (n: number) => ({ core: { personality: first(n, core.personality, 3) } })],
    ['skills', 8, (n: number) => ({ deepDive: { skills: first(n, deepDive.skills, 3) } })],
    ['preferences', 4, (n: number) => ({ deepDive: { workPreferences: first(n, deepDive.workPreferences, ['x']) } })],
    ['constraints', 4, (n: number) => ({ deepDive: { constraints: first(n, deepDive.constraints, 'x') } })],
  ] as const)('%s need all %i (ARB-24, ARB-25, ARB-28 to ARB-31)', (id, needed, answered) => {
    expect([needed - 1, needed].map((n) => canLeave(id, withAnswers(answered(n))))).toEqual([false, true]);
  });

  it('take an emptied preference for unanswered (ARB-30)', () => {
    const four = first(4, deepDive.workPreferences, ['x']);
    expect(canLeave('preferences', withAnswers({ deepDive: { workPreferences: { ...four, team_size: [] } } }))).toBe(
      false,
    );
  });

  it('need a scenario before the next, and nothing of the sliders (ARB-22, ARB-23)', () => {
    const id = triage.scenarios[0]!.id;
    expect(canLeave(id, emptyAnswers)).toBe(false);
    expect(canLeave(id, withAnswers({ triage: { scenarios: { [id]: 'security' } } }))).toBe(true);
    expect(canLeave('priorities', emptyAnswers)).toBe(true);
    expect(form.isEnough('triage', emptyAnswers.triage)).toBe(false);
  });

  it('fill the first bar to 70 by scenarios and to 100 by sliders, the others with every answer (ARB-15)', () => {
    const scenarios = first(6, triage.scenarios, 'x');
    const percent = (answers: SimplePayload) => Math.round(stagePercent('triage', steps, answers));
    expect(percent(emptyAnswers)).toBe(0);
    expect(percent(withAnswers({ triage: { scenarios: first(3, triage.scenarios, 'x') } }))).toBe(35);
    expect(percent(withAnswers({ triage: { scenarios } }))).toBe(70);
    expect(percent(withAnswers({ triage: { scenarios, priorities: { work_life_balance: 50 } } }))).toBe(80);
    expect(percent(withAnswers({ triage: { scenarios, priorities: first(3, triage.priorities, 50) } }))).toBe(100);
    const half = withAnswers({ deepDive: { skills: first(8, deepDive.skills, 1) } });
    expect(stagePercent('deepDive', steps, half)).toBe(50);
  });
});
