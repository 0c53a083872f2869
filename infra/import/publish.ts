import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name → content of the files of a table. */
export type Files = Record<string, Uint8Array>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const jsonFile = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Replaces the old table by a complete new one: all files are written next to it first, then two renames swap the
 * folders. A reader sees the old table or the new one, never a mixture; after a crash between the renames the next call
 * finds the old table and puts it back (`recover`).
 */
export function publish(folder: string, files: Files): void {
  const [fresh, old] = [`${folder}.new`, `${folder}.old`];
  recover(folder);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(fresh, name), bytes);
    if (sha256(readFileSync(join(fresh, name))) !== sha256(bytes)) throw new Error(`${name} was not written whole`);
  }
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (existsSync(old)) renameSync(old, folder);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Undoes a swap that a crash interrupted. */
export function recover(folder: string): void {
  const old = `${folder}.old`;
  if (!existsSync(old)) return;
  if (existsSync(folder)) rmSync(old, { recursive: true, force: true });
  else renameSync(old, folder);
}
