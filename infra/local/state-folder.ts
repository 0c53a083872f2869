import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './stand-ins/kit/start-error.ts';

/** Makes the folder and proves it can be written; throws one clear line when not. */
export function openStateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.write-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new StartError(
      `the state folder ${folder} cannot be written (${reason}): change its rights, or set WAYMARK_STATE_DIR to another.`,
    );
  }
}

/** Ports are waited for this long, since a process that was just killed may still hold one. */
const LOCK_TIMEOUT_MS = 1_500;

/**
 * One stack at a time on a folder: a second would end the table of the first. SQLite's lock is the system's, and goes with
 * the process however that ends.
 * @returns what gives the folder back
 * @throws StartError while another holds it
 */
export function lockStateFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StartError(
      `a stack is running on the state folder ${folder}: stop it first, or set WAYMARK_STATE_DIR to another.`,
    );
  }
  return () => lock.close();
}

/** Written beside and renamed, so that a kill at any moment leaves the old file or the new one. */
export function writeJson(file: string, value: unknown): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, file);
}

export const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** A readable password no other installation has: 96 random bits. */
export const randomPassword = (): string => randomBytes(12).toString('base64url');
