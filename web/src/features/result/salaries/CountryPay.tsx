import { widerGroupText } from '#shared/occupations/figures.ts';
import { sourceName, sources } from '#shared/occupations/sources.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import css from './CountryPay.module.css';
import type { Home } from './home.ts';
import { PayBars, PayLegend } from './PayBars.tsx';
import { countriesFor, countryFinding, countryRows } from './pay-rows.ts';
import type { Comparisons } from './salary-query.ts';

interface CountryPayProps {
  comparison: Comparisons;
  home: Home;
  /** the search text */
  text: string;
}

const columns = [
  'Country',
  'A tenth earn less than',
  'Half earn more than',
  'A tenth earn more than',
  'Median in what it buys',
  'The whole group, as published',
  'Year',
  'Kind',
  'Note',
];

/** A figure in its own currency, with US dollars below. */
const Both = ({ local, dollars }: { local: string | null; dollars: string | null }) =>
  local === null ? (
    <NotAvailable />
  ) : (
    <span className={css.both}>
      {local}
      {dollars !== local && <small>{dollars ?? 'no US dollars'}</small>}
    </span>
  );

export function CountryPay({ comparison, home, text }: CountryPayProps) {
  const countries = countriesFor(comparison, home, text);
  const rows = countryRows(countries, home);
  const group = widerGroupText(comparison.figure_group);
  const sourceNotes = (
    <Stack gap={2}>
      <Source kind="observed" text={`United States: ${sourceName(sources.oews)}${group ? `; ${group}` : ''}`} />
      <Source kind="estimate" text={`other countries: from ${sourceName(sources.earnings)}`} />
      <p>
        <small>
          <b>Rule of the estimates.</b> {comparison.rule} The figures are of the year that stands beside them, in US
          dollars by that year’s rate; most publishers do not say whether before tax.
        </small>
      </p>
    </Stack>
  );
  if (countries.length === 0) return <p>No country by that name. Try another spelling.</p>;
  return (
    <ChartFigure
      title={countryFinding(comparison, home)}
      measure="Yearly pay, in the currency it is published in and in US dollars"
      alt={rows.map((row) => `${row.name}${row.estimated ? ', estimate' : ''}: ${row.text}`).join('; ')}
      caption={
        <Stack gap={3}>
          {rows.length > 0 && <PayLegend ranges estimated={rows.some((row) => row.estimated)} pay={home.pay} />}
          {rows.length < countries.length && (
            <p>
              Drawn are {rows.length} of {countries.length} countries; all of them stand in the figures below.
            </p>
          )}
          {sourceNotes}
        </Stack>
      }
      table={{
        columns,
        rows: countries.map(({ country, formatted, purchasing_power, group: whole, year, provenance }) => [
          country,
          <Both key="min" local={formatted.min} dollars={formatted.minUSD} />,
          <Both key="median" local={formatted.median} dollars={formatted.medianUSD} />,
          <Both key="max" local={formatted.max} dollars={formatted.maxUSD} />,
          purchasing_power ?? <NotAvailable key="ppp" />,
          whole ? `${whole.formatted}, ${whole.measure} of ${whole.name}` : 'its own figures',
          year,
          provenance.kind === 'estimate' ? 'Estimate' : 'Observed',
          provenance.note,
        ]),
        note: 'What it buys: PPP dollars, that is, what the pay buys there in the prices of the United States.',
      }}
    >
      {rows.length > 0 ? (
        <PayBars rows={rows} pay={home.pay} />
      ) : (
        <p>No US dollars to draw; the figures stand below.</p>
      )}
    </ChartFigure>
  );
}
