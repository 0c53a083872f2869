import { Refusal } from '#shared/lib/refusal.ts';
import { laborSeriesIds } from '#shared/market/industries.ts';
import { monthlyOf, type Observation } from '#shared/market/read-labor.ts';
import { nationFile, readNation, readStates, statesFile } from '#shared/market/read-postings.ts';
import type { MarketSeries } from '#shared/market/series.ts';
import type { Folder } from '../folder.ts';

const postings = 'indeed/job_postings_tracker';
const laborFolder = 'bls_series';

/** FRED's names for series of the Bureau of Labor Statistics that differ from the bureau's own. */
const fredNames: Record<string, string> = {
  JTSJOL: 'JTS000000000000000JOL',
  USMINE: 'CES1000000001',
  USCONS: 'CES2000000001',
  MANEMP: 'CES3000000001',
  USTPU: 'CES4000000001',
  USINFO: 'CES5000000001',
  USFIRE: 'CES5500000001',
  USPBS: 'CES6000000001',
  USEHS: 'CES6500000001',
  USLAH: 'CES7000000001',
  USSERV: 'CES8000000001',
};

/** Series as downloaded from FRED: a CSV file of one series, or a JSON document of several. */
function observationsIn(folder: Folder, path: string): [string, Observation[]][] {
  const observation = ({ date, value }: { date: string; value: number }) => ({ month: date.slice(0, 7), value });
  if (path.endsWith('.json')) {
    const read = folder.json(path, () => 0) as {
      fred?: { series?: Record<string, { date: string; value: number }[]> };
    };
    if (!read.fred?.series) throw new Refusal(path, null, 'has no "fred.series"');
    return Object.entries(read.fred.series).map(([name, values]) => [name, values.map(observation)]);
  }
  const name = path.slice(laborFolder.length + 1, -'.csv'.length);
  const rows = folder.text(path, ',', { columns: ['observation_date', name], atLeast: 13 });
  const any = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY, unit: 'any' };
  return [[name, rows.map((row) => observation({ date: row.text('observation_date'), value: row.figure(name, any) }))]];
}

function readLaborFolder(folder: Folder): MarketSeries['labor'] {
  const labor: MarketSeries['labor'] = {};
  for (const file of folder.names(laborFolder)) {
    const path = `${laborFolder}/${file}`;
    for (const [name, observations] of observationsIn(folder, path)) {
      const id = fredNames[name] ?? name;
      const series = laborSeriesIds.includes(id) ? monthlyOf(path, id, observations) : null;
      if (series) labor[id] = series;
    }
  }
  return labor;
}

/** The series of the operator's folder, parsed by the code that also parses fetched files. */
export const seriesOf = (folder: Folder): MarketSeries => ({
  postings: readNation(folder.raw(`${postings}/${nationFile}`)),
  states: readStates(folder.raw(`${postings}/${statesFile}`)),
  labor: readLaborFolder(folder),
});
