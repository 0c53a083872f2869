/** Verifies the embedded occupation table: reads it again from disk and compares it with the import. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { AppError } from '#shared/lib/errors.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import { openDetails } from '#shared/occupations/details.ts';
import { openStates } from '#shared/occupations/states.ts';
import { env } from './env.ts';
import { exercise } from './rights.ts';

const manifest = z.object({
  dataVersion: z.string(),
  release: z.string(),
  count: z.int(),
  parts: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});

/** @throws AppError CONFLICT naming the first file that differs from the manifest */
export function verifiedTable() {
  exercise('facts');
  const named = manifest.parse(JSON.parse(readFileSync(join(env.FACTS_DIR, 'manifest.json'), 'utf8')));
  const files = Object.fromEntries(Object.entries(named.parts).map(([name, part]) => [name, verifiedFile(name, part)]));
  const facts = readable('facts.bin', () => decodeFacts(files['facts.bin']!, files['moves.bin']!));
  for (const field of ['dataVersion', 'release', 'count'] as const)
    if (facts[field] !== named[field])
      throw mismatch('facts.bin', `${field} is ${facts[field]}, the manifest says ${named[field]}`);
  readable('details.bin', () => openDetails(files['details.bin']!, facts.codes));
  readable('states.bin', () => openStates(files['states.bin']!));
  const parts = Object.entries(named.parts).map(([name, part]) => ({ name, ...part }));
  return { dataVersion: facts.dataVersion, release: facts.release, count: facts.count, hash: facts.hash, parts };
}

function verifiedFile(name: string, { bytes, sha256 }: { bytes: number; sha256: string }): Uint8Array {
  const path = join(env.FACTS_DIR, name);
  if (!existsSync(path)) throw mismatch(name, 'it is missing');
  const content = readFileSync(path);
  if (content.length !== bytes) throw mismatch(name, `it has ${content.length} bytes, the manifest says ${bytes}`);
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw mismatch(name, 'its content has changed');
  return content;
}

/** A part with the right checksum that cannot be decoded was written by another version of the importer. */
function readable<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw mismatch(name, error instanceof Error ? error.message : String(error));
  }
}

const mismatch = (name: string, why: string) =>
  new AppError('CONFLICT', `The occupation table is not the imported one: ${name}: ${why}.`);
