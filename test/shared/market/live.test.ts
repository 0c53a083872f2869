import { describe, expect, it } from 'vitest';
import { liveRole } from '#shared/market/live.ts';
import type { Overview } from '#shared/market/overview.ts';
import { stateOf } from '#shared/occupations/places.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';

const facts = embeddedFacts();
const indeed = { kind: 'observed', source: 'Indeed Hiring Lab', date: '2026-08-14', note: 'against 52 weeks before' };
const overview = {
  jobPostings: { trend7d: -0.4 },
  geographicTrends: [
    { location: 'Texas', jobGrowth: 2.1 },
    { location: 'Ohio', jobGrowth: null },
  ],
  sources: {
    'geographicTrends.jobGrowth': indeed,
    'jobPostings.trend7d': { ...indeed, note: 'against a week before' },
  },
} as unknown as Overview;
const states = [
  { state: 'TX', median: 130_000, employment: 100 },
  { state: 'OH', median: null, employment: null },
];
const of = (code: string, city: string) =>
  liveRole('asked', { facts, index: facts.codes.indexOf(code), state: stateOf(city), states, overview });

describe('live market data of a role (RES-37, DAT-21)', () => {
  it('is of the state of the place, with place, currency, date and source on each figure (D-29)', () => {
    expect(of('15-1252.00', 'Austin, TX')).toEqual({
      roleId: 'asked',
      code: '15-1252.00',
      title: 'Software Developers',
      salary: {
        median: 130_000,
        currency: 'USD',
        place: 'Texas',
        provenance: expect.objectContaining({ kind: 'observed', date: '2025-05' }),
      },
      automationRisk: {
        level: 'medium',
        meaning: 'AI tools can touch 45% of the tasks; not jobs lost',
        provenance: expect.objectContaining({ source: expect.stringContaining('Eloundou') }),
      },
      demand: {
        growth: 15.8,
        place: 'United States',
        provenance: expect.objectContaining({ kind: 'modelled', note: 'percent over ten years' }),
        postings: { change: 2.1, place: 'Texas', provenance: indeed },
      },
    });
  });

  it.each(['Columbus, OH', 'Berlin, Germany', 'Remote (US)'])(
    'is the nation’s where %s has no figures of its own',
    (city) => {
      expect(of('15-1252.00', city)).toMatchObject({
        salary: { median: 135_980, place: 'United States' },
        demand: { postings: { change: -0.4, place: 'United States', provenance: { note: 'against a week before' } } },
      });
    },
  );

  it('is null where nothing is published, never zero (D-51)', () => {
    expect(of('27-2011.00', 'Berlin, Germany').salary.median).toBeNull();
  });
});
