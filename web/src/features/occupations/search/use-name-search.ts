import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import wordsUrl from '#shared/occupations/data/vacancy-words.json.gz?url';
import { plainNames } from '#shared/occupations/names.ts';
import { searchTitles, type TitleIndex, titleIndex, topicNames } from '#shared/occupations/search.ts';
import { loadFacts } from '#web/api/facts.ts';
import { fetchFile } from '#web/api/fetch-file.ts';
import { useRetried } from '#web/api/use-retried.ts';
import { loadNames } from '#web/parts/occupation-search/load-names.ts';

export interface NameHit {
  code: string;
  /** the matching name, if it was not the occupation's own */
  matched: string | null;
  /** median pay in US dollars a year */
  pay: number | null;
}

const codes = Object.keys(plainNames).sort();
const names = codes.map((code) => plainNames[code]!);
/** Our own names, available without fetching. */
const ownNames = { codes, titles: names, employment: new Float64Array(codes.length) };

const wordsShape = z.object({ titles: z.array(z.tuple([z.string(), z.array(z.int())])) });

/**
 * All names of all occupations, and what sorts and describes them: about 500 kB gzipped, fetched once, on the first
 * search.
 */
async function loadAllNames(signal: AbortSignal) {
  const [facts, common, words] = await Promise.all([
    loadFacts(),
    loadNames(signal),
    fetchFile(wordsUrl, signal).then(unpacked),
  ]);
  const { titles } = wordsShape.parse(JSON.parse(words));
  const index = titleIndex(facts, { ...common, alternate: [...titles, ...topicNames(facts)] });
  return { facts, index };
}

/**
 * Text of a gzip file. Vite's server sends such files with `Content-Encoding: gzip`, so the browser may have
 * decompressed it.
 */
function unpacked(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes);
  const isPacked = first === 0x1f && second === 0x8b; // gzip's magic number
  const file = new Blob([bytes]);
  return isPacked ? new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text() : file.text();
}

let ownIndex: TitleIndex | undefined;

/**
 * Searches all names of occupations; our own until the others have loaded.
 * @param wanted when to start fetching them
 */
export function useNameSearch(wanted: boolean) {
  const { data, isFetching, isError, refetch } = useRetried(
    useQuery({
      queryKey: [wordsUrl],
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
      enabled: wanted,
      queryFn: ({ signal }) => loadAllNames(signal),
    }),
  );
  const search = (text: string, limit: number): NameHit[] => {
    ownIndex ??= titleIndex(ownNames);
    const found = data
      ? searchTitles(data.facts, data.index, text, limit)
      : searchTitles(ownNames, ownIndex, text, limit);
    return found.map(({ code, index, matched, title }) => {
      const other = matched ?? title;
      const pay = data?.facts.wageP50[index] ?? Number.NaN;
      return {
        code,
        matched: other.toLowerCase() === plainNames[code]!.toLowerCase() ? null : other,
        pay: Number.isNaN(pay) ? null : pay,
      };
    });
  };
  return { search, loading: isFetching, failed: isError, retry: () => void refetch() };
}
