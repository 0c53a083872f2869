import type { Page } from '@playwright/test';
import { at } from '#test/support/browser/answer-steps.ts';
import { answerScenarios, atPart, onward, type Part, parts, walk } from '#test/support/browser/simple-steps.ts';
import { hold, refuse, refusedCall, type ScreenState } from './screen-state.ts';

const simple = { screen: '/career-path/assessment' } as const;
const part = (name: Part | RegExp) => (page: Page) =>
  page.getByRole('form').getByText(name instanceof RegExp ? name : new RegExp(`^${name}, `));
const dashboard = (page: Page) => page.getByRole('link', { name: 'Show AI Dashboard' });
/** Nobody shares what is answered here, and nothing of it is sent. */
const apart = { alone: true, before: hold('/assessment-answer') } as const;

/** A wait of this length has no end: after it the person would go on. */
const neverPatient = (ms: number) => {
  const real = window.setTimeout;
  window.setTimeout = ((run: () => void, after?: number, ...rest: []) =>
    after === ms ? 0 : real(run, after, ...rest)) as typeof window.setTimeout;
};

/** Reading B: every view of its three stages, and the ends they lead to. */
export const simpleStates: ScreenState[] = [
  { name: 'simple-scenario', ...simple, who: 'newcomer', alone: true, shows: part(/^Scenario 1 of 6/) },
  {
    name: 'simple-priorities',
    ...simple,
    ...apart,
    who: 'newcomer',
    prepare: async (page) => {
      await answerScenarios(page);
      await page.getByRole('slider').first().fill('70');
    },
    shows: part('Priorities'),
  },
  {
    name: 'simple-processing',
    ...simple,
    who: 'newcomer',
    alone: true,
    before: async (page) => {
      await page.addInitScript(neverPatient, 4_000);
      await hold('/assessment-answer')(page);
    },
    prepare: async (page) => {
      await answerScenarios(page);
      await walk(page, 'Priorities');
    },
    shows: (page) => page.getByText('Processing Your Answers'),
  },
  { name: 'simple-interests', ...simple, who: 'inSimpleCore', shows: part('Interests') },
  {
    name: 'simple-values',
    ...simple,
    ...apart,
    who: 'inSimpleCore',
    prepare: async (page) => {
      await walk(page, 'Interests');
      await atPart(page, 'Values');
      await parts.Values(page);
    },
    shows: part('Values'),
  },
  {
    name: 'simple-personality',
    ...simple,
    ...apart,
    who: 'inSimpleCore',
    prepare: (page) => walk(page, 'Interests', 'Values'),
    shows: part('Personality'),
  },
  { name: 'simple-skills', ...simple, who: 'inSimpleDeepDive', shows: part('Skills') },
  {
    name: 'simple-preferences',
    ...simple,
    ...apart,
    who: 'inSimpleDeepDive',
    prepare: (page) => walk(page, 'Skills'),
    shows: part('Work preferences'),
  },
  {
    name: 'simple-constraints',
    ...simple,
    ...apart,
    who: 'inSimpleDeepDive',
    prepare: (page) => walk(page, 'Skills', 'Work preferences'),
    shows: part('Constraints'),
  },
  {
    name: 'simple-not-saved',
    ...simple,
    who: 'newcomer',
    alone: true,
    before: refuse('/assessment-session'),
    prepare: (page) => at(page, 'Scenario 1 of 6'),
    shows: (page) => page.getByText('Failed to save assessment progress'),
    expected: refusedCall,
  },
  {
    name: 'simple-complete-not-saved',
    ...simple,
    who: 'simpleAnswered',
    before: refuse('/assessment-complete', 503),
    prepare: (page) => onward(page).click(),
    shows: (page) => page.getByText('Not saved yet'),
    expected: [/status of 503/],
  },
  {
    name: 'simple-complete',
    ...simple,
    path: ({ resultId }) => `/career-path/assessment?step=complete#${resultId}`,
    who: 'withResult',
    before: (page) =>
      page.addInitScript(() => localStorage.setItem('latest_assessment_result', location.hash.slice(1))),
    shows: (page) => dashboard(page).and(page.locator(':visible')),
  },
  {
    name: 'simple-other-open',
    ...simple,
    who: 'inCore',
    shows: (page) => page.getByRole('link', { name: 'Continue where you left off' }),
  },
  {
    name: 'simple-limit',
    ...simple,
    who: 'withResult',
    prepare: async (page) => {
      await page.waitForURL('/usage');
      // for as long as the focus is on it, it stays
      await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).focus();
    },
    shows: (page) => page.getByText('Usage Limit Reached'),
  },
];
