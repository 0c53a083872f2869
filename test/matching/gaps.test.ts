/** What work asks of a skill is O*NET's own level, and no comparison with other work. */
import { describe, expect, it } from 'vitest';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { levelsMeaning } from '#shared/assessment/skill-levels.ts';
import { columnsOf } from '#shared/matching/columns.ts';
import { ratingFor, shareHeld, standingOf } from '#shared/matching/explain/gaps.ts';
import { skillElements } from '#shared/occupations/facts.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';

const facts = embeddedFacts();
const columns = columnsOf(facts, bank);
const all = facts.codes.map((_, index) => index);
const rated = (rating: number, index: number) =>
  standingOf(
    columns,
    bank,
    skillElements.map(() => rating),
    index,
  );

describe('the skills that work asks for', () => {
  it('are asked for at the level of O*NET, 0-7 drawn to 0-100, and only where they are important', () => {
    for (const index of all)
      for (const { element, needed, level, importance } of rated(1, index).gaps) {
        const at = index * skillElements.length + (skillElements as readonly string[]).indexOf(element);
        expect(level).toBe(facts.skills[at]);
        expect(needed).toBeCloseTo((100 * facts.skills[at]!) / 7, 9);
        expect(facts.skillImportance[at]).toBeGreaterThanOrEqual(2.97);
        expect(importance).toBeGreaterThanOrEqual(50);
      }
  });

  it('are no gap for a waiter, a host or a flight attendant who is Proficient in them', () => {
    for (const code of ['35-3031.00', '35-9031.00', '53-2031.00'])
      expect(rated(3, facts.codes.indexOf(code)).gaps, code).toEqual([]);
  });

  it('leave no gap at the rating that is named as enough, and one below it', () => {
    for (const index of all)
      for (const gap of rated(1, index).gaps) {
        const enough = ratingFor(gap);
        const left = (rating: number) => rated(rating, index).gaps.some(({ element }) => element === gap.element);
        expect([left(enough), left(enough - 1)]).toEqual([false, true]);
      }
  });

  it('are all there for an expert, none of them for a beginner', () => {
    for (const index of all) {
      expect(shareHeld(rated(5, index))).toBe(1);
      const { gaps } = rated(1, index);
      expect(shareHeld({ gaps, transferable: [] })).toBeCloseTo(gaps.length > 0 ? 0 : 1, 9);
    }
  });

  it('are called levels where they are, and in older results the ranks that they were', () => {
    const { gaps } = rated(1, facts.codes.indexOf('35-3031.00'));
    expect(levelsMeaning(gaps)).toContain("is O*NET's level of 0 to 7");
    expect(levelsMeaning(gaps.map(({ level: _, ...gap }) => gap))).toContain('is its place among all occupations');
  });
});
