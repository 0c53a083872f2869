import { expect, it } from 'vitest';
import fc from '#test/support/harness/chance.ts';
import { scoreRows } from '#web/features/vacancy-match/score-rows.ts';

const shown = (figure: string) => Math.round(10 * Number(figure.replace('−', '-')));

it('what a score is made of adds up to it, as it is shown, whatever the parts are', () => {
  const part = fc.record({
    label: fc.constantFrom(...'abcdefghijklmnop'),
    points: fc.integer({ min: -9999, max: 9999 }).map((n) => n / 997),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 20 }), (receipts) => {
      const rows = scoreRows(receipts);
      const [together] = rows.splice(-1);
      expect(together!.name).toBe('Together');
      expect(shown(together!.figure)).toBe(rows.reduce((sum, { figure }) => sum + shown(figure), 0) + 0);
      expect(rows.length).toBeLessThanOrEqual(9);
    }),
  );
});
