import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Status, Strength } from '#shared/vacancies/terms.ts';
import { RequirementList } from '#web/features/vacancy-match/RequirementList.tsx';

const listed = (...each: [Strength, Status][]) => {
  const requirements = each.map(([strength, status], place) => ({
    kind: 'skill' as const,
    name: `Skill ${place}`,
    strength,
    status,
    why: 'You rate it.',
    words: [],
  }));
  return renderToStaticMarkup(createElement(RequirementList, { requirements }))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};

it('counts what is required, and the lists hold what was counted', () => {
  const text = listed(['required', 'met'], ['required', 'missing'], ['required', 'not_said']);
  expect(text).toContain('3 required: 1 met, 1 missing, 1 you did not tell us.');
  expect(text).toContain('Missing 1 Skill 1');
  expect(text).toContain('You meet 1 Skill 0');
});

it('lists what is preferred by itself: nobody is missing it', () => {
  const text = listed(['required', 'met'], ['preferred', 'missing'], ['not_needed', 'met']);
  expect(text).toContain('1 required: 1 met, 0 missing, 0 you did not tell us.');
  expect(text).not.toContain('Missing');
  expect(text).toContain('Preferred 1 Skill 1 : you do not have it');
  expect(text).toContain('Not needed 1 Skill 2');
});
