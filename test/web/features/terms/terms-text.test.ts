import { expect, it } from 'vitest';
import { privacy, terms } from '#web/features/terms/terms-text.ts';

const textOf = (sections: typeof terms, title: string) =>
  sections.find((section) => section.title === title)?.paragraphs.join(' ');

it('the terms of a purchase say how it renews, is cancelled and is withdrawn from (U13)', () => {
  const text = textOf(terms, 'When you pay');
  expect(text).toMatch(/renews itself for the next, at the price you agreed to, until you cancel/);
  expect(text).toMatch(/cancel at any time under Your account.* ends with the month that is paid/);
  expect(text).toMatch(/withdraw from the purchase within 14 days/);
});

it('what is stored names what a person may keep beside the answers (D-94)', () => {
  const text = textOf(privacy, 'What is stored');
  for (const kept of [
    'name',
    'answers',
    'results',
    'CV',
    'resumes',
    'learning plans',
    'occupations',
    'job postings',
    'card',
  ])
    expect(text).toContain(kept);
});
