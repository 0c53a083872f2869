import { expect, it } from 'vitest';
import { retakePath } from '#web/features/result/retake.ts';

it('answers the same questions again: those of Reading B lead to Reading B (ARA-65)', () => {
  expect(retakePath({ variant: 'gold-standard-v1' })).toBe('/career-path/new');
  expect(retakePath({ variant: 'simple-v1' })).toBe('/career-path/assessment');
});
