import type { Ranking } from '#shared/matching/ranking.ts';

/** An occupation of the what-if list compared with the person's own answers. */
export interface Movement {
  index: number;
  /** its place with the person's own answers, 1-based */
  before: number;
  after: number;
  kind: 'up' | 'down' | 'same' | 'new';
  /** whether it was outside the person's limits, in which case its place is not comparable */
  wasOutside: boolean;
}

/** Places by facts index, 1-based; 0 for occupations that cannot be ranked. */
export function placesOf(ranking: Pick<Ranking, 'order' | 'finals'>): Int32Array {
  const places = new Int32Array(ranking.finals.length);
  ranking.order.forEach((index, position) => {
    places[index] = position + 1;
  });
  return places;
}

/** The what-if top list compared with the person's own; `new` marks occupations that were not in it. */
export function movements(base: Ranking, changed: Ranking): { list: Movement[]; left: number[] } {
  const before = placesOf(base);
  const own = new Set(base.top.map((placed) => placed.index));
  const list = changed.top.map(({ index }, position): Movement => {
    const after = position + 1;
    const was = before[index] ?? 0;
    const kind = !own.has(index) ? 'new' : was > after ? 'up' : was < after ? 'down' : 'same';
    return { index, before: was, after, kind, wasOutside: base.listed[index]! < 0 };
  });
  const now = new Set(changed.top.map((placed) => placed.index));
  return { list, left: [...own].filter((index) => !now.has(index)) };
}

export function movementText(movement: Movement): string {
  if (movement.kind === 'same') return 'unchanged';
  if (movement.kind === 'new' && movement.wasOutside) return 'new, was outside your limits';
  if (movement.kind === 'new') return movement.before > 0 ? `new, was ${movement.before}` : 'new';
  return `${movement.kind} ${Math.abs(movement.before - movement.after)}`;
}
