/** How a copy follows an original that several are copying at once, in any order. */

interface Copying<State> {
  /** how often the copy was stored; read before the original is */
  count(): Promise<number>;
  /** the original as it is now */
  fetch(): Promise<State>;
  /** stores it if the count is still that; says whether it was */
  store(count: number, state: State): Promise<boolean>;
}

/**
 * Copies the original. What was stored last was also fetched last, since a copy fetched before another was stored is
 * thrown away: so whoever copies after the last change leaves the last state, whatever others are doing (G8).
 *
 * It asks twice at most. Once the count has moved by two, the second of those who stored began to fetch after the
 * first had stored, and so after we had come: what we were called for is in their copy.
 */
export async function copyState<State>({ count, fetch, store }: Copying<State>): Promise<void> {
  const first = await count();
  for (let before = first; before - first < 2; before = await count()) if (await store(before, await fetch())) return;
}
