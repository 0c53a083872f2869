import type { Row } from '#shared/lib/rows.ts';
import type { CountryPay } from '#shared/salaries/pay-table.ts';

/** The scope of a country's figures if it is not the mean of all employees. */
export type Scope = Pick<CountryPay, 'measure' | 'tax' | 'scope'>;

/** ILO's notes on a country's figures, reworded. */
const scopes: Record<string, string> = {
  'Geographical coverage: Main cities or metropolitan areas': 'main cities only',
  'Geographical coverage: Urban areas only': 'towns and cities only',
  'Geographical coverage: Total national, excluding some areas': 'without some areas',
  'Geographical coverage: Excluding Gaza Strip': 'without the Gaza Strip',
  'Geographical coverage: Government controlled areas': 'areas under government control',
  'Reference group coverage: Insured persons': 'insured employees only',
  'Reference group coverage: Wage earners / blue collar / production workers': 'manual workers only',
  'Institutional sector coverage: Public sector only': 'public sector only',
  'Institutional sector coverage: Private sector only': 'private sector only',
  'Population coverage: Nationals, residents': 'nationals and residents',
  'Population coverage: Excluding labour camps': 'without labor camps',
  'Working time arrangement coverage: Full-time workers': 'full-time workers only',
  'Working time arrangement coverage: Full-time equivalents': 'as if all worked full time',
  'Value type: Real values': 'adjusted for prices',
  'Time unit: Per day': 'a day',
};
const employers = /^Establishment size coverage: All establishments with at least (\d+) employees$/;
const industries = /^Economic activity coverage: Excluding /;
/** Notes that do not change what a figure covers. */
const plain =
  /^(Currency|Repository|Age coverage - (min|max)imum age|Break in series|Job coverage|Data reference period|Working time concept|Employment definition|Population coverage: Excluding institutional population.*|Reference group coverage: Employees|Value type: Nominal values|Working time arrangement coverage: Full-time and part time workers|Central tendency measure: (Mean|Weighted mean|Median)|Accounting concept: (Gross|Net))(:|$)/;

/** Refuses an unknown note: it may change what the figure means. */
export function describe(row: Row): Scope {
  const notes = `${row.text('note_indicator.label')} | ${row.text('note_source.label')}`.split(' | ').filter(Boolean);
  const scope = notes.flatMap((note) => {
    if (plain.test(note)) return [];
    if (industries.test(note)) return ['without some industries'];
    const size = employers.exec(note)?.[1];
    return scopes[note] ?? (size ? `employers of at least ${size}` : row.refuse(`unknown note "${note}"`));
  });
  const says = (note: string) => notes.includes(note);
  return {
    measure: says('Central tendency measure: Median') ? 'median' : 'mean',
    tax: says('Accounting concept: Net') ? 'after' : says('Accounting concept: Gross') ? 'before' : null,
    scope,
  };
}
