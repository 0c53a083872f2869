/** The market data shipped with the product, as the importer wrote it: the version before any refresh. */
import { buildOverview } from './build.ts';
import manifest from './data/manifest.json' with { type: 'json' };
import series from './data/series.json' with { type: 'json' };
import tables from './data/yearly.json' with { type: 'json' };
import type { Overview } from './overview.ts';
import type { MarketSeries } from './series.ts';
import type { Yearly } from './yearly.ts';

export const embeddedTables: Yearly = tables;
export const embeddedSeries: MarketSeries = series;

export const snapshotOverview = (): Overview =>
  buildOverview(embeddedTables, embeddedSeries, { origin: 'snapshot', at: Date.parse(manifest.fetched), before: null });
