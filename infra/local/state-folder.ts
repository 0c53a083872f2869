import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './stand-ins/kit/start-error.ts';

/** Creates the folder and checks that it is writable; throws a one-line StartError if not. */
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

/** How long to wait for the lock, since a process that was just killed may still hold it. */
const LOCK_TIMEOUT_MS = 1_500;

/**
 * Allows only one stack per folder: a second would stop the first one's table. SQLite's lock is the system's, and is
 * released however the process ends.
 * @returns a function that releases the folder
 * @throws StartError while another stack holds it
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

/** Written to another file and renamed, so that a kill at any moment leaves the old file or the new one. */
export function writeJson(file: string, value: unknown): void {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(beside, file);
}

export const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

/** A readable password unique to this installation: 96 random bits. */
export const randomPassword = (): string => randomBytes(12).toString('base64url');
