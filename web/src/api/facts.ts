import factsUrl from '#shared/occupations/data/facts.bin?url';
import movesUrl from '#shared/occupations/data/moves.bin?url';
import { decodeFacts } from '#shared/occupations/decode.ts';
import type { Facts } from '#shared/occupations/facts.ts';

let loading: Promise<Facts> | undefined;

export { factsUrl };

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The occupation table answered ${response.status}`);
  return response.arrayBuffer();
}

/** The occupation table, fetched once a page load; its file names carry hashes, so a browser keeps it for good. */
export function loadFacts(): Promise<Facts> {
  loading ??= Promise.all([bytesOf(factsUrl), bytesOf(movesUrl)])
    .then(([facts, moves]) => decodeFacts(facts, moves))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
