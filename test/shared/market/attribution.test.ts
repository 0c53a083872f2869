import { expect, it } from 'vitest';
import { marketAttributions } from '#shared/market/attribution.ts';
import { snapshotOverview } from '#shared/market/snapshot.ts';
import { attributions } from '#shared/occupations/attribution.ts';
import { sourceName } from '#shared/occupations/sources.ts';

/** What the page of data sources credits, as a source beside a figure begins. */
const credited = [
  ...Object.values(marketAttributions).map(({ source }) => source),
  ...attributions.flatMap(({ publisher, release }) => [release, sourceName({ publisher, release })]),
  'U.S. Bureau of Labor Statistics, OEWS May ',
];

it('every source of a market figure is credited on the page of data sources', () => {
  const used = Object.values(snapshotOverview().sources).flatMap(({ source }) => source.split('; '));
  expect(used.filter((source) => !credited.some((each) => source.startsWith(each)))).toEqual([]);
});
