import { describe, expect, it } from 'vitest';
import { processorTime } from '#test/support/harness/processor-time.ts';
import { answerTo, composed } from './composed.ts';

describe('who listens', () => {
  it.each([
    'im depressed and cant find work',
    'I feel like a failure',
    'im 45 and i wasted my life',
    'im too stupid for any job',
    'i cry before every shift',
  ])('%s: is named where the words show distress', (message) => expect(answerTo(message)).toContain('988'));

  it.each([
    'can i upload linkedin',
    'how can i be a astronaut',
    'I’m a introvert',
    'i hate computers',
    'i hate mondays',
    'i cant decide',
    'i love you',
    'who should i vote for',
    'should i buy bitcoin',
    'stop charging me',
    'i have bad knees. i cant stand all day',
    'i work better alone',
    'i deserve more money',
    'i was born in mexico',
    'I hate my job',
    'i got promoted',
    'i feel like trying something new',
    'i am down for anything',
    'i like crypto and crystals',
    'i am hopeless at maths',
  ])('%s: is not named where they show none', (message) => expect(answerTo(message)).not.toContain('988'));
});

describe('what somebody feels is answered first', () => {
  it.each([
    ['i finally got the job!!!', /^Congratulations/],
    ['i got a job offer!!', /^Congratulations/],
    ['they hired me!', /^Congratulations/],
    ['I hate my job', /^Work you dislike/],
    ['im too stupid for any job', /seldom true/],
    ['nobody will hire me because i was in prison', /Federal Bonding Program/],
    ['jobs that hire felons', /Federal Bonding Program/],
    ['what can a felon do that pays good', /Federal Bonding Program/],
    ['what jobs hire people with a record', /Federal Bonding Program/],
    ['returning to work after 10 years raising kids', /^Years of caring for others are work/],
    ['my parents want me to be a doctor but i dont', /still your working life/],
    ['my husband left me and i have never worked', /^I’m sorry/],
  ])('%s', (message, words) => expect(answerTo(message)).toMatch(words));

  it('with what is near the work that they name', () =>
    expect(answerTo('im a nurse and im so burned out')).toMatch(
      /^Being worn out.*\n\nHere are the jobs closest to Registered nurse/,
    ));

  it('whom somebody touches at work is told who helps there', () =>
    expect(answerTo('my boss touched me')).toMatch(/RAINN.*EEOC/));

  it('and not where nobody says that they feel it', () => {
    expect(answerTo('how do i get a raise')).not.toMatch(/^Congrat/);
    expect(answerTo('i did not get the job')).not.toMatch(/Congrat/);
    expect(answerTo('i want to help depressed teenagers')).not.toMatch(/^I’m sorry/);
  });
});

it('a long message without an end of its own is read in time', async () => {
  const message = `job hunt ${'d for '.repeat(300)}`;
  expect(await processorTime(() => Promise.resolve(composed(message)))).toBeLessThan(1_000);
});
