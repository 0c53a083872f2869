import { describe, expect, it } from 'vitest';
import { arranger, choicesById, isMovable, MAX_MORE, unmoved } from '#shared/ai/arrangement.ts';
import { lies } from '#test/support/ai/lies.data.ts';
import fc from '#test/support/harness/chance.ts';

const answer = {
  before: ['I take this to be about a nurse.'],
  parts: ['Pay.', 'Outlook.', 'Way in.'],
  more: ['Skills.', 'Tools.', 'Where.', 'People.'],
  after: ['By that name people also mean a midwife.'],
};
const saidOf = (pieces: readonly string[]) => {
  const order = arranger(answer);
  return [...pieces.flatMap((piece) => order.said(piece)), ...order.said('\n'), ...order.left()];
};

describe('paragraphs that a model orders', () => {
  it('are told to it by their ids, with what it may add', () =>
    expect(choicesById(answer)).toMatchObject({ p0: 'Pay.', p2: 'Way in.', p3: 'Skills.', p6: 'People.' }));

  it('stand in its order, and those that it does not name after them', () => {
    expect(saidOf(['p2\np0\np2'])).toEqual(['Way in.', 'Pay.', 'Outlook.']);
    expect(saidOf(['p', '1', '\n', 'p', '3'])).toEqual(['Outlook.', 'Skills.', 'Pay.', 'Way in.']);
    expect(saidOf([])).toEqual(answer.parts);
  });

  it('are the composer’s own whatever it says, all of them, and no more than may come to them', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('p0 ', 'p4\n', 'p5,', 'p6;', 'p', '3 '))),
        (pieces) => {
          const said = saidOf(pieces);
          expect(said).toEqual(expect.arrayContaining(answer.parts));
          expect([...answer.parts, ...answer.more]).toEqual(expect.arrayContaining(said));
          expect(new Set(said).size).toBe(said.length);
          expect(said.length).toBeLessThanOrEqual(answer.parts.length + MAX_MORE);
        },
      ),
    ));

  it('are what they were where a liar speaks', () => {
    for (const [, , lie] of lies) expect(saidOf([lie, 'You led a large team.'])).toEqual(answer.parts);
    expect(saidOf(['a'.repeat(100_000), 'p1'])).toEqual(answer.parts);
  });

  it('are not asked about where there is nothing to order', () => {
    expect(isMovable(unmoved(['One.', 'Two.']))).toBe(false);
    expect(isMovable({ before: [], parts: ['One.'], more: [], after: [] })).toBe(false);
  });
});
