import type { Page } from '@playwright/test';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { matchVacancy } from '#shared/vacancies/match.ts';
import { readVacancy } from '#shared/vacancies/reading/read-vacancy.ts';
import { embeddedFacts, embeddedWords } from '#test/support/facts/embedded-facts.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { noSuchId } from '#test/support/stack/ids.ts';
import { answer, hold, refuse, refusedCall, type ScreenState } from './screen-state.ts';

const text = `Registered Nurse, Columbus, OH. $36.50 to $42.10 an hour.
Requirements: current RN license, associate degree required, BSN preferred, 1 year of acute care experience, Epic is a plus.
No visa sponsorship. Send a refundable deposit of $40 by WhatsApp.`;

const screen = '/career-path/match';
const field = (page: Page) => page.getByLabel('Text of the job posting');
const submit = async (page: Page, vacancy = text) => {
  await field(page).fill(vacancy);
  await page.getByRole('button', { name: 'Match this vacancy' }).click();
};
/** Answers of the server, so that a picture costs the person no use. */
function found() {
  const facts = embeddedFacts();
  const vacancy = readVacancy(text, embeddedWords(), facts);
  if ('refusal' in vacancy) throw new Error(vacancy.refusal);
  const match = matchVacancy(vacancy, { facts, bank, answers: sampleAnswers(2) }, { states: () => [] });
  return { match_id: noSuchId, result_id: noSuchId, ...match };
}
const denial = { allowed: false, reason: 'PLAN_LIMIT', current_usage: 5, limit: 5, plan: 'Free' };

/** A vacancy matched with a result: before, under way, found, refused, none left. */
export const vacancyStates: ScreenState[] = [
  { name: 'match', screen, who: 'withResult', shows: field },
  {
    name: 'match-without-result',
    screen,
    who: 'newcomer',
    shows: (page) => page.getByText('No result to match with yet.'),
  },
  {
    name: 'match-results-failed',
    screen,
    who: 'withResult',
    before: refuse('/career_assessments**'),
    shows: (page) => page.getByText('Your results could not be loaded'),
    expected: refusedCall,
  },
  {
    name: 'match-under-way',
    screen,
    who: 'withResult',
    before: hold('/vacancy-match'),
    prepare: (page) => submit(page),
    shows: (page) => page.getByRole('button', { name: 'Matching …' }),
  },
  {
    name: 'match-found',
    screen,
    who: 'withResult',
    before: (page) => page.route('**/api/vacancy-match', (route) => route.fulfill({ json: found() })),
    prepare: (page) => submit(page),
    shows: (page) => page.getByRole('heading', { name: 'What it asks for' }),
  },
  {
    name: 'match-too-short',
    screen,
    who: 'withResult',
    prepare: (page) => submit(page, 'Cook wanted'),
    shows: (page) => page.getByText('Paste all of the job posting'),
  },
  {
    name: 'match-failed',
    screen,
    who: 'withResult',
    before: refuse('/vacancy-match'),
    prepare: (page) => submit(page),
    shows: (page) => page.getByText('The job posting was not matched'),
    expected: refusedCall,
  },
  {
    name: 'match-limit',
    screen,
    who: 'withResult',
    before: answer('/vacancy-match', denial),
    prepare: (page) => submit(page),
    shows: (page) => page.getByText("You've reached your daily limit for Smart Job Matching (5/5)."),
  },
  {
    name: 'match-delete',
    screen,
    who: 'subscriber',
    before: answer('/vacancy-matches', [
      { match_id: noSuchId, result_id: noSuchId, title: 'Staff Accountant', saved_at: '2026-11-20T09:00:00.000Z' },
    ]),
    prepare: (page) => page.getByRole('button', { name: /^Delete the match of/ }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Delete this match?' }),
    over: 'features/vacancy-match/SavedMatches.tsx',
  },
];
