import { describe, expect, it } from 'vitest';
import fc from '#test/support/harness/chance.ts';
import { merge, same } from '#web/parts/assessment/saving/merge.ts';

const ratings = fc.dictionary(fc.constantFrom('int_1', 'int_2', 'int_3', 'int_4'), fc.integer({ min: 1, max: 5 }));
const picks = fc.uniqueArray(fc.constantFrom<string[]>('val_1', 'val_2', 'val_3', 'val_4'));
const answers = fc.record({ interests: ratings, values: picks });

describe('merging the answers of two devices', () => {
  it('keeps what each side answered since the common version', () => {
    const base = { interests: { int_1: 3 }, values: ['val_1'] };
    const mine = { interests: { int_1: 3, int_2: 5 }, values: ['val_1', 'val_2'] };
    const theirs = { interests: { int_1: 4, int_3: 1 }, values: ['val_3'] };
    expect(merge(base, mine, theirs)).toEqual({
      interests: { int_1: 4, int_2: 5, int_3: 1 },
      values: ['val_3', 'val_2'],
    });
  });

  it('prefers this device where both changed the same answer', () => {
    expect(merge({ int_1: 3 }, { int_1: 5 }, { int_1: 1 })).toEqual({ int_1: 5 });
  });

  it('treats a picked-back value as taken back', () => {
    expect(merge({ values: ['a', 'b'] }, { values: ['b'] }, { values: ['a', 'b', 'c'] })).toEqual({
      values: ['b', 'c'],
    });
  });

  it('takes an answer whole when it is new on one side', () => {
    const base: Record<string, string | string[]> = {};
    expect(merge(base, { target_cities: ['Other'] }, { study_hours: '3-5' })).toEqual({
      target_cities: ['Other'],
      study_hours: '3-5',
    });
  });

  it('loses no answer of either side and never changes what neither touched', () => {
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        for (const key of ['int_1', 'int_2', 'int_3', 'int_4']) {
          const wanted = mine.interests[key] === base.interests[key] ? theirs.interests[key] : mine.interests[key];
          expect(merged.interests[key]).toBe(wanted);
        }
        for (const pick of ['val_1', 'val_2', 'val_3', 'val_4']) {
          const inBase = base.values.includes(pick);
          const moved = mine.values.includes(pick) !== inBase || theirs.values.includes(pick) !== inBase;
          expect(merged.values.includes(pick)).toBe(moved ? !inBase : inBase);
        }
      }),
    );
  });

  it('changes nothing when only one side changed', () => {
    fc.assert(
      fc.property(answers, answers, (base, changed) => {
        expect(same(merge(base, changed, base), changed)).toBe(true);
        expect(same(merge(base, base, changed), changed)).toBe(true);
      }),
    );
  });

  it('compares by content, not by key order', () => {
    expect(same({ a: 1, b: [1] }, { b: [1], a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(same({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  });
});
