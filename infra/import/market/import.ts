import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTechnologies } from '#infra/import/occupations/onet.ts';
import { Refusal } from '#shared/lib/refusal.ts';
import { type MarketSeries, marketSeries } from '#shared/market/series.ts';
import { type Yearly, yearly } from '#shared/market/yearly.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import { type Source, sourceName, sources } from '#shared/occupations/sources.ts';
import { openStates } from '#shared/occupations/states.ts';
import { Folder } from '../folder.ts';
import { type Files, jsonFile, publish, recover } from '../publish.ts';
import { projectedIndustries } from './industries.ts';
import { occupationsOf } from './jobs.ts';
import { hotRolesOf, wageChangeOf, wagesBefore, wagesOf } from './roles.ts';
import { seriesOf } from './series.ts';
import { keySkillsOf, skillsOf } from './skills.ts';
import { statesOf } from './states.ts';

interface Options {
  /** the day on which the publishers' files were fetched */
  fetched: string;
  /** the embedded occupation table */
  occupations: string;
}

/** A source and its release date. */
const releaseOf = (source: Source) => ({ source: sourceName(source), date: source.date });

/**
 * The embedded market data: the series as of the day they were fetched, and what is computed from the yearly tables.
 * Replaces the files in `out` only when everything has passed.
 * @throws Refusal with file, row and reason; `out` is then unchanged
 */
export async function importMarket(
  from: string,
  out: string,
  { fetched, occupations: table }: Options,
): Promise<Files> {
  recover(out);
  const folder = new Folder(from);
  const part = (name: string) => readFileSync(join(table, name));
  const facts = decodeFacts(part('facts.bin'), part('moves.bin'));
  const occupations = occupationsOf(facts);
  const technologies = readTechnologies(folder);
  const { years, medians } = await wagesBefore(folder);
  const hotRoles = hotRolesOf(occupations, facts);
  const keySkills = keySkillsOf(occupations, technologies);
  const tables: Yearly = {
    releases: {
      skills: releaseOf(sources.onet),
      wages: releaseOf(sources.oews),
      wagesBefore: { ...releaseOf({ ...sources.oews, release: `OEWS May ${years[0]}` }), date: `${years[0]}-05` },
      projections: releaseOf(sources.projections),
      telework: releaseOf(sources.telework),
    },
    hotRoles,
    skills: skillsOf(occupations, technologies, skillsBefore(out, releaseOf(sources.onet).source)),
    industries: await projectedIndustries(folder, years, keySkills),
    wages: wagesOf(occupations, facts, medians, hotRoles),
    wageChange: wageChangeOf(occupations, facts, medians),
    states: statesOf(occupations, facts, openStates(part('states.bin'))),
  };
  const series: MarketSeries = seriesOf(folder);
  const files = {
    'yearly.json': jsonFile(yearly.parse(tables)),
    'series.json': jsonFile(marketSeries.parse(series)),
    'manifest.json': jsonFile({ fetched, occupations: facts.hash, inputs: folder.inputs }),
  };
  publish(out, files);
  return files;
}

/** The technologies in demand in the currently embedded release; null if there is none or it is this same release. */
function skillsBefore(out: string, release: string): string[] | null {
  const read = (): Yearly | null => {
    try {
      return yearly.parse(JSON.parse(readFileSync(join(out, 'yearly.json'), 'utf8')));
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return null;
      throw new Refusal(join(out, 'yearly.json'), null, `is not readable: ${(error as Error).message}`);
    }
  };
  const before = read();
  if (!before) return null;
  if (before.releases.skills.source !== release) return before.skills.map(({ skill }) => skill);
  // the same release again: what was new in it is still new
  const known = before.skills.filter(({ emerging }) => emerging !== null);
  return known.length === 0 ? null : known.filter(({ emerging }) => !emerging).map(({ skill }) => skill);
}
