/** How a copy follows an original that several are copying at once, in any order. */

export interface Copying<State> {
  /** how often the copy was stored; read before the original is */
  count(): Promise<number>;
  /** the original as it is now */
  fetch(): Promise<State>;
  /** stores it if the count is still that; says whether it was */
  store(count: number, state: State): Promise<boolean>;
}

const tries = 8;

/**
 * Copies the original. What was stored last was also fetched last, since a copy fetched before another was stored is
 * thrown away: so whoever copies after the last change leaves the last state, whatever others are doing (G8).
 * @returns false when others always were faster
 */
export async function copyState<State>({ count, fetch, store }: Copying<State>): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const before = await count();
    if (await store(before, await fetch())) return true;
  }
  return false;
}
