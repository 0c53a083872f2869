import { describe, expect, it } from 'vitest';
import { attributions } from '#shared/occupations/attribution.ts';
import { figureKinds, figureOf } from '#shared/occupations/figures.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { attributionLine } from '#shared/occupations/sources.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';

const facts = embeddedFacts();

describe('naming the sources', () => {
  it('credits O*NET as its licence asks, with the note that the data were modified', () => {
    const [onet] = attributions;
    expect(onet?.text).toMatch(/O\*NET 30\.1 Database/);
    expect(onet?.text).toContain('by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA)');
    expect(onet?.text).toContain('Used under the CC BY 4.0 license.');
    expect(onet?.text).toContain('O*NET® is a trademark of USDOL/ETA.');
    expect(onet?.text).toContain('has modified all or some of this information.');
    expect(onet?.text).toContain('USDOL/ETA has not approved, endorsed, or tested these modifications.');
  });

  it('gives release, date, licence and address of every source', () => {
    expect(attributions).toHaveLength(14);
    for (const { text, release, date, licence, licenceUrl, url } of attributions) {
      expect(text.length).toBeGreaterThan(60);
      expect(date).toMatch(/^20\d\d-\d\d$/);
      expect(licence).toBeTruthy();
      for (const address of [licenceUrl, url]) expect(address).toMatch(/^https:\/\//);
      expect(attributionLine).toContain(release);
    }
  });

  it('names a release once in the line of the footer', () => {
    expect(attributionLine.split('O*NET 30.1')).toHaveLength(2);
  });

  it('credits who keeps the records of licences, and says what they lack and whose reading it is', () => {
    const text = attributions.find(({ id }) => id === 'licences')?.text;
    for (const words of [
      'CareerOneStop',
      'October 2024',
      'licenses of California and local ones are not in the file',
      'our reading',
    ])
      expect(text).toContain(words);
  });

  it('puts unit, publisher, release, date and kind beside every figure; not available is null', () => {
    const developers = indexOfCode(facts, '15-1252.00')!;
    expect(figureOf(facts, 'wageP50', developers)).toEqual({
      value: 135_980,
      unit: 'USD a year',
      source: {
        publisher: 'U.S. Bureau of Labor Statistics',
        release: 'OEWS May 2025',
        date: '2025-05',
        kind: 'observed',
      },
    });
    expect(figureOf(facts, 'growth', developers)).toMatchObject({ value: 15.8, source: { kind: 'modelled' } });
    expect(figureOf(facts, 'wageP50', indexOfCode(facts, '27-2011.00')!).value).toBeNull();
    const electricians = indexOfCode(facts, '47-2111.00')!;
    for (const name of Object.keys(figureKinds) as (keyof typeof figureKinds)[]) {
      expect(figureOf(facts, name, electricians).value).toEqual(expect.any(Number));
    }
  });
});
