import type { Actor } from '#functions/data/account/change.ts';
import { writePdf } from '#functions/documents/pdf.ts';
import { writeHtml } from '#shared/documents/html.ts';
import { newId } from '#shared/lib/ids.ts';
import type { Input } from '#shared/lib/route.ts';
import type { marketRoutes } from '#shared/market/contract.ts';
import { industryReport } from '#shared/market/industry-report.ts';
import { publishedSeries } from '#shared/market/industry-series.ts';
import { currentMarket, industryOf } from './current-market.ts';

type Request = Required<Input<typeof marketRoutes.industryReport>>;

/**
 * A report on an industry from the current figures, as HTML and as PDF; it is not stored here.
 * @throws AppError NOT_FOUND for an unknown industry name
 */
export async function makeIndustryReport({ industry: name, paper }: Request, ctx: Pick<Actor, 'now' | 'random16'>) {
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
}
