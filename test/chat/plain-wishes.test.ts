/** What people say of their work and of the next, in sentences of their own. */
import { describe, expect, it } from 'vitest';
import type { HistoryItem } from '#shared/chat/contract.ts';
import { answerTo, composed, composedText } from './composed.ts';

/** The answer to the last of what somebody writes one after the other. */
function lastOf(...messages: string[]): string {
  const history: HistoryItem[] = [];
  let text = '';
  for (const content of messages) {
    text = composedText(composed(content, history));
    history.push({ role: 'user', content }, { role: 'assistant', content: text });
  }
  return text;
}
const lines = (text: string): number => text.match(/^- /gm)?.length ?? 0;

describe('work that somebody tells that they have', () => {
  it.each([
    ['i drive a forklift in memphis', /^I think you mean this job: Forklift driver\.[\s\S]*In Tennessee the median/],
    ['im scared ai takes my job as a copywriter', /Author: automation risk is/],
    ['my nurse said i should look for a new job', /^I can’t tell from one message/],
  ])('%s', (message, said) => expect(answerTo(message)).toMatch(said));

  it.each([
    ['I drive Uber and want a real career', 'Taxi driver', 'City bus driver'],
    ['i work at mcdonalds and i want something better', 'Fast food worker', 'Cashier'],
  ])('%s: is left for what pays more', (message, left, next) => {
    const text = answerTo(message);
    expect(text).toMatch(new RegExp(`closest to ${left}.*need no more than high school and have higher median pay`));
    expect(text).toContain(`- ${next}: median pay`);
  });

  it('whoever cries of a bully hears who helps there, and who listens', () =>
    expect(answerTo('my boss bullies me and i cry')).toMatch(/EEOC[\s\S]*988/));
});

describe('what is wished for', () => {
  it.each([
    ['i like drawing and math', /^These fit what you describe/],
    ['im good with my hands and dont wanna sit at a desk all day, no college', /^Among.*build, mend or make/],
    ['well paid jobs helping people', /^Among.*“Community and social work”.*by median pay/],
    ['jobs where i help people', /^Among.*“Health support”.*by openings/],
    ['shortest training highest pay', /^Among.*at most 6 months of training.*by median pay/],
    [
      'jobs for introverts',
      /^I don’t have data on how much of the day is spent with other people, so I can’t search by that/,
    ],
    ['im a cashier at kroger and wanna do something in tech', /^Among.*“Computing and mathematics”/],
    ['what about healthcare', /^Among.*“Health professions”/],
  ])('%s', (message, said) => expect(answerTo(message)).toMatch(said));
});

describe('what names more than one, or none', () => {
  it.each([
    ['surgeon', /^Several jobs go by that name[\s\S]*- Orthopedic surgeon[\s\S]*- Pediatric surgeon/],
    ['pay', /^Which job do you mean/],
    [
      'is 40k good for a medical assistant in atlanta',
      /^I don’t have figures for Atlanta[^\n]*\n\nMedical assistant: median/,
    ],
    ['write me a cover letter for walmart', /^It also writes a cover letter/],
    ['how is this different from a career counselor', /^A career counselor gets to know you/],
    ['can I change the country', /^Yes\. The assessment asks for your country/],
    ['ur useless lol', /^I’m sorry about that/],
    ['how long till im a pa', /^Physician assistant: [^\n]*That takes about 2 years/],
    ['hablas español', /^Por ahora solo entiendo inglés/],
  ])('%s', (message, said) => expect(answerTo(message)).toMatch(said));
});

it.each([
  'am i too old to be a paramedic im 45',
  'can you be a cop with bad eyesight',
  'nurse hours and tips and stress',
])('%s: that nothing is known is said once', (message) =>
  expect(answerTo(message).match(/I don’t have data/g)).toHaveLength(1),
);

describe('behind a list', () => {
  it('so many of it are asked for', () => {
    expect(lines(lastOf('jobs working with animals', 'only 3'))).toBe(3);
    expect(lines(lastOf('which jobs pay the most', 'just the top two'))).toBe(2);
    expect(lines(lastOf('which jobs pay the most', 'only 3', 'give me 10'))).toBe(10);
    expect(lines(lastOf('jobs working with animals', 'which of those pays the most', 'only 2'))).toBe(2);
  });
  it('how to start is how one gets into them', () =>
    expect(lastOf('jobs working with animals', 'how do i start')).toMatch(/^Animal caretaker: usual education/));
});

it('another field than that of the list is asked for itself', () =>
  expect(lastOf('i work at mcdonalds and i want something better', 'what about healthcare')).toMatch(
    /^Among.*“Health professions”/,
  ));

describe('behind one', () => {
  it.each([
    ['electrician pay', 'what if im scared of heights', /^I don’t have data on how much of the work is at heights/],
    ['electrician pay', 'how do i move up', /^Electrician: the closest occupations/],
    ['nurse pay', 'whats it pay a day in montana', /about \$\d+ a day in the United States and \$\d+ in Montana/],
    ['nurse pay in texas', 'vs oklahoma', /In Texas the median[^\n]*In Oklahoma the median/],
    ['nurse pay', 'how bout a principal', /^School principal: median pay/],
    ['i bartend in vegas', 'whats the pay for that', /Bartender: median pay/],
    ['plumber pay', 'per day', /about \$\d+ a day in the United States, at 2,080 hours a year/],
  ])('%s, %s', (first, further, said) => expect(lastOf(first, further)).toMatch(said));

  it('the first of two is gone back to', () =>
    expect(lastOf('accountant salary', 'i meant accounting clerk', 'nvm go back to the first one')).toMatch(
      /^Accountant: you[\s\S]*median pay/,
    ));
});

it.each([
  ['nurse pay in timbuktu', /^I don’t have figures for Timbuktu/],
  ['nurse pay in general', /^Registered nurse: median/],
  ['plumber pay in winter', /^Plumber: median/],
])('%s: a place, or how it is paid', (message, said) => expect(answerTo(message)).toMatch(said));
