import { newestVersions } from '#functions/data/market/version.ts';
import { metered } from '#functions/data/use/metered.ts';
import { serve } from '#functions/serve/serve.ts';
import { marketRoutes } from '#shared/market/contract.ts';
import { publishedSeries, scoreSeries } from '#shared/market/industry-series.ts';
import { currentMarket, industryOf } from './current-market.ts';

/** Half a year of weekly versions. */
const VERSIONS = 26;

export const handler = serve(
  marketRoutes.industryTrend,
  async ({ industry: name }) => {
    const [{ overview, series }, versions] = await Promise.all([currentMarket(), newestVersions(VERSIONS)]);
    const { industry } = industryOf(overview, name);
    const scores = scoreSeries(versions.length > 0 ? versions : [overview], industry);
    return { industry, series: [...publishedSeries(series, overview.origin, industry), ...scores] };
  },
  metered,
);
