import { usd } from '#shared/lib/format.ts';
import type { Home } from './home.ts';
import type { Comparisons } from './salary-query.ts';

type Country = Comparisons['comparisons'][number];
type State = Comparisons['states'][number];

/** One bar of the comparison, in US dollars a year. */
export interface PayRow {
  key: string;
  name: string;
  /** text beside the name */
  text: string;
  min: number | null;
  median: number;
  max: number | null;
  estimated: boolean;
  /** whether it is the person's own country or state */
  own: boolean;
}

/** Most bars in a chart. */
const SHOWN = 10;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const named = <Row extends { name: string }>(rows: Row[], text: string): Row[] =>
  rows.filter(({ name }) => plain(name).includes(plain(text.trim())));

/** The person's own country, the United States, then the others by median in descending order. */
export function countriesFor({ comparisons }: Comparisons, { country }: Home, text: string): Country[] {
  const rank = ({ code }: Country) => (code === country ? 0 : code === 'US' ? 1 : 2);
  const listed = comparisons.map((one) => ({ ...one, name: one.country })).sort((a, b) => rank(a) - rank(b));
  return named(listed, text);
}

export const countryRows = (countries: readonly Country[], home: Home): PayRow[] =>
  countries
    .flatMap(({ code, country, formatted, usd: range, year, provenance }) =>
      range
        ? [
            {
              key: code,
              name: country,
              text: [...new Set([formatted.median, formatted.medianUSD]), year].join(' · '),
              ...range,
              estimated: provenance.kind === 'estimate',
              own: code === home.country,
            },
          ]
        : [],
    )
    .slice(0, SHOWN);

/** The person's own state, then the best-paying ones; states without a figure come last. */
export function statesFor({ states }: Comparisons, { state: own }: Home, text: string): State[] {
  const rank = ({ state, medianUSD }: State) => (state === own ? Number.POSITIVE_INFINITY : (medianUSD ?? -1));
  return named([...states], text).sort((a, b) => rank(b) - rank(a));
}

export const stateRows = (states: readonly State[], home: Home): PayRow[] =>
  states
    .flatMap(({ state, name, medianUSD }) =>
      medianUSD === null
        ? []
        : [
            {
              key: state,
              name,
              text: usd(medianUSD),
              min: null,
              median: medianUSD,
              max: null,
              estimated: false,
              own: state === home.state,
            },
          ],
    )
    .slice(0, SHOWN);

/**
 * The first figures a person looks for: their own country's in its currency, or the United States if they named none.
 */
export function homeRows({ comparisons, states }: Comparisons, home: Home): { name: string; figure: string | null }[] {
  const code = home.country ?? 'US';
  const country = comparisons.find((each) => each.code === code);
  const state = code === 'US' ? states.find(({ state: postal }) => postal === home.state) : undefined;
  return [
    ...(state ? [{ name: `${state.name}, median`, figure: state.formatted.median }] : []),
    ...(country
      ? [
          {
            name: `${country.country}, median${country.provenance.kind === 'estimate' ? ', estimate' : ''}`,
            figure: country.formatted.median,
          },
        ]
      : []),
    ...(home.pay === undefined ? [] : [{ name: 'What you earn now', figure: usd(home.pay) }]),
  ];
}

/** What the country comparison shows, in a sentence. */
export function countryFinding({ comparisons, insights }: Comparisons, { pay }: Home): string {
  const medians = comparisons.flatMap(({ usd: range }) => (range ? [range.median] : []));
  const { highestPaying, lowestPaying } = insights;
  if (!highestPaying || !lowestPaying) return 'No median is published to compare';
  const countries = `${comparisons.length} countries`;
  const unknown = comparisons.length - medians.length;
  const beside = unknown === 0 ? '' : `; ${unknown} have no rate to US dollars`;
  if (pay !== undefined) {
    const above = medians.filter((median) => median > pay).length;
    return `Half earn more than your ${usd(pay)} in ${above} of ${countries}${beside}`;
  }
  return `Of ${countries} ${highestPaying.country} pays most, ${lowestPaying.country} least${beside}`;
}

/** The same for states: the person's own compared with the nation, otherwise the best-paying. */
export function stateFinding({ states, comparisons }: Comparisons, { state: own }: Home): string {
  const nation = comparisons[0]?.usd?.median;
  const mine = states.find(({ state }) => state === own);
  const best = states.toSorted((a, b) => (b.medianUSD ?? 0) - (a.medianUSD ?? 0))[0];
  if (!best?.medianUSD) return 'No state has a median published';
  if (!mine?.medianUSD || !nation) return `${best.name} pays most: half earn more than ${usd(best.medianUSD)}`;
  const side = mine.medianUSD > nation ? 'above' : mine.medianUSD < nation ? 'below' : 'the same as';
  return `${mine.name}: half earn more than ${usd(mine.medianUSD)}, ${side} the nation’s ${usd(nation)}`;
}
