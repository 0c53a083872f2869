import * as z from 'zod/mini';
import titlesUrl from '#shared/occupations/data/titles.json?url';
import everydayUrl from '#shared/occupations/everyday-names.json?url';
import { fetchFile } from '#web/api/fetch-file.ts';

const everydayShape = z.record(z.string(), z.string());
const reportedShape = z.array(z.array(z.string()));

const fetchJson = async (url: string, signal: AbortSignal): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await fetchFile(url, signal)));

/** Everyday names: those we collected and those that people reported. */
export async function loadNames(signal: AbortSignal) {
  const [everyday, reported] = await Promise.all([fetchJson(everydayUrl, signal), fetchJson(titlesUrl, signal)]);
  return { everyday: everydayShape.parse(everyday), reported: reportedShape.parse(reported) };
}

/** Their address, used as the query key. */
export const namesUrl = everydayUrl;
