import { currentVersion, seriesOfVersion } from '#functions/data/market/version.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { Overview } from '#shared/market/overview.ts';
import type { MarketSeries } from '#shared/market/series.ts';
import { embeddedSeries, snapshotOverview } from '#shared/market/snapshot.ts';

/** The published overview, or the one shipped with the product until there is one; `origin` says which. */
export const currentOverview = async (): Promise<Overview> => (await currentVersion())?.overview ?? snapshotOverview();

/** The published overview with its source series, or the shipped one until there is one. */
export async function currentMarket(): Promise<{ overview: Overview; series: MarketSeries }> {
  const version = await currentVersion();
  const series = version?.overview ? await seriesOfVersion(version.id) : null;
  return version?.overview && series
    ? { overview: version.overview, series }
    : { overview: snapshotOverview(), series: embeddedSeries };
}

/** @throws AppError NOT_FOUND for an unknown industry name */
export function industryOf({ industryHealth }: Overview, name: string): Overview['industryHealth'][number] {
  const found = industryHealth.find(({ industry }) => industry === name);
  if (!found) throw new AppError('NOT_FOUND', 'The overview has no industry of that name.', { field: 'industry' });
  return found;
}
