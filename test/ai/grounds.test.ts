import { describe, expect, it } from 'vitest';
import { groundFault } from '#shared/ai/grounds.ts';
import fc from '#test/support/harness/chance.ts';
import { processorTime } from '#test/support/harness/processor-time.ts';

const facts = {
  'role.1.title': 'Registered nurses',
  'role.1.pay': 'Registered nurses: median pay a year: $93,600',
  'role.1.growth': 'Registered nurses: jobs over ten years: +5.0%',
  'skill.name': 'Active Listening',
};
const fault = (text: unknown) => groundFault({ sentences: [{ text, rests_on: ['role.1.pay'] }] }, facts);

describe('what a model writes stands on the facts, or is refused', () => {
  it.each([
    'Registered nurses earn $93,600 at the median, and growth of 5% is expected.',
    'Half of all Registered nurses earn more than 93600.',
    'One of the two things to try: active listening. Then ask three people.',
    'Over ten years there are more jobs.',
    'I think your CV fits; AI tools do not change that.',
    'Registered nurses: median pay a year: $93,600',
    'role.1.title',
    'It’s a registered nurse’s work.',
    'Such work suits you. Look at it.',
    '',
  ])('%s', (text) => expect(fault(text)).toBeNull());

  it.each([
    ['They earn $99,000.', 'says 99,000'],
    ['They earn $93,601.', 'says 93,601'],
    ['Rated 100 of 100.', 'says 100'],
    ['Rated one hundred percent.', 'says hundred'],
    ['Nearly forty openings.', 'says forty'],
    ['Rated １００.', 'in these digits'],
    ['A chance of ½.', 'says ½'],
    ['They work at Initech.', 'names Initech'],
    ['NASA wants you.', 'names NASA'],
    ['Write to “Bob Slydell” now.', 'names Bob'],
    ['<b>Strong</b>', 'contains markup'],
    ['&lt;script&gt;', 'contains markup'],
    ['See https://evil.example', 'contains a link'],
    ['See www.evil.example', 'contains a link'],
    ['[see](x)', 'contains a link'],
    ['javascript:alert', 'contains a link'],
    ['Write to a@b.example', 'contains a link'],
    ['ab\u202edc', 'contains hidden characters'],
    ['zero\u200bwidth', 'contains hidden characters'],
  ])('%s: %s', (text, why) => expect(fault(text)).toContain(why));

  it('a text of no end is refused', () => expect(fault('a'.repeat(4_001))).toBe('has a text that is too long'));

  it('a number by itself is one of the facts, wherever it stands', () => {
    expect(fault(5)).toBeNull();
    expect(fault(93_600)).toBeNull();
    expect(fault(100)).toBe('says 100, which no fact says');
    expect(fault(Number.NaN)).toContain('NaN');
  });

  it('what is nested without an end is refused, not followed', () => {
    let deep: unknown = 'Look at it.';
    for (let depth = 0; depth < 10_000; depth++) deep = [deep];
    expect(groundFault(deep, facts)).toBe('is nested too deep');
  });

  it('whatever is written, a number that no fact says never passes', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 6, max: 1e9 }), fc.string(), (before, number, after) => {
        fc.pre(number !== 93_600 && number !== 93 && number !== 600 && number !== 10);
        fc.pre(!/[\d.,]$/.test(before) && !/^[\d.,]/.test(after));
        expect(fault(`${before}${number}${after}`)).not.toBeNull();
      }),
    );
  });

  it('takes time in line with the length', async () => {
    const took = await processorTime(() => {
      for (const text of ['A '.repeat(2_000), '“'.repeat(4_000), '1,000'.repeat(800), 'a.'.repeat(2_000)]) fault(text);
    });
    expect(took).toBeLessThan(2_000);
  });
});
