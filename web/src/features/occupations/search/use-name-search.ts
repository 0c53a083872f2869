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
  /** the name by which it was found, where it was not its own */
  matched: string | null;
  /** median pay in US dollars a year */
  pay: number | null;
}

const codes = Object.keys(plainNames).sort();
const names = codes.map((code) => plainNames[code]!);
/** Our own names, before anything is fetched. */
const ownNames = { codes, titles: names, employment: new Float64Array(codes.length) };

const wordsShape = z.object({ titles: z.array(z.tuple([z.string(), z.array(z.int())])) });

/** All names of all occupations, and what orders and describes them. About 500 kB after gzip, fetched once, when somebody searches. */
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

/** The text of a gzip file. Vite's server declares such a file as `Content-Encoding: gzip`, and the browser has unpacked it. */
function unpacked(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes);
  const isPacked = first === 0x1f && second === 0x8b; // the mark of gzip
  const file = new Blob([bytes]);
  return isPacked ? new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text() : file.text();
}

let ownIndex: TitleIndex | undefined;

/**
 * The search over all names that people have for occupations; over our own till the others have come.
 * @param wanted from when on they are worth fetching
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
