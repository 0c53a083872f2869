import { count, usd } from '#shared/lib/format.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import { ChartFigure } from '#web/ui/figures/ChartFigure.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { NotAvailable } from '#web/ui/notices/NotAvailable.tsx';
import type { Home } from './home.ts';
import { PayBars, PayLegend } from './PayBars.tsx';
import { stateFinding, stateRows, statesFor } from './pay-rows.ts';
import type { Comparisons } from './salary-query.ts';

interface StatePayProps {
  comparison: Comparisons;
  home: Home;
  /** the search text */
  text: string;
}

export function StatePay({ comparison, home, text }: StatePayProps) {
  const states = statesFor(comparison, home, text);
  const rows = stateRows(states, home);
  const group = widerGroupText(comparison.figure_group);
  const { kind, source } = comparison.states_provenance;
  if (states.length === 0) return <p>No state by that name. Try another spelling.</p>;
  return (
    <ChartFigure
      title={stateFinding(comparison, home)}
      measure="Median yearly pay in US dollars, before tax"
      alt={rows.map((row) => `${row.name}: ${row.text}`).join('; ')}
      caption={
        <Stack gap={3}>
          {rows.length > 0 && <PayLegend ranges={false} estimated={false} pay={home.pay} />}
          {home.country !== undefined && home.country !== 'US' && (
            <p>You live elsewhere: these states are a reference.</p>
          )}
          <Source kind={kind} text={`${source}${group ? `; ${group}` : ''}`} />
        </Stack>
      }
      table={{
        columns: ['State', 'Half earn more than', 'People who do this work'],
        rows: states.map(({ name, medianUSD, employment }) => [
          name,
          medianUSD === null ? <NotAvailable key="median" /> : usd(medianUSD),
          employment === null ? <NotAvailable key="people" /> : count(employment),
        ]),
      }}
    >
      {rows.length > 0 ? <PayBars rows={rows} pay={home.pay} /> : <p>No median is published for it.</p>}
    </ChartFigure>
  );
}
