import { expect, it } from 'vitest';
import { leaningText } from '#web/parts/assessment/leaning.ts';

it.each([
  [50, 'both alike (50)'],
  [40, 'leans a little to Salary (40)'],
  [70, 'leans to Purpose (70)'],
  [0, 'leans clearly to Salary (0)'],
  [100, 'leans clearly to Purpose (100)'],
])('a slider at %i says which side it leans to', (value, text) =>
  expect(leaningText(value, 'Salary', 'Purpose')).toBe(text),
);
