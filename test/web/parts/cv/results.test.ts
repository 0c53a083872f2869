import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { analysed } from '#test/support/documents/analysed-cv.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { ResultsView } from '#web/parts/cv/results/ResultsView.tsx';

const own = analysed({
  jobs: [{ title: 'Accountant', from: '2018-01', to: null, points: ['Reconciled 300 accounts in Microsoft Excel'] }],
  skills: ['Microsoft Excel'],
});

/** The texts of the results, as they stand one below the other; a badge is marked with its color. */
function linesOf(analysis: CvAnalysis): string[] {
  const nothing = () => undefined;
  const html = renderToStaticMarkup(
    createElement(ResultsView, {
      analysis,
      isSaved: true,
      info: sampleCv,
      file: null,
      cvText: '',
      onPresent: nothing,
      onRemoved: nothing,
      onEdit: nothing,
      onAgain: nothing,
    }),
  );
  return html
    .replace(/<span class="[^"]*_(good|fair|bad)[^"]*">/g, '$1: ')
    .split(/<[^>]*>/)
    .filter(Boolean);
}

it.each([
  [80, 'good', 'Highly Competitive'],
  [79, 'fair', 'Competitive'],
  [60, 'fair', 'Competitive'],
  [59, 'bad', 'Moderately Competitive'],
  [40, 'bad', 'Moderately Competitive'],
  [39, 'bad', 'Needs Improvement'],
])(
  'the results show a competitiveness of %i in its color and its words (CVT-05, DSH-29)',
  (competitiveness, tone, label) => {
    const lines = linesOf({ ...own, market_positioning: { ...own.market_positioning, competitiveness } });
    expect(lines.slice(0, 3).join('|')).toBe(`Your CV analysis|${tone}: ${competitiveness}% competitiveness|${label}`);
  },
);

it('the results show every part of the answer beneath its name (CVT-29)', () => {
  const role = { code: '13-2011.00', title: 'the next role', median_pay: 81_680, note: 'the note on it' };
  const lines = linesOf({
    ...own,
    professional_summary: 'the summary',
    market_positioning: {
      ...own.market_positioning,
      unique_value_proposition: 'the proposition',
      parts: [{ part: 'tools', label: 'the part', points: 7, of: 9, why: 'the reason' }],
    },
    strengths: ['a strength', 'another strength'],
    experience_analysis: {
      total_years: 12.5,
      industries: ['Health', 'Trade'],
      progression: 'the progression',
      gaps: [{ from: 'Mar 2019', to: 'Jan 2020', months: 10 }],
    },
    career_recommendations: {
      next_roles: [role.title],
      roles: [role],
      development_priorities: ['a priority', 'another priority'],
      skill_gaps: ['a gap', 'another gap'],
    },
  });
  const found = [
    ...['the summary', 'Market positioning', 'the part', '7 of 9', 'the reason', 'the proposition'],
    ...['Strengths', 'a strength', 'another strength'],
    ...['Experience', '12.5', 'Health, Trade', 'the progression', 'Mar 2019 to Jan 2020, 10 months'],
    ...['Next roles', 'the next role', '$81,680 a year', 'the note on it'],
    ...['What to work on', 'a priority', 'another priority', 'Skill gaps', 'a gap', 'another gap'],
  ];
  expect(lines.filter((line) => found.includes(line))).toEqual(found);
});
