import { describe, expect, it } from 'vitest';
import { laborJson, nationCsv, statesCsv } from '#infra/local/stand-ins/publishers/files.ts';
import { laborSeriesIds, openingsSeries } from '#shared/market/industries.ts';
import { readLabor } from '#shared/market/read-labor.ts';
import { readNation, readStates } from '#shared/market/read-postings.ts';
import { embeddedSeries } from '#shared/market/snapshot.ts';

/** A few rows as the publishers have them (Indeed Hiring Lab, CC BY 4.0; BLS, public domain), generated. */
const nation = nationCsv(embeddedSeries);
const states = statesCsv(embeddedSeries);
const labor = laborJson(embeddedSeries, laborSeriesIds, '2020', '2026');
const asked = laborSeriesIds;

const nationOf = (change: (text: string) => string) => () => readNation(change(nation));
const statesOf = (change: (text: string) => string) => () => readStates(change(states));
const laborOf = (change: (text: string) => string) => () => readLabor('api.bls.gov', change(labor), asked);

const html = () => '<!doctype html>\n<html><body>Too many requests</body></html>\n';
const replaced = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
};

describe('the publishers’ files', () => {
  it('are read back as they were written', () => {
    expect(readNation(nation)).toEqual(embeddedSeries.postings);
    expect(readStates(states)).toEqual(embeddedSeries.states);
    expect(readLabor('api.bls.gov', labor, asked)).toEqual(embeddedSeries.labor);
  });

  it('may have Windows line ends, a byte order mark and more columns than are read', () => {
    const wider = nation.replaceAll(/(.)\n/g, '$1,"a, ""b"""\r\n');
    expect(readNation(`\uFEFF${wider}`)).toEqual(embeddedSeries.postings);
  });

  it('may go back further than is kept', () => {
    const before = '2019-01-01,US,90,91,total postings\n2019-01-01,US,90,91,new postings\n';
    expect(readNation(nation + before)).toEqual(embeddedSeries.postings);
  });

  it('a month that BLS could not publish is a gap, and a yearly mean is none of the months', () => {
    const gap = replaced(/(JTS000000000000000JOL".*?"value":)"\d+"/, '$1"-"')(labor);
    const read = readLabor('api.bls.gov', replaced('"period":"M12"', '"period":"M13"')(gap), asked);
    expect(read[openingsSeries]!.values.length).toBeLessThan(embeddedSeries.labor[openingsSeries]!.values.length);
  });
});

describe('what is refused, with file, row and reason', () => {
  const cases: [string, () => unknown, RegExp][] = [
    ['an empty file', nationOf(() => ''), /aggregate_job_postings_US\.csv row 0: ends within a row/],
    ['a header alone', nationOf((text) => `${text.split('\n')[0]}\n`), /0 rows, expected at least \d+: truncated/],
    ['a web page', nationOf(html), /aggregate_job_postings_US\.csv row 1: no column "date"/],
    ['a web page for the states', statesOf(html), /state_job_postings_us\.csv row 1: no column "date"/],
    ['a web page for the API', laborOf(html), /api\.bls\.gov: is not complete JSON/],
    ['a file cut within a row', nationOf((text) => text.slice(0, -20)), /row \d+: ends within a row: truncated/],
    [
      'a file cut between rows',
      statesOf((text) => `${text.split('\n').slice(0, 700).join('\n')}\n`),
      /699 rows, expected at least 714/,
    ],
    ['an answer cut off', laborOf((text) => text.slice(0, 2000)), /is not complete JSON: truncated/],
    [
      'a negative index',
      nationOf(replaced(/,US,[\d.]+,/, ',US,-3,')),
      /row 2: "indeed_job_postings_index_SA" is -3, outside/,
    ],
    ['an index that is none', nationOf(replaced(/,US,[\d.]+,/, ',US,NaN,')), /row 2: .* is "NaN", not a number/],
    ['an index without value', statesOf(replaced(/,al,[\d.]+/, ',al,')), /row 2: .* is "", not a number/],
    [
      'an index without end',
      nationOf(replaced(/,US,[\d.]+,/, ',US,Infinity,')),
      /row 2: .* is "Infinity", not a number/,
    ],
    ['another unit', nationOf(replaced(/,US,[\d.]+,/, ',US,7271000,')), /row 2: .* outside 5 to 1000 \(an index/],
    [
      'a day that stands twice',
      nationOf((text) => `${text}${text.split('\n')[1]}\n`),
      /row 262: 2026-04-07 stands twice/,
    ],
    ['a day that is missing', nationOf(replaced(/2026-08-01.*\n/, '')), /has no row of 2026-08-01|259 rows/],
    ['a day that is none', nationOf(replaced('2026-08-01', '2026-13-01')), /"date" is "2026-13-01", not a day/],
    ['another country', nationOf(replaced(',US,', ',DE,')), /row 2: "jobcountry" is "DE", expected one of: US/],
    ['a state that is none', statesOf(replaced(',al,', ',xx,')), /row 2: "state" is "xx"/],
    [
      'script where a state stands',
      statesOf(replaced(',al,', ',<script>alert(1)</script>,')),
      /row 2: "state" is "<script>/,
    ],
    ['a quote that does not end', nationOf(replaced(',US,', ',"US,')), /aggregate_job_postings_US\.csv row \d+: /],
    ['a row of another length', nationOf(replaced(',US,', ',US,US,')), /row 2: 6 fields under 5 columns/],
    ['a renamed column', nationOf(replaced('_SA,', '_sa,')), /no column "indeed_job_postings_index_SA", only: date/],
    [
      'a request that BLS refused',
      laborOf(replaced('REQUEST_SUCCEEDED', 'REQUEST_NOT_PROCESSED')),
      /answers REQUEST_NOT_PROCESSED/,
    ],
    [
      'a negative count',
      laborOf(replaced(/"value":"\d+"/, '"value":"-7271"')),
      /JTS000000000000000JOL row \d+: 2026-07 is -7271, outside/,
    ],
    [
      'persons instead of thousands',
      laborOf(replaced(/("CES2000000001","data":.*?"value":)"(\d+)"/, '$1"$2000"')),
      /CES2000000001 row \d+: 2026-07 is \d+, outside/,
    ],
    ['a value that is none', laborOf(replaced(/"value":"\d+"/, '"value":"NaN"')), /2026-07 is "NaN", not a number/],
    [
      'a value of another kind',
      laborOf(replaced(/"value":"\d+"/, '"value":7271')),
      /Results\.series\.0\.data\.0\.value: /,
    ],
    ['a month that stands twice', laborOf(replaced('"period":"M07"', '"period":"M06"')), /2026-06 stands twice/],
    [
      'a series nobody asked for',
      laborOf(replaced(openingsSeries, '__proto__')),
      /has __proto__, which nobody asked for/,
    ],
    ['JSON that is no answer', () => readLabor('api.bls.gov', '[]', asked), /api\.bls\.gov: /],
  ];
  it.each(cases)('%s', (_what, read, reason) => {
    let refusal: unknown;
    try {
      read();
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ name: 'Refusal', message: expect.stringMatching(reason) });
  });
});
