import { useState } from 'react';
import { usd } from '#shared/lib/format.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { CountryPay } from './CountryPay.tsx';
import type { Home } from './home.ts';
import { homeRows } from './pay-rows.ts';
import { StatePay } from './StatePay.tsx';
import type { Comparisons } from './salary-query.ts';

/** Pay by country and state: highlights, a search, charts with their findings, and every figure behind them. */
export function SalaryComparison({ comparison, home }: { comparison: Comparisons; home: Home }) {
  const [text, setText] = useState('');
  const { insights, comparisons } = comparison;
  const listed = home.country === undefined || comparisons.some(({ code }) => code === home.country);
  const placeOf = ({ country }: { country: string }) =>
    country === comparisons[0]?.country ? country : `${country}, estimate`;
  return (
    <Stack gap={5}>
      {!listed && (
        <Notice title="No figures for your country">No publisher of ours has them. The others stand here.</Notice>
      )}
      {insights.highestPaying && insights.lowestPaying && insights.averageMedian !== null && (
        <FigureRows
          rows={[
            ...homeRows(comparison, home),
            {
              name: `Highest median: ${placeOf(insights.highestPaying)}`,
              figure: insights.highestPaying.formatted.medianUSD,
            },
            {
              name: `Lowest median: ${placeOf(insights.lowestPaying)}`,
              figure: insights.lowestPaying.formatted.medianUSD,
            },
            { name: 'Mean of the medians, each country once, mostly estimates', figure: usd(insights.averageMedian) },
          ]}
        />
      )}
      <TextField
        label="Search countries and states"
        type="search"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Tabs
        label="Pay by place"
        tabs={[
          {
            id: 'countries',
            label: 'By country',
            content: <CountryPay comparison={comparison} home={home} text={text} />,
          },
          { id: 'states', label: 'By US state', content: <StatePay comparison={comparison} home={home} text={text} /> },
        ]}
      />
    </Stack>
  );
}
