import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { simpleAnswers } from '#test/support/people/simple-answers.ts';
import { simpleSheet } from '#test/support/people/simple-sheet.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { NotScored } from '#web/features/result/shortlist/NotScored.tsx';

const nurse = sincereAnswers('29-1141.00', 3);
const said = (answers: Parameters<typeof NotScored>[0]['answers']) =>
  renderToStaticMarkup(createElement(NotScored, { answers }));
const from = (country: string) => said({ ...nurse, deepDive: { ...nurse.deepDive, background: { country } } });

it('the result says what no score knows, and what was asked and is not scored', () => {
  expect(said(null)).toContain('No score knows what your body can do');
  expect(said(simpleSheet(simpleAnswers(3)))).toContain(
    'Your answers on working hours and travel are kept and not scored',
  );
  expect(said(nurse)).not.toContain('kept and not scored');
});

it('who lives elsewhere is told whose figures they are', () => {
  expect(from('DE')).toContain('those of the United States');
  expect(from('US')).not.toContain('United States');
});
