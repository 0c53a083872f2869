import { describe, expect, it } from 'vitest';
import { laborJson, nationCsv, statesCsv } from '#infra/local/stand-ins/publishers/files.ts';
import { Refusal } from '#shared/lib/refusal.ts';
import { buildOverview } from '#shared/market/build.ts';
import { laborSeriesIds } from '#shared/market/industries.ts';
import { overview } from '#shared/market/overview.ts';
import { readLabor } from '#shared/market/read-labor.ts';
import { readNation, readStates } from '#shared/market/read-postings.ts';
import type { MarketSeries } from '#shared/market/series.ts';
import { embeddedSeries, embeddedTables } from '#shared/market/snapshot.ts';
import fc from '#test/support/harness/chance.ts';

const files: [string, string, (text: string) => Partial<MarketSeries>][] = [
  ['the nation', nationCsv(embeddedSeries), (text) => ({ postings: readNation(text) })],
  ['the states', statesCsv(embeddedSeries), (text) => ({ states: readStates(text) })],
  [
    'the API',
    laborJson(embeddedSeries, laborSeriesIds, '2020', '2026'),
    (text) => ({ labor: readLabor('api.bls.gov', text, laborSeriesIds) }),
  ],
];

const piece = fc.oneof(
  fc.constantFrom(
    '',
    '\n',
    ',',
    '"',
    '\0',
    '-',
    '1e308',
    'Infinity',
    'null',
    '[]',
    '{}',
    '__proto__',
    '<b>',
    '2026-02-30',
  ),
  fc.string({ maxLength: 12 }),
);
const damage = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(30), piece), { minLength: 1, maxLength: 4 });

/** Some places of the text, each with a piece of another in place of a few of its characters. */
const damaged = (text: string, places: [number, number, string][]) =>
  places.reduce((now, [at, length, other]) => {
    const start = at % Math.max(1, now.length);
    return now.slice(0, start) + other + now.slice(start + length);
  }, text);

describe.each(files)('a damaged file of %s', (_name, text, read) => {
  it('is refused, or makes a whole overview: never anything else', () => {
    let refused = 0;
    fc.assert(
      fc.property(damage, (places) => {
        let part: Partial<MarketSeries>;
        try {
          part = read(damaged(text, places));
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
          refused++;
          return;
        }
        const edition = { origin: 'publishers', at: 0, before: null } as const;
        const built = buildOverview(embeddedTables, { ...embeddedSeries, ...part }, edition);
        expect(overview.parse(built)).toEqual(built);
      }),
      { numRuns: 150 },
    );
    expect(refused).toBeGreaterThan(30);
  });
});
