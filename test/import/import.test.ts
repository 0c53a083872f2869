import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importOccupations } from '#infra/import/occupations/import.ts';
import { defaultDataVersion } from '#shared/occupations/contract.ts';
import { decodeFacts } from '#shared/occupations/decode.ts';
import { educationLevels, type Facts, workStyles } from '#shared/occupations/facts.ts';
import type { NumericColumn } from '#shared/occupations/layout.ts';
import { available, committed, contentOf, publishers } from './publishers.ts';

/** The team's own join of the same files, made with other tools. */
type Joined = Record<string, string>;
const joinedRows = (): Joined[] =>
  parse(readFileSync(join(publishers, 'derived/occupation_facts_923.csv')), { columns: true });
const number = (text: string | undefined) => (text === undefined || text === '' ? Number.NaN : Number(text));

describe.skipIf(!available)('importing the publishers’ files again', () => {
  let out: string;
  let facts: Facts;
  beforeAll(async () => {
    out = join(mkdtempSync(join(tmpdir(), 'waymark-table-')), 'data');
    const { files } = await importOccupations(publishers, out, { dataVersion: defaultDataVersion, named: {} });
    facts = decodeFacts(files['facts.bin']!, files['moves.bin']!);
  }, 60_000);
  afterAll(() => rmSync(join(out, '..'), { recursive: true }));

  it('gives the table in the repository byte for byte', () => {
    expect(Object.keys(contentOf(out))).toEqual(Object.keys(contentOf(committed)));
    expect(contentOf(out)).toEqual(contentOf(committed));
  });

  /** column → what the other join has for it, and how far the stored steps may be off */
  const columns: [NumericColumn, number, (row: Joined) => number[]][] = [
    [
      'values',
      0.0126,
      (row) =>
        Object.keys(row)
          .filter((name) => name.startsWith('wv_'))
          .map((name) => number(row[name])),
    ],
    ['styles', 0.0126, (row) => workStyles.map((style) => number(row[`ws_${style}`]))],
    ['jobZone', 0, (row) => [number(row.zone)]],
    ['entryEducation', 0, (row) => [educationLevels.indexOf(row.ep_educ as (typeof educationLevels)[number])]],
    ['wageP10', 0, (row) => [number(row.w_p10)]],
    ['wageP25', 0, (row) => [number(row.w_p25)]],
    ['wageP50', 0, (row) => [number(row.w_med)]],
    ['wageP75', 0, (row) => [number(row.w_p75)]],
    ['wageP90', 0, (row) => [number(row.w_p90)]],
    ['employment', 0, (row) => [number(row.w_emp)]],
    ['growth', 0, (row) => [number(row.ep_chgpct)]],
    ['openings', 0, (row) => [Math.round(number(row.ep_openings) * 1000)]],
    ['exposure', 0.00006, (row) => [number(row.gpt_beta_human)]],
    ['applicability', 0.00006, (row) => [number(row.ms_ai)]],
    ['telework', 0.00006, (row) => [number(row.tele2)]],
  ];

  it.each(columns)('%s equals the team’s own join in all 923 rows, within %d', (name, tolerance, expected) => {
    const rows = joinedRows();
    expect(rows.map(({ onet }) => onet)).toEqual(facts.codes);
    const each = facts[name].length / facts.count;
    const differing = rows.flatMap((row, i) => {
      const ours = Array.from(facts[name].slice(i * each, (i + 1) * each));
      const theirs = expected(row);
      const same = ours.every((value, k) =>
        Number.isNaN(value) || Number.isNaN(theirs[k]!)
          ? Number.isNaN(value) && Number.isNaN(theirs[k]!)
          : Math.abs(value - theirs[k]!) <= tolerance,
      );
      return same && theirs.length === each ? [] : [{ code: row.onet, ours, theirs }];
    });
    expect(differing).toEqual([]);
  });

  it('interests are those of release 30.1; the team’s join holds 30.2, which differs a little', () => {
    const published = new Map<string, number[]>();
    for (const line of readFileSync(join(publishers, 'onet/Interests.txt'), 'utf8').split('\r\n')) {
      const [code, , , scale, value] = line.split('\t');
      if (scale === 'OI') published.set(code!, [...(published.get(code!) ?? []), Number(value)]);
    }
    const worst = (of: (i: number) => number[]) =>
      Math.max(
        ...facts.codes.flatMap((_, i) => of(i).map((value, k) => Math.abs(value - facts.interests[i * 6 + k]!))),
      );
    expect(worst((i) => published.get(facts.codes[i]!)!)).toBeLessThan(0.0126);
    const rows = joinedRows();
    const between = worst((i) => ['R', 'I', 'A', 'S', 'E', 'C'].map((scale) => number(rows[i]![scale])));
    expect(between).toBeGreaterThan(0.1);
    expect(between).toBeLessThan(0.8);
  });

  it('titles equal the team’s', () => {
    expect(joinedRows().map(({ Title }) => Title)).toEqual(facts.titles);
  });
});
