import { expect, it } from 'vitest';
import type { Stage } from '#shared/assessment/stages.ts';
import { minutesLeft } from '#web/parts/assessment/minutes-left.ts';

const after = (triage: number, core: number, deepDive: number) => {
  const answered: Record<Stage, number> = { triage, core, deepDive };
  return minutesLeft((stage) => answered[stage]);
};

it('the minutes left shrink with every answer, from the whole to none (U8)', () => {
  expect(after(0, 0, 0)).toBeNull();
  expect([after(0.5, 0, 0), after(1, 0, 0), after(1, 0.5, 0), after(1, 1, 0), after(1, 1, 0.5)]).toEqual([
    '11-16 min left',
    '10-14 min left',
    '7-10 min left',
    '4-6 min left',
    '2-3 min left',
  ]);
  expect([after(1, 1, 0.95), after(1, 1, 1)]).toEqual(['1 min left', null]);
});
