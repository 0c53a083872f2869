import { readFileSync } from 'node:fs';
import { decodeFacts } from '#shared/occupations/decode.ts';
import type { Facts } from '#shared/occupations/facts.ts';

/** The table that ships with the product. */
export const embeddedFacts = (): Facts =>
  decodeFacts(readFileSync(new URL('../../shared/occupations/data/facts.bin', import.meta.url)));
