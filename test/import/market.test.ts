import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importMarket } from '#infra/import/market/import.ts';
import { openingsSeries } from '#shared/market/industries.ts';
import { monthAfter } from '#shared/market/series.ts';
import { embeddedSeries } from '#shared/market/snapshot.ts';
import type { Yearly } from '#shared/market/yearly.ts';
import { root } from '#test/support/source/source-tree.ts';
import { available, contentOf, publishers } from './publishers.ts';

const committed = join(root, 'shared/market/data');
const options = { fetched: '2026-08-22', occupations: join(root, 'shared/occupations/data') };

/** The count of open jobs as FRED gives it out, of the months that are embedded. */
function openingsCsv(): string {
  const { from, values } = embeddedSeries.labor[openingsSeries]!;
  const rows = values.map((value, i) => `${monthAfter(from, i)}-01,${value}`);
  return `${['observation_date,JTSJOL', ...rows].join('\n')}\n`;
}

describe.skipIf(!available)('the import of the market', () => {
  let folder: string;
  let out: string;
  const openings = () => join(folder, 'bls_series/JTSJOL.csv');
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'waymark-market-'));
    out = join(folder, 'out');
    for (const name of ['onet', 'bls_ep', 'indeed']) symlinkSync(join(publishers, name), join(folder, name));
    mkdirSync(join(folder, 'bls_series'));
    const series = 'bls_series/fred_bls_series_2009_2026-07.json';
    symlinkSync(join(publishers, series), join(folder, series));
    writeFileSync(openings(), openingsCsv());
    cpSync(committed, out, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('makes what is in the repository, byte for byte', async () => {
    await importMarket(folder, out, options);
    expect(contentOf(out)).toEqual(contentOf(committed));
  });

  it('tells what is new among the technologies against the release that was embedded before', async () => {
    const path = join(out, 'yearly.json');
    const before: Yearly = JSON.parse(readFileSync(path, 'utf8'));
    before.releases.skills.source = 'O*NET 29.3';
    before.skills = before.skills.filter(({ skill }) => skill !== 'Python');
    writeFileSync(path, JSON.stringify(before));
    const emergingAfter = async () => {
      await importMarket(folder, out, options);
      const { skills }: Yearly = JSON.parse(readFileSync(path, 'utf8'));
      return skills.filter(({ emerging }) => emerging !== false);
    };
    const expected = [expect.objectContaining({ skill: 'Python', emerging: true })];
    expect(await emergingAfter()).toEqual(expected);
    expect(await emergingAfter()).toEqual(expected);
  });

  it('refuses another unit with file, row and reason, and what was there stays', async () => {
    const before = contentOf(out);
    writeFileSync(openings(), openingsCsv().replace(/(\d+)\n$/, '$1000\n'));
    await expect(importMarket(folder, out, options)).rejects.toThrow(
      /bls_series\/JTSJOL\.csv JTS000000000000000JOL row 37: 2026-07 is 7271000, outside 500 to 30000/,
    );
    expect(contentOf(out)).toEqual(before);
  });
});
