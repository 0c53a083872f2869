/**
 * npm run import:market -- <folder> [--fetched 2026-08-22] [--out <folder>]
 *
 * Reads the publishers' files in <folder>, checks them and puts what the product brings along of the market into
 * shared/market/data: the version that stands where no refresh has succeeded yet. Anything doubtful is refused in one
 * line that names file, row and reason, and what was there stays. The same input gives the same bytes.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal } from '#shared/lib/refusal.ts';
import { importMarket } from './market/import.ts';

const home = (path: string) => fileURLToPath(new URL(`../../shared/${path}`, import.meta.url));

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      fetched: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      out: { type: 'string', default: home('market/data') },
    },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new Refusal('usage', null, 'npm run import:market -- <folder>');
  if (!/^20\d\d-\d\d-\d\d$/.test(values.fetched)) throw new Refusal('--fetched', null, 'is not like 2026-08-22');
  const files = await importMarket(resolve(folder), resolve(values.out), {
    fetched: values.fetched,
    occupations: home('occupations/data'),
  });
  const sizes = Object.entries(files).map(([name, bytes]) => `${name} ${(bytes.length / 1000).toFixed(1)} kB`);
  console.log(`the market as of ${values.fetched}: ${sizes.join(', ')}`);
} catch (error) {
  // also what the command line or the disk refuses: their errors carry a code and say enough
  const expected = error instanceof Refusal || typeof (error as { code?: unknown }).code === 'string';
  if (!expected) throw error;
  console.error(`refused: ${(error as Error).message} – what was there stays.`);
  process.exitCode = 1;
}
