import { expect, it } from 'vitest';
import { compact } from '#shared/lib/format.ts';
import { aboutOpenings, openingsText } from '#shared/occupations/openings-text.ts';

it('a published 0 is said as fewer than 50 openings, since BLS counts in hundreds', () => {
  expect([0, 100, 12_300].map((openings) => openingsText(openings))).toEqual(['fewer than 50', '100', '12,300']);
  expect(openingsText(12_300, compact)).toBe(compact(12_300));
  expect([0, 100].map(aboutOpenings)).toEqual(['fewer than 50', 'about 100']);
});
