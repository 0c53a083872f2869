import factsUrl from '#shared/occupations/data/facts.bin?url';
import { decodeFacts } from '#shared/occupations/decode.ts';
import type { Facts } from '#shared/occupations/facts.ts';

let loading: Promise<Facts> | undefined;

export { factsUrl };

/** The occupation table, fetched once a page load; its file name carries its hash, so a browser keeps it for good. */
export function loadFacts(): Promise<Facts> {
  loading ??= fetch(factsUrl)
    .then(async (response) => {
      if (!response.ok) throw new Error(`The occupation table answered ${response.status}`);
      return decodeFacts(await response.arrayBuffer());
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
