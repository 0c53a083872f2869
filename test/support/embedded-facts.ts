import { readFileSync } from 'node:fs';
import { decodeFacts } from '#shared/occupations/decode.ts';
import type { Facts } from '#shared/occupations/facts.ts';

const part = (name: string) => readFileSync(new URL(`../../shared/occupations/data/${name}`, import.meta.url));

/** The table that ships with the product. */
export const embeddedFacts = (): Facts => decodeFacts(part('facts.bin'), part('moves.bin'));
