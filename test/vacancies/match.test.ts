import { describe, expect, it } from 'vitest';
import { defaultVariant, loadQuestionnaire } from '#shared/assessment/variants.ts';
import { matchVacancy } from '#shared/vacancies/match.ts';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { facts, words } from './read.ts';

const { bank } = await loadQuestionnaire(defaultVariant);
const person = { facts, bank, answers: sincereAnswers('29-1141.00', 3) };

function titleOf(heading: string): string {
  const vacancy = readVacancy(
    `${heading}\nRequirements: two years of experience in a hospital, CPR. Full time, day shift, $40 an hour.`,
    words,
    facts,
  );
  if ('refusal' in vacancy) throw new Error(vacancy.refusal);
  return matchVacancy(vacancy, person, { states: () => [] }).title;
}

describe('the title of a match', () => {
  it.each([
    ['Registered Nurse', 'Registered nurse'],
    ['Heavy and Tractor-Trailer Truck Drivers', 'Truck driver'],
    ['Staff Accountant', 'Staff Accountant'],
    ['Something else', 'Vacancy'],
  ])(
    'is our name of the occupation or a title from our list, not the plural of the publisher: %s',
    (heading, title) => {
      expect(titleOf(heading)).toBe(title);
    },
  );
});

it.each([
  ['Northgate Logistics is hiring an office supervisor. Two years of experience required.', false],
  ['Harbor Marketing LLC seeks a bookkeeper. Two years of experience required.', false],
  ['We are hiring an office supervisor. Logistics experience and two years in an office required.', true],
])('the name of an employer asks for no skill: %s', (text, isAsked) => {
  const vacancy = readVacancy(text, words, facts);
  if ('refusal' in vacancy) throw new Error(vacancy.refusal);
  expect(vacancy.requirements.some(({ options }) => options[0]!.kind === 'skill')).toBe(isAsked);
});
