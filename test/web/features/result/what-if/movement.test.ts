import { describe, expect, it } from 'vitest';
import type { Ranking } from '#shared/matching/ranking.ts';
import { movements, movementText } from '#web/features/result/what-if/movement.ts';

/** A ranking of occupations 0…n by the given order, of which the first `size` are the top list. */
const ranking = (order: number[], size = 3, outside: number[] = []): Ranking =>
  ({
    order: Int32Array.from(order),
    finals: new Float64Array(order.length + 1),
    listed: Float64Array.from({ length: order.length + 1 }, (_, index) => (outside.includes(index) ? -1 : 1)),
    top: order.slice(0, size).map((index) => ({ index })),
  }) as unknown as Ranking;

describe('what-if movement', () => {
  const own = ranking([0, 1, 2, 3, 4]);

  it('nothing moved: all unchanged, nobody left', () => {
    const { list, left } = movements(own, own);
    expect(list.map((movement) => movement.kind)).toEqual(['same', 'same', 'same']);
    expect(left).toEqual([]);
  });

  it('counts places up and down, names who is new and where it was, and who left', () => {
    const { list, left } = movements(own, ranking([2, 4, 0, 1, 3]));
    expect(list.map(movementText)).toEqual(['up 2', 'new, was 5', 'down 2']);
    expect(left).toEqual([1]);
  });

  it('what was out of the frame had no place among the others', () => {
    const base = ranking([0, 1, 2, 3, 4], 3, [4]);
    expect(movements(base, ranking([4, 0, 1, 2, 3])).list.map(movementText)[0]).toBe('new, was outside your limits');
  });

  it('an occupation that could not be ranked before is just new', () => {
    expect(movements(own, ranking([5, 0, 1, 2, 3])).list[0]).toMatchObject({ index: 5, before: 0, kind: 'new' });
  });
});
