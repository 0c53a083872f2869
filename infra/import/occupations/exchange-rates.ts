import type { Folder } from '../folder.ts';

/** `GBP 2025` → US dollars for one unit, the mean of the year's months. */
export type ExchangeRates = Map<string, number>;

const path = 'currency_ppp/exchange-rates-monthly.csv';

/** The currencies for which ILO gives no US dollars; the Federal Reserve names them by country. */
const currencies: Record<string, string> = {
  Brazil: 'BRL',
  Euro: 'EUR',
  Mexico: 'MXN',
  'Sri Lanka': 'LKR',
  'United Kingdom': 'GBP',
};

/** The Federal Reserve's H.10 rates, as units of the currency for one US dollar. */
export function readExchangeRates(folder: Folder): ExchangeRates {
  const months = new Map<string, number[]>();
  const columns = ['Date', 'Country', 'Exchange rate'];
  for (const row of folder.text(path, ',', { columns, atLeast: 15_000 })) {
    const currency = currencies[row.text('Country')];
    const year = row.text('Date').slice(0, 4);
    if (!currency || year < '2015') continue;
    const rate = row.figure('Exchange rate', { min: 0.3, max: 500, unit: 'units for one US dollar' });
    months.set(`${currency} ${year}`, [...(months.get(`${currency} ${year}`) ?? []), 1 / rate]);
  }
  const whole = [...months].filter(([, rates]) => rates.length === 12);
  return new Map(whole.map(([year, rates]) => [year, rates.reduce((sum, rate) => sum + rate, 0) / rates.length]));
}
