import { currentVersion, publishVersion, seriesOfVersion } from '#functions/data/market/version.ts';
import { scheduled } from '#functions/serve/scheduled.ts';
import { sha256 } from '#shared/lib/sha256.ts';
import { buildOverview } from '#shared/market/build.ts';
import { refuseOlder } from '#shared/market/refuse-older.ts';
import { embeddedSeries, embeddedTables } from '#shared/market/snapshot.ts';
import { fetchSeries } from './fetch-series.ts';

/**
 * Publishes a version made from the publishers' current data. Nothing is written until all of it has been read and
 * validated: a failed or interrupted run keeps the last version, and of concurrent runs the first one publishes.
 */
export const handler = scheduled('refresh-market', async ({ now, log }) => {
  const before = await currentVersion();
  const series = await fetchSeries(now);
  refuseOlder(series, (before && (await seriesOfVersion(before.id))) ?? embeddedSeries, now);
  const digest = sha256(JSON.stringify([embeddedTables, series]));
  if (digest === before?.digest) return { published: false };
  const edition = { origin: 'publishers', at: now, before: before?.overview ?? null } as const;
  const overview = buildOverview(embeddedTables, series, edition);
  const published = await publishVersion({ overview, series, digest }, before?.id ?? null);
  if (!published && (await currentVersion())?.id === before?.id)
    throw new Error(`the version of ${overview.lastUpdated} could not be published after that of ${before?.id}`);
  log.info('refreshed', { published, lastUpdated: overview.lastUpdated });
  return { published };
});
