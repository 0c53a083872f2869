import { metered } from '#functions/data/use/metered.ts';
import { writePdf } from '#functions/documents/pdf.ts';
import { serve } from '#functions/serve/serve.ts';
import { writeHtml } from '#shared/documents/html.ts';
import { newId } from '#shared/lib/ids.ts';
import { marketRoutes } from '#shared/market/contract.ts';
import { industryReport } from '#shared/market/industry-report.ts';
import { publishedSeries } from '#shared/market/industry-series.ts';
import { currentMarket, industryOf } from './current-market.ts';

export const handler = serve(
  marketRoutes.industryReport,
  async ({ industry: name, paper }, ctx) => {
    const { overview, series } = await currentMarket();
    const industry = industryOf(overview, name);
    const document = industryReport({
      overview,
      industry,
      series: publishedSeries(series, overview.origin, name),
      now: new Date(ctx.now).toISOString(),
    });
    const pdf = await writePdf(document, paper);
    return {
      report_id: newId(ctx.random16(), ctx.now),
      industry: industry.industry,
      html: writeHtml(document),
      pdf: pdf.toString('base64'),
    };
  },
  metered,
);
