/**
 * Versions of the market overview. Each is written once and never changed. One row points at the current version and
 * moves only from the version the new one was based on. Earlier versions stay, to show changes over time.
 */
import {
  ConditionFailed,
  getItem,
  type Key,
  queryLast,
  WriteConflict,
  writeTogether,
} from '#functions/outside/table.ts';
import { type Overview, overview } from '#shared/market/overview.ts';
import { type MarketSeries, marketSeries } from '#shared/market/series.ts';

const pk = 'MARKET';
const pointer: Key = { pk, sk: 'CURRENT' };
/** Ids begin with the time of publication, so that versions sort by it. */
const versionPrefix = 'VERSION#';
const versionKey = (id: string): Key => ({ pk, sk: `${versionPrefix}${id}` });
const seriesKey = (id: string): Key => ({ pk, sk: `SERIES#${id}` });

export interface Version {
  overview: Overview;
  series: MarketSeries;
  /** digest of the source data: equal sources make equal versions */
  digest: string;
}

export interface Published extends Pick<Version, 'digest'> {
  /** `lastUpdated` of its overview */
  id: string;
  /** null if an earlier release wrote it in another format */
  overview: Overview | null;
}

/** The current version; null before the first. */
export async function currentVersion(): Promise<Published | null> {
  const current = await getItem(pointer);
  if (!current) return null;
  const id = String(current.id);
  const row = await getItem(versionKey(id), { consistent: true });
  return { id, digest: String(current.digest), overview: overview.safeParse(row?.overview).data ?? null };
}

/** Publishes a version based on `after`, or the first one. False when another version was published meanwhile. */
export async function publishVersion({ overview, series, digest }: Version, after: string | null): Promise<boolean> {
  const id = overview.lastUpdated;
  const isNext =
    after === null
      ? { expression: 'attribute_not_exists(pk)' }
      : { expression: 'id = :after AND id < :id', values: { ':after': after, ':id': id } };
  try {
    await writeTogether([
      { put: { ...versionKey(id), overview, digest } },
      { put: { ...seriesKey(id), series } },
      { put: { ...pointer, id, digest }, condition: isNext },
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed || error instanceof WriteConflict) return false;
    throw error;
  }
}

/** The source series of a version; null when they are missing or malformed. */
export async function seriesOfVersion(id: string): Promise<MarketSeries | null> {
  const row = await getItem(seriesKey(id));
  return marketSeries.safeParse(row?.series).data ?? null;
}

/** The newest readable overviews, oldest first. */
export async function newestVersions(limit: number): Promise<Overview[]> {
  const rows = await queryLast(pk, versionPrefix, `${versionPrefix}~`, limit);
  return rows.toReversed().flatMap((row) => overview.safeParse(row.overview).data ?? []);
}
