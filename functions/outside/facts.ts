/** The embedded occupation table, from FACTS_DIR. Parts that only some functions need are read on first use. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AppError } from '#shared/lib/errors.ts';
import { openPart, type PartHeader } from '#shared/occupations/container.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import { openDetails } from '#shared/occupations/details.ts';
import type { Facts, OccupationDetails } from '#shared/occupations/facts.ts';
import { indexOfRole } from '#shared/occupations/lookup.ts';
import { openStates, type StateFigure } from '#shared/occupations/states.ts';
import { openPay, type PayTable } from '#shared/salaries/pay-table.ts';
import type { VacancyWords } from '#shared/vacancies/words/words.ts';
import { env } from './env.ts';
import { isIsolated } from './isolated.ts';
import { exercise } from './rights.ts';

/** @throws Error when the file is missing or differs from what the importer wrote */
function read(name: string, part: PartHeader['part']): Uint8Array {
  const bytes = readFileSync(join(env.FACTS_DIR, name));
  const { header, body } = openPart(bytes, part);
  if (createHash('sha256').update(body).digest('hex') !== header.sha256) throw new Error(`${name} is damaged`);
  return bytes;
}

const once = <T>(load: () => T): (() => T) => {
  let loaded: T | undefined;
  return () => {
    exercise('facts');
    loaded ??= load();
    return loaded;
  };
};

const decoded = (): Facts => decodeFacts(read('facts.bin', 'facts'), read('moves.bin', 'moves'));

// decoded at init, where the processor is not throttled; a process for untrusted files has no FACTS_DIR
let columns = isIsolated ? undefined : decoded();

/** The columns the ranking needs. */
export const facts = (): Facts => {
  exercise('facts');
  columns ??= decoded();
  return columns;
};

/** Wages and employment by state, by facts index. */
export const stateFigures: () => (index: number) => StateFigure[] = once(() =>
  openStates(read('states.bin', 'states')),
);

/** Related occupations and technologies, by facts index. */
export const occupationDetails: () => (index: number) => OccupationDetails = once(() =>
  openDetails(read('details.bin', 'details'), facts().codes),
);

/** Earnings by country and occupation group. */
export const payTable: () => PayTable = once(() =>
  openPay(readFileSync(join(env.FACTS_DIR, 'pay.json'), 'utf8'), facts().count),
);

/** Titles that people in an occupation reported, by facts index. */
export const reportedTitles: () => string[][] = once(() =>
  JSON.parse(readFileSync(join(env.FACTS_DIR, 'titles.json'), 'utf8')),
);

/** Names that vacancies use for occupations and tools; gzip verifies its own checksum. */
export const vacancyWords: () => VacancyWords = once(() =>
  JSON.parse(gunzipSync(readFileSync(join(env.FACTS_DIR, 'vacancy-words.json.gz'))).toString('utf8')),
);

/** @throws AppError NOT_FOUND for a well-formed role id or code that the table does not have */
export function findOccupation(roleId: string): { index: number; code: string; title: string } {
  const { codes, titles } = facts();
  const index = indexOfRole(facts(), roleId);
  if (index === null) throw new AppError('NOT_FOUND', `No occupation goes by "${roleId}".`, { field: 'roleId' });
  return { index, code: codes[index]!, title: titles[index]! };
}
