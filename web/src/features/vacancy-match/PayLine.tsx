import { usd } from '#shared/lib/format.ts';
import type { VacancyMatch } from '#shared/vacancies/contract.ts';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

type Pay = NonNullable<VacancyMatch['pay']>;

/** The vacancy's pay compared with the occupation's. */
export function PayLine({ pay }: { pay: Pay | null }) {
  if (!pay)
    return (
      <Stack gap={2}>
        <h3>Pay</h3>
        <p>The text names none.</p>
      </Stack>
    );
  const { market } = pay;
  return (
    <Stack gap={2}>
      <h3>Pay</h3>
      <p>
        <b>{rangeText(pay)}</b>
        {!pay.is_period_named && ' (the text names no time: read by its size)'}
        {pay.per !== 'year' && `, full time all year ${yearText(pay)}`}
      </p>
      {market && (
        <>
          <p>
            {market.verdict} Median in {market.place === 'United States' ? 'the United States' : market.place}:{' '}
            {usd(market.median)} a year
            {market.low !== null &&
              market.high !== null &&
              `; four in five in the United States earn ${usd(market.low)} to ${usd(market.high)}`}
            .
          </p>
          <FigureSource of={market.source} />
        </>
      )}
      {pay.note && <p>{pay.note}</p>}
    </Stack>
  );
}

const money = (value: number, currency: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(value);

const span = (from: number, to: number, currency: string) =>
  from === to ? money(from, currency) : `${money(from, currency)} to ${money(to, currency)}`;

const rangeText = ({ from, to, per, currency }: Pay) =>
  `${span(from, to, currency)} ${per === 'hour' ? 'an' : 'a'} ${per}`;
const yearText = ({ year: [from, to], currency }: Pay) => span(from, to, currency);
