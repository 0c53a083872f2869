import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decodeFacts } from '#shared/occupations/decode.ts';
import { openDetails } from '#shared/occupations/details.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';

/** An occupation data file shipped with the product. */
export const dataFile = (name: string): Buffer =>
  readFileSync(new URL(`../../../shared/occupations/data/${name}`, import.meta.url));

/** Opened once per process, because the engine caches by table. */
const once = <T>(open: () => T): (() => T) => {
  let opened: T | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
};

/** The table shipped with the product. */
export const embeddedFacts = once((): Facts => decodeFacts(dataFile('facts.bin'), dataFile('moves.bin')));

/** The names used to read vacancies. */
export const embeddedWords = once(
  (): VacancyWords => JSON.parse(gunzipSync(dataFile('vacancy-words.json.gz')).toString('utf8')),
);

/** Facts that only occupation details need, by facts index. */
export const embeddedDetails = once(() => openDetails(dataFile('details.bin'), embeddedFacts().codes));
