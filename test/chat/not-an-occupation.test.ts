/** Messages that name no occupation, though a word of theirs is near to the name of one. */
import { expect, it } from 'vitest';
import { readQuestion } from '#shared/chat/question/question.ts';
import { embeddedChatIndex } from '#test/support/facts/chat-index.ts';

const index = embeddedChatIndex();
const read = (message: string) => readQuestion(index, message, []);
const nameOf = (message: string) => {
  const question = read(message);
  return question.kind === 'occupations' ? index.facts.titles[question.found[0]!] : question.kind;
};

it.each([
  'can i do it again later',
  'explain simpler',
  'what should i cook tonight',
  'what should i eat for dinner',
  'how long do i have to wait',
  'is tech hiring right now',
  'remind me tomorrow',
  'is there a lifetime deal',
  'can i upload my photo',
  'can women do it',
  'what does the i stand for',
  'why is the pay a wider group',
  'what is salary database search',
])('%s', (message) => expect(['topic', 'unknown']).toContain(read(message).kind));

it.each([
  ['cook salary', 'Cooks, Restaurant'],
  ['how do I become a model', 'Models'],
  ['who cuts down trees', 'Fallers'],
  ['roof repair', 'Roofers'],
  ['what do people who fix lifts earn', 'Elevator and Escalator Installers and Repairers'],
])('%s: names or describes one', (message, title) => expect(nameOf(message)).toBe(title));

it.each(['influencer', 'onlyfans model', 'drug dealer', 'prompt engineer', 'how much do twitch streamers make'])(
  '%s: no publisher counts it',
  (message) => expect(read(message)).toMatchObject({ kind: 'unknown', uncounted: { near: null } }),
);
it('one that is really near is named', () =>
  expect(read('how to become a spy')).toMatchObject({ uncounted: { called: 'spy', near: '33-3021.06' } }));

it.each([
  ['can i pay with paypal', 'payment'],
  ['can i pay with bitcoin', 'payment'],
  ['is there a student discount', 'discounts'],
  ['does a 13 year old can use it', 'age'],
  ['how many questions can i ask you', 'chat-limits'],
  ['can i upload linkedin', 'linkedin'],
  ['can my school use it for 200 students', 'groups'],
  ['stop charging me', 'stop-charging'],
  ['is there an app for iphone', 'app'],
  ['is this test scientific or just astrology', 'science'],
  ['which countries does it work for', 'countries'],
])('%s: is a point of the product', (message, point) =>
  expect(read(message)).toMatchObject({ point: [point, message] }),
);

it.each([
  'i think im having a heart attack',
  'i have chest pain what should i do',
  'my grandpa just collapsed',
  'i cant breathe',
])('%s: is told to call for help, and nothing else', (message) => {
  const question = read(message);
  expect(question.kind === 'declined' && question.text).toMatch(/^Call your local emergency number now/);
});
it.each(['jobs after a heart attack', 'who treats people having a stroke'])('%s: is none', (message) =>
  expect(read(message).kind).not.toBe('declined'),
);
