/** Keeps a copy in sync with an original that several processes copy concurrently, in any order. */

interface Copying<State> {
  /** how often the copy was stored; read before fetching the original */
  count(): Promise<number>;
  /** fetches the original */
  fetch(): Promise<State>;
  /** stores it if the count is unchanged; returns whether it was */
  store(count: number, state: State): Promise<boolean>;
}

/**
 * Copies the original. A copy fetched before another was stored is discarded, so the copy stored last was also fetched
 * last: whoever copies after the last change leaves the final state, whatever others do (G8).
 *
 * At most two attempts. If the count has moved by two, the second of those writers fetched after the first had stored,
 * and therefore after this call began: its copy contains the change this call was made for.
 */
export async function copyState<State>({ count, fetch, store }: Copying<State>): Promise<void> {
  const first = await count();
  for (let before = first; before - first < 2; before = await count()) if (await store(before, await fetch())) return;
}
