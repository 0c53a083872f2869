/**
 * npm run import:occupations -- <folder> [--data-version 2025-09] [--release onet=30.3@2026-05] [--out <folder>]
 *
 * Reads, checks and joins the publishers' files in <folder>, and writes the occupation table to
 * shared/occupations/data. Anything doubtful is refused in one line that names file, row and reason. The same input
 * gives the same bytes. docs/occupation-data.md lists the origin of the files.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Refusal } from '#shared/lib/refusal.ts';
import { defaultDataVersion } from '#shared/occupations/contract.ts';
import { onlyFolder, runImport } from './command.ts';
import { importOccupations } from './occupations/import.ts';
import { parseNamed } from './occupations/releases.ts';

const home = fileURLToPath(new URL('../../shared/occupations/data', import.meta.url));

await runImport(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'data-version': { type: 'string', default: defaultDataVersion },
      release: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: home },
    },
  });
  const folder = onlyFolder(positionals, 'import:occupations');
  const dataVersion = values['data-version'];
  if (!/^\d{4}-\d{2}$/.test(dataVersion))
    throw new Refusal('--data-version', null, `"${dataVersion}" is not like 2025-09`);
  const { manifest } = await importOccupations(folder, resolve(values.out), {
    dataVersion,
    named: parseNamed(values.release),
  });
  const { count, release, parts } = manifest;
  const sizes = Object.entries(parts).map(([name, { bytes }]) => `${name} ${(bytes / 1000).toFixed(1)} kB`);
  return `${count} occupations (${release}), version ${dataVersion}: ${sizes.join(', ')}`;
});
