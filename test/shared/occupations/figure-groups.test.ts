import { expect, it } from 'vitest';
import { figureGroupTitle } from '#shared/occupations/figure-groups.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';

const facts = embeddedFacts();
const titleOf = (code: string) => figureGroupTitle(facts, facts.codes.indexOf(code));

it('every figure of a wider group says whose it is, those that share one the same, and no other does', () => {
  const byFigures = new Map<string, Set<string | null>>();
  for (let i = 0; i < facts.count; i++) {
    const title = figureGroupTitle(facts, i);
    if (facts.figureGroup[i] === 1) {
      expect(title, facts.titles[i]).toBeNull();
      continue;
    }
    expect(title, facts.titles[i]).toBeTruthy();
    const figures = [facts.wageP50[i], facts.employment[i], facts.growth[i], facts.openings[i]].join(' ');
    byFigures.set(figures, (byFigures.get(figures) ?? new Set()).add(title));
  }
  expect(byFigures.size).toBeGreaterThan(80);
  for (const titles of byFigures.values()) expect([...titles]).toHaveLength(1);
  expect(titleOf('29-1141.03')).toBe('Registered Nurses');
  expect(titleOf('17-2199.07')).toBe('Engineers, All Other');
  expect(titleOf('13-1022.00')).toBe('Buyers and Purchasing Agents');
});
