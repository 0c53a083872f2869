import * as z from 'zod/mini';
import { accountRoutes } from '#shared/account/contract.ts';
import {
  type ExportEntry,
  exportDocument,
  exportKinds,
  type ImportOutcome,
  isImportable,
} from '#shared/account/export.ts';
import { hasOddLength } from '#shared/lib/odd-length.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';

/** More than years of data fill. */
const MAX_FILE_BYTES = 100 * 1024 * 1024;

export interface Imported extends Record<ImportOutcome, number> {
  /** the kind of each refused entry, with the reason */
  refused: string[];
}

/** The importable entries of a file, or why it cannot be read. */
export async function readExport(file: File): Promise<{ entries: ExportEntry[] } | { fault: string }> {
  if (file.size > MAX_FILE_BYTES) return { fault: 'This file is larger than 100 MB, so it is not one of our exports.' };
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { fault: 'This file is not JSON. Choose the JSON file of an export, not the page to read.' };
  }
  if (hasOddLength(json))
    return { fault: 'This is not an export that can be read here: a “length” in it is neither a number nor text.' };
  const read = z.safeParse(exportDocument, json);
  if (!read.success) {
    const [issue] = read.error.issues;
    return {
      fault: `This is not an export that can be read here: ${issue?.path.join('.') || 'the file'} ${issue?.message}.`,
    };
  }
  const entries = read.data.entries.filter(({ kind }) => isImportable(kind));
  return entries.length > 0 ? { entries } : { fault: 'There is nothing in this export that can be imported.' };
}

/** Imports entries in sequence. Stops if the server cannot be reached: the rest would fail, too. @throws ApiError */
export async function importAll(entries: ExportEntry[], onDone: (count: number) => void): Promise<Imported> {
  const imported: Imported = { restored: 0, present: 0, not_kept: 0, refused: [] };
  for (const [position, entry] of entries.entries()) {
    try {
      const { outcome } = await call(accountRoutes.importAccount, { entry: entry as never });
      imported[outcome] += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 409, 413].includes(error.status)) throw error;
      const why = explain(error).replace(`${error.field}: `, '');
      imported.refused.push(`${exportKinds[entry.kind]}: ${why}`);
    }
    onDone(position + 1);
  }
  return imported;
}
