import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#shared/lib/refusal.ts';
import type { ReadFile } from '../folder.ts';
import { type Files, sha256 } from '../publish.ts';
import type { Coverage } from './coverage.ts';
import { type SourceRelease, sourceOf } from './releases.ts';

/** Sources and contents of the table. */
export interface Manifest {
  dataVersion: string;
  release: string;
  format: number;
  count: number;
  coverage: Coverage;
  parts: Record<string, { bytes: number; sha256: string }>;
  sources: SourceRelease[];
  inputs: ReadFile[];
}

export const partsOf = (files: Files): Manifest['parts'] =>
  Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, { bytes: bytes.length, sha256: sha256(bytes) }]),
  );

/**
 * A file of a release that was imported before must be identical: one that passed all other checks but differs is
 * damaged, or belongs to another release than stated.
 */
export function refuseChanged(folder: string, releases: readonly SourceRelease[], inputs: readonly ReadFile[]): void {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return;
  const before = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  for (const input of inputs) {
    const earlier = before.inputs.find((one) => one.path === input.path);
    const id = sourceOf(input.path);
    const releaseOf = (list: readonly SourceRelease[]) => list.find((one) => one.id === id)?.release;
    if (!earlier || !id || releaseOf(before.sources) !== releaseOf(releases) || earlier.sha256 === input.sha256)
      continue;
    throw new Refusal(
      input.path,
      null,
      `differs from this file of ${releaseOf(releases)} as imported before (${input.rows} rows now, ${earlier.rows} then): damaged, or another release (--release)?`,
    );
  }
}
