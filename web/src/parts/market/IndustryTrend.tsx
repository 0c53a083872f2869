import { dateText } from '#shared/lib/date-text.ts';
import { marketRoutes } from '#shared/market/contract.ts';
import { finding, type Series, seriesText } from '#shared/market/trend.ts';
import { call } from '#web/api/client.ts';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import { LineChart } from './LineChart.tsx';
import { MeteredAction } from './MeteredAction.tsx';

/** An industry over time, on request (D-70). */
export const IndustryTrend = ({ industry }: { industry: string }) => (
  <MeteredAction
    feature="trends_real_time_industries"
    label="Live trend"
    name={`Live trend of ${industry}`}
    ask={(idempotencyKey) => call(marketRoutes.industryTrend, { industry }, { idempotencyKey })}
  >
    {({ series }, close) => (
      <Dialog open onClose={close} width="wide" title={`Trend: ${industry}`}>
        {series.map((one) => (
          <SeriesFigure key={one.key} series={one} />
        ))}
        {series.length === 0 && (
          <p>
            Figures over time: <NotAvailable />
          </p>
        )}
      </Dialog>
    )}
  </MeteredAction>
);

/** A single point is stated in words instead of drawn. */
function SeriesFigure({ series }: { series: Series }) {
  const { key, points, provenance } = series;
  const { measure, format, exact } = seriesText[key];
  const [first] = points;
  if (!first) return null;
  if (points.length === 1)
    return (
      <div>
        <p>{`${measure}: ${format(first.value)} in ${dateText(first.date)}. A line is drawn from the second version on.`}</p>
        <FigureSource of={provenance} />
      </div>
    );
  return (
    <ChartFigure
      title={finding(series)}
      measure={measure}
      alt={`from ${format(first.value)} in ${dateText(first.date)} to ${format(points.at(-1)!.value)} in ${dateText(points.at(-1)!.date)}.`}
      caption={<FigureSource of={provenance} />}
      table={{
        columns: ['Date', measure],
        rows: points.toReversed().map(({ date, value }) => [dateText(date), exact(value)]),
      }}
    >
      <LineChart points={points} format={format} />
    </ChartFigure>
  );
}
