import { indeedFile, LABOR_SERIES_AT_ONCE, laborAnswer } from '#functions/outside/upstream.ts';
import { laborSeriesIds } from '#shared/market/industries.ts';
import { readLabor } from '#shared/market/read-labor.ts';
import { nationFile, readNation, readStates, statesFile } from '#shared/market/read-postings.ts';
import type { MarketSeries } from '#shared/market/series.ts';

/** Years requested: as many as are stored. */
const YEARS = 3;

/**
 * The publishers' current data, read and validated file by file.
 * @throws Refusal with file, row and reason
 */
export async function fetchSeries(now: number): Promise<MarketSeries> {
  const year = new Date(now).getUTCFullYear();
  const [postings, states, ...labor] = await Promise.all([
    indeedFile(nationFile).then(readNation),
    indeedFile(statesFile).then(readStates),
    ...chunksOf(laborSeriesIds, LABOR_SERIES_AT_ONCE).map(async (seriesid) => {
      const answer = await laborAnswer({ seriesid, startyear: String(year - YEARS), endyear: String(year) });
      return readLabor('api.bls.gov', answer, seriesid);
    }),
  ]);
  return { postings, states, labor: Object.assign({}, ...labor) };
}

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
