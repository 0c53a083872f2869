import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeFacts } from '#shared/occupations/decode.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { root } from '#test/support/source-tree.ts';

const folder = join(root, 'shared/occupations/data');

/** A file of the table in the repository. */
export const part = (name: string): Uint8Array => readFileSync(join(folder, name));
part.folder = folder;

export const theFacts = (): Facts => decodeFacts(part('facts.bin'));
