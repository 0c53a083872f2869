import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Strength } from '#shared/vacancies/terms.ts';
import { RequirementList } from '#web/features/vacancy-match/RequirementList.tsx';

const countsOf = (...strengths: Strength[]) => {
  const requirements = strengths.map((strength, place) => ({
    kind: 'skill' as const,
    name: `Skill ${place}`,
    strength,
    status: 'met' as const,
    why: 'You rate it.',
    words: [],
  }));
  return renderToStaticMarkup(createElement(RequirementList, { requirements })).match(/<p>(.*?) met,/)?.[1];
};

it('counts what is asked for, and says what else stands below', () => {
  expect(countsOf('required', 'required')).toBe('2 asked for: 2');
  expect(countsOf('required', 'preferred', 'required')).toBe('2 asked for, beside 1 preferred or not needed: 2');
  expect(countsOf('preferred', 'not_needed')).toBe('0 asked for, beside 2 preferred or not needed: 0');
});
