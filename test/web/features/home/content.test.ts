import { describe, expect, it } from 'vitest';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import { traits } from '#shared/assessment/item-bank.ts';
import { landingMinutes, stageMinutes } from '#shared/assessment/stages.ts';
import { figures } from '#web/features/home/figures.data.ts';
import { moves, statistics, testimonials } from '#web/features/home/stories/content.data.ts';
import { increase } from '#web/features/home/stories/increase.ts';

describe('what the landing page says', () => {
  it('a testimonial has all of its eight values, and a rating that can be given (LND-34)', () => {
    expect(testimonials.length).toBeGreaterThan(0);
    for (const testimonial of testimonials) {
      expect(Object.values(testimonial)).toHaveLength(8);
      expect(Object.values(testimonial).every(Boolean), testimonial.name).toBe(true);
      expect(testimonial.rating).toBeLessThanOrEqual(5);
    }
  });

  it('the named statistics are there to the letter (LND-40)', () => {
    expect(statistics.map(({ value }) => value)).toEqual(['240%', '18 months', '10K+', '4.9/5']);
  });

  it('an increase is worked out from its two figures (LND-36)', () => {
    expect(increase(50_000, 75_000)).toBe('+50%');
    expect(increase(63_190, 114_990)).toBe('+82%');
    expect(increase(60_000, 60_100)).toBe('0%');
    expect(increase(50_000, 40_000)).toBe('−20%');
  });

  it('every story has a figure before and after it (LND-35)', () => {
    expect(figures.moves).toHaveLength(moves.length);
    for (const { before, after } of figures.moves) expect(after.pay).toBeGreaterThan(before.pay);
  });

  it('the minutes of the stages add up to the total, and the item bank holds what the stages promise (LND-24, LND-25)', () => {
    const ends = [0, 1].map((end) =>
      Object.values(stageMinutes).reduce((sum, minutes) => sum + Number(minutes.split('-')[end]), 0),
    );
    expect(landingMinutes).toBe(ends.join('-'));
    const { triage, core } = goldStandard;
    expect([triage.scenarios.length, triage.priorities.length]).toEqual([6, 3]);
    expect(new Set(core.interests.map(({ code }) => code)).size).toBe(6);
    expect(new Set(core.personality.map(({ trait }) => trait)).size).toBe(traits.length);
  });
});
