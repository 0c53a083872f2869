/**
 * npm run import:market -- <folder> [--fetched 2026-08-22] [--out <folder>]
 *
 * Reads and checks the publishers' files in <folder> and writes the market data embedded in the product to
 * shared/market/data: the version shown until a refresh has succeeded. Anything doubtful is refused in one line that
 * names file, row and reason. The same input gives the same bytes.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal } from '#shared/lib/refusal.ts';
import { onlyFolder, runImport } from './command.ts';
import { importMarket } from './market/import.ts';

const home = (path: string) => fileURLToPath(new URL(`../../shared/${path}`, import.meta.url));

await runImport(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      fetched: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      out: { type: 'string', default: home('market/data') },
    },
  });
  const folder = onlyFolder(positionals, 'import:market');
  if (!/^20\d\d-\d\d-\d\d$/.test(values.fetched)) throw new Refusal('--fetched', null, 'is not like 2026-08-22');
  const files = await importMarket(folder, resolve(values.out), {
    fetched: values.fetched,
    occupations: home('occupations/data'),
  });
  const sizes = Object.entries(files).map(([name, bytes]) => `${name} ${(bytes.length / 1000).toFixed(1)} kB`);
  return `the market as of ${values.fetched}: ${sizes.join(', ')}`;
});
