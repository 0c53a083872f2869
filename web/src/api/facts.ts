import factsUrl from '#shared/occupations/data/facts.bin?url';
import movesUrl from '#shared/occupations/data/moves.bin?url';
import type { Facts } from '#shared/occupations/facts.ts';
import { fetchFile } from './fetch-file.ts';

let loading: Promise<Facts> | undefined;

export { factsUrl };

/** The occupation table, fetched once per page load. */
export function loadFacts(): Promise<Facts> {
  loading ??= Promise.all([import('#shared/occupations/decode.ts'), fetchFile(factsUrl), fetchFile(movesUrl)])
    .then(([{ decodeFacts }, facts, moves]) => decodeFacts(facts, moves))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
