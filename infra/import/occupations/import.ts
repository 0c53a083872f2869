import { formatVersion } from '#shared/occupations/container.ts';
import { Folder } from '../folder.ts';
import { type Files, jsonFile, publish, recover } from '../publish.ts';
import { refuseThin } from './coverage.ts';
import {
  encodeDetails,
  encodeFacts,
  encodeMoves,
  encodePay,
  encodeSources,
  encodeStates,
  encodeTitles,
} from './encode.ts';
import { join } from './join.ts';
import { type Manifest, partsOf, refuseChanged } from './manifest.ts';
import { readSources } from './read.ts';
import { type Named, releaseLine, releasesOf } from './releases.ts';
import { encodeVacancyWords } from './vacancy-words.ts';

interface Options {
  /** the version key, for example 2025-09 */
  dataVersion: string;
  named: Named;
}

/**
 * Reads, checks, joins and encodes; replaces the table in `out` only when everything has passed.
 * @throws Refusal with file, row and reason; `out` is then unchanged
 */
export async function importOccupations(
  from: string,
  out: string,
  options: Options,
): Promise<{ manifest: Manifest; files: Files }> {
  recover(out);
  const folder = new Folder(from);
  const sources = await readSources(folder);
  const releases = releasesOf(sources, options.named);
  refuseChanged(out, releases, folder.inputs);
  const table = join(sources);
  const coverage = refuseThin(table);

  const edition = { dataVersion: options.dataVersion, release: releaseLine(releases) };
  const moves = encodeMoves(table, edition);
  const parts: Files = {
    'facts.bin': encodeFacts(table, edition, moves),
    'moves.bin': moves,
    'details.bin': encodeDetails(table, edition),
    'states.bin': encodeStates(table, edition),
    'titles.json': encodeTitles(table),
    'pay.json': encodePay(table),
    'vacancy-words.json.gz': encodeVacancyWords(sources, table.codes),
    ...encodeSources(releases, edition),
  };
  const manifest: Manifest = {
    ...edition,
    format: formatVersion,
    count: table.codes.length,
    coverage,
    parts: partsOf(parts),
    sources: releases,
    inputs: folder.inputs,
  };
  const files = { ...parts, 'manifest.json': jsonFile(manifest) };
  publish(out, files);
  return { manifest, files };
}
