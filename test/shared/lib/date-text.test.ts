import { expect, it } from 'vitest';
import { datedSource } from '#shared/lib/date-text.ts';
import { snapshotOverview } from '#shared/market/snapshot.ts';

it('a source is given with its date, once, and several sources with the date of the last', () => {
  const { sources } = snapshotOverview();
  expect(datedSource(sources['hotRoles.avgSalary'])).toBe('U.S. Bureau of Labor Statistics, OEWS May 2025');
  expect(datedSource(sources['skillDemand.demand'])).toBe(
    'U.S. Bureau of Labor Statistics, OEWS May 2025; O*NET 30.1, Dec 2025',
  );
  expect(datedSource({ source: 'Indeed Hiring Lab', date: '2026-08-14' })).toBe('Indeed Hiring Lab, Aug 14, 2026');
  expect(datedSource({ source: 'Somebody', date: '2026' })).toBe('Somebody, 2026');
});
