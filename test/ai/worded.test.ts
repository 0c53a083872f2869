import { describe, expect, it } from 'vitest';
import { wholeSentences, wordedFault } from '#shared/ai/worded.ts';

const facts = {
  f0: 'Registered nurse: median pay is $97,550 a year in the United States. (Observed. U.S. Bureau of Labor Statistics: OEWS May 2025.)',
  f1: 'Plumber: median pay is $63,800 a year in the United States.',
};
const subjects = ['Registered nurse', 'Plumber'];
const fault = (sentence: string) => wordedFault(sentence, facts, subjects);

describe('a sentence made of facts', () => {
  it.each([
    'A registered nurse earns $97,550 a year in the middle.',
    'The median pay of a plumber is $63,800.',
    'Both are paid in the United States.',
    '(Observed. U.S. Bureau of Labor Statistics: OEWS May 2025.)',
  ])('may say %s', (sentence) => expect(fault(sentence)).toBeNull());

  it.each([
    ['A registered nurse earns $97,560 a year.', /says 97,560/],
    ['A plumber earns $97,550 a year.', /joins/],
    ['Nurses and plumbers earn $97,550 and $63,800.', /joins/],
    ['Pay is best at Initech.', /names Initech/],
    ['They earn ninety thousand.', /says ninety/],
    ['See https://evil.example for more.', /link/],
    ['It is <b>good</b>.', /markup/],
  ])('may not say %s', (sentence, why) => expect(fault(sentence)).toMatch(why));
});

describe('text as it comes', () => {
  it('is held back until a sentence or a line is whole', () => {
    expect(wholeSentences('One is here. Two')).toEqual(['One is here. ', 'Two']);
    expect(wholeSentences('It pays $97,550. The U.S. Bureau')).toEqual(['It pays $97,550. ', 'The U.S. Bureau']);
    expect(wholeSentences('- a\n- b')).toEqual(['- a\n', '- b']);
    expect(wholeSentences('Pay is $97.')).toEqual(['', 'Pay is $97.']);
  });
});
