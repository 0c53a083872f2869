import { expect, it } from 'vitest';
import { nameOf } from '#shared/occupations/names.ts';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { facts, words } from './read.ts';

const rest = 'You work full time, and two years of experience are required.';
const article = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a');
const forms: [string, (name: string) => string][] = [
  ['in a sentence', (name) => `We are hiring ${article(name)} ${name.toLowerCase()}. ${rest}`],
  ['as the first line', (name) => `${name}\n${rest}`],
  ['with its place', (name) => `${name} in Chicago, part time\nSomebody reliable. ${rest}`],
];

/** Read as the heading of a section ("Benefits", "Equal opportunity"): found all the same, but as a guess. */
const guessed = [
  'Compensation and Benefits Managers',
  'Equal Opportunity Representatives and Officers',
  'Benefits eligibility interviewer',
  'Equal opportunity officer',
  'Pay and benefits manager',
  'Pay and benefits specialist',
];

const readAs = (text: string) => {
  const read = readVacancy(text, words, facts);
  return 'refusal' in read ? [] : read.jobs;
};

it.each(forms)('each of our own names and official titles finds its occupation: %s', (_form, textOf) => {
  const wrong: string[] = [];
  const unsure: string[] = [];
  for (const [index, code] of facts.codes.entries())
    for (const name of new Set([nameOf(code, facts.titles[index]!), facts.titles[index]!])) {
      const jobs = readAs(textOf(name));
      if (jobs.length !== 1 || jobs[0]!.index !== index) wrong.push(name);
      else if (jobs[0]!.sureness !== 'sure') unsure.push(name);
    }
  expect(wrong).toEqual([]);
  expect(unsure.filter((name) => !guessed.includes(name))).toEqual([]);
});

it('an own name is its occupation’s alone, whoever else goes by it', () => {
  const [job] = readAs(
    'Barista in Chicago, part time, make coffee and serve guests. $16 an hour, no experience needed.',
  );
  expect([nameOf(facts.codes[job!.index]!, ''), job!.sureness, job!.others]).toEqual(['Barista', 'sure', []]);
});
