import { expect, it } from 'vitest';
import type { Move } from '#shared/assessment/result-shape.ts';
import { belowMarks, belowWords, stepsLine } from '#web/features/result/role/move/move-line.ts';

const move = (...steps: [name: string, sure: boolean, kind?: 'skills'][]): Move => ({
  reach: 'step',
  beyond: [],
  from: 'high_school',
  steps: steps.map(([name, sure, kind = 'schooling' as never]) => ({
    ...{ kind, name, sure, years: null, dollars: null, basis: '' },
  })),
  months: null,
  dollars: null,
});

it('the steps on a card: what is missing for certain, and beside it what may be, whether or not the work always asks for it', () => {
  expect(stepsLine(move())).toBe('Possible now');
  expect(stepsLine(move(['Skills to build', true, 'skills']))).toBe('Step: skills to build');
  expect(stepsLine(move(["Bachelor's degree", false], ["Master's degree", false]))).toBe(
    "May be needed, unless you have it: Bachelor's degree, Master's degree",
  );
  expect(stepsLine(move(['High school diploma or equivalency', true]))).toBe(
    'Step: High school diploma or equivalency',
  );
  expect(stepsLine(move(["Bachelor's degree", false], ['Supervised practice', true]))).toBe(
    "Step: Supervised practice; may be needed, unless you have it: Bachelor's degree",
  );
});

it('a step down is measured by medians, whatever the person earns', () => {
  expect(belowWords.work).toContain('its median pay is at least a fifth lower');
  expect(belowMarks.work).toBe('A step down from your work');
});
