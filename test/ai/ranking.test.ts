import { describe, expect, it } from 'vitest';
import { rankable, ranked } from '#shared/ai/ranking.ts';
import { lies } from '#test/support/ai/lies.data.ts';

const lists = {
  strengths: [{ text: 'Experience: 4 years.' }, { text: 'Tools: Excel.' }, { text: 'Education: a degree.' }],
  tensions: [{ text: 'Money pulls the other way.' }],
};

describe('sentences that a model ranks', () => {
  it('are told to it by their ids', () =>
    expect(rankable(lists)).toEqual({
      'strengths.0': 'Experience: 4 years.',
      'strengths.1': 'Tools: Excel.',
      'strengths.2': 'Education: a degree.',
      'tensions.0': 'Money pulls the other way.',
    }));

  it('stand in its order, and those that it does not name after them', () => {
    const { strengths } = ranked(lists, { first: ['tensions.0', 'strengths.2', 'strengths.2'] });
    expect(strengths).toEqual([lists.strengths[2], lists.strengths[0], lists.strengths[1]]);
    expect(ranked(lists, { first: [] })).toEqual(lists);
  });

  it('are what they were, whatever it says', () =>
    expect(ranked(lists, { first: [...lies.map(([, , lie]) => lie), 'strengths.9', '__proto__', ''] })).toEqual(lists));
});
