import type { Page } from '@playwright/test';
import { at, chooseConstraints, next, pickValues, rate } from '#test/support/browser/answer-steps.ts';
import { openReceipts, openWhatIf } from '#test/support/browser/result-steps.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { sampleResume } from '#test/support/documents/sample-resume.ts';
import { answer, hold, phones, refuse, refusedCall, type ScreenState } from './screen-state.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Start AI Career Analysis' });
const runner = {
  screen: '/career-path/continue/:sessionId?',
  path: ({ sessionId }: { sessionId: string }) => `/career-path/continue/${sessionId}`,
} as const;
const result = {
  screen: '/career-path/result/:resultId',
  path: ({ resultId }: { resultId: string }) => `/career-path/result/${resultId}`,
} as const;
const step = (text: string | RegExp) => (page: Page) => page.getByRole('form').getByText(text);
const whatIf = (page: Page) => page.getByRole('region', { name: 'What if', exact: true });
const whyNot = (page: Page) => page.getByRole('region', { name: 'Why not …?', exact: true });

const openPlan = async (page: Page) => {
  await page.getByRole('listbox', { name: 'Top matches' }).getByRole('option').first().click();
  await page.getByRole('button', { name: 'Learning Plan' }).click();
};

/** Through the steps before the one that is meant. */
async function walk(page: Page, ...steps: ((page: Page) => Promise<unknown>)[]): Promise<void> {
  for (const fill of steps) {
    await fill(page);
    await next(page).click();
  }
}
const allInterests = async (page: Page) => {
  await at(page, /^Interests/);
  await rate(page, 18);
};
const values = async (page: Page) => {
  await at(page, /^Values/);
  await pickValues(page, 4);
};
const allSkills = async (page: Page) => {
  await at(page, /^Skills/);
  await rate(page, 15);
};
const preferences = async (page: Page) => {
  await at(page, /^Work preferences/);
  for (const option of ['hybrid', 'small_team', 'occasional']) await page.locator(`input[value="${option}"]`).check();
};
const scenarios = async (page: Page) => {
  for (let number = 1; number <= 6; number += 1) {
    await at(page, `Scenario ${number} of 6`);
    await page.getByRole('radio').first().check();
    if (number < 6) await next(page).click();
  }
};

/** The assessment from its door to its result, and what is kept of it. */
export const assessmentStates: ScreenState[] = [
  { name: 'intro', screen: '/career-path/new', who: 'newcomer', shows: (page) => page.getByText('usage this month') },
  {
    name: 'intro-open-assessment',
    screen: '/career-path/new',
    who: 'inCore',
    shows: (page) => page.getByRole('link', { name: 'Continue where you left off' }),
  },
  {
    name: 'start-over',
    screen: '/career-path/new',
    who: 'inCore',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Continue where you left off' }).waitFor();
      await start(page).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Start over?' }),
    over: 'features/assessment/intro/StartPanel.tsx',
  },
  {
    name: 'limit-reached-free',
    screen: '/career-path/new',
    who: 'withResult',
    prepare: (page) => start(page).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Limit Reached' }).getByText(/refills on .* 20\d\d/),
    over: 'parts/billing/UpgradeDialog.tsx',
  },
  {
    name: 'limit-reached-pro',
    screen: '/career-path/new',
    who: 'proUsedUp',
    prepare: (page) => start(page).click(),
    shows: (page) =>
      page.getByRole('dialog', { name: 'Limit Reached' }).getByRole('button', { name: 'Upgrade to Max' }),
  },
  {
    name: 'limit-reached-max',
    screen: '/career-path/new',
    who: 'maxUsedUp',
    prepare: (page) => start(page).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Limit Reached' }).getByText('(15/15)'),
  },
  { name: 'runner-scenario', ...runner, who: 'inTriage', shows: step('Scenario 1 of 6') },
  {
    name: 'runner-exit',
    screen: '/career-path/session/:sessionId?',
    path: ({ sessionId }) => `/career-path/session/${sessionId}`,
    who: 'inTriage',
    prepare: (page) => page.getByRole('button', { name: 'Exit' }).click(),
    shows: (page) => page.getByRole('dialog').getByText('Are you sure you want to exit the assessment?'),
    over: 'features/assessment/runner/ExitQuestion.tsx',
  },
  {
    name: 'runner-priorities',
    ...runner,
    who: 'inTriage',
    prepare: (page) => walk(page, scenarios),
    shows: step('Priorities'),
  },
  { name: 'runner-interests', ...runner, who: 'inCore', shows: step(/^Interests/) },
  {
    name: 'runner-values',
    ...runner,
    who: 'inCore',
    alone: true,
    before: hold('/assessment-answer'),
    prepare: (page) => walk(page, allInterests),
    shows: step(/^Values/),
  },
  {
    name: 'runner-personality',
    ...runner,
    who: 'inCore',
    alone: true,
    before: hold('/assessment-answer'),
    prepare: (page) => walk(page, allInterests, values),
    shows: step(/^Personality/),
  },
  { name: 'runner-skills', ...runner, who: 'inDeepDive', shows: step(/^Skills/) },
  {
    name: 'runner-preferences',
    ...runner,
    who: 'inDeepDive',
    alone: true,
    before: hold('/assessment-answer'),
    prepare: (page) => walk(page, allSkills),
    shows: step(/^Work preferences/),
  },
  {
    name: 'runner-constraints',
    ...runner,
    who: 'inDeepDive',
    alone: true,
    before: hold('/assessment-answer'),
    prepare: (page) => walk(page, allSkills, preferences),
    shows: step(/^Constraints/),
  },
  {
    name: 'runner-stand',
    ...runner,
    who: 'inDeepDive',
    alone: true,
    before: hold('/assessment-answer'),
    prepare: async (page) => {
      await walk(page, allSkills, preferences, chooseConstraints);
      await page.getByLabel('Country').selectOption('US');
      await page.getByLabel('Highest education you have finished').selectOption('associate');
      await page.getByRole('combobox', { name: 'Licenses you hold' }).fill('electrician');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByRole('combobox', { name: 'Present or last occupation' }).fill('shop assistant');
    },
    shows: (page) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'runner-resume',
    ...runner,
    who: 'inDeepDive',
    alone: true,
    before: hold('/assessment-answer'),
    prepare: async (page) => {
      await walk(page, allSkills, preferences, chooseConstraints);
      await page
        .getByLabel('Upload your resume (optional)')
        .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: await sampleResume() });
    },
    shows: (page) => page.getByRole('region', { name: 'Read from your resume' }),
  },
  {
    name: 'runner-kept-cv',
    ...runner,
    who: 'inDeepDive',
    alone: true,
    before: async (page) => {
      await hold('/assessment-answer')(page);
      await answer('/cv', {
        cv: {
          userInfo: sampleCv,
          competitiveness: 71,
          measured_against: 'Financial Managers',
          kept_until: '2027-05-21T00:00:00.000Z',
        },
      })(page);
    },
    prepare: (page) => walk(page, allSkills, preferences, chooseConstraints),
    shows: (page) => page.getByRole('region', { name: /^From the CV you confirmed/ }),
  },
  {
    name: 'runner-not-saved',
    ...runner,
    who: 'inDeepDive',
    alone: true,
    before: refuse('/assessment-answer'),
    prepare: (page) => walk(page, allSkills),
    shows: (page) => page.getByText('Failed to save assessment progress'),
    expected: refusedCall,
  },
  { name: 'result', ...result, who: 'withResult', shows: whatIf },
  { name: 'result-contradictory', ...result, who: 'contradictory', shows: whatIf },
  {
    name: 'result-role',
    ...result,
    who: 'withResult',
    widths: phones,
    prepare: async (page) => {
      await page.getByRole('listbox', { name: 'Top matches' }).getByRole('option').nth(1).click();
      await openReceipts(page.getByRole('dialog'));
    },
    shows: (page) => page.getByRole('dialog').getByText('Best-paying states'),
    over: 'features/result/role-details/RoleDialog.tsx',
  },
  {
    name: 'result-compare',
    ...result,
    who: 'withResult',
    widths: phones,
    prepare: async (page) => {
      await page.getByRole('listbox', { name: 'Top matches' }).getByRole('option').first().click();
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('rowheader', { name: 'Way in' }),
    over: 'features/result/shortlist/CompareDialog.tsx',
  },
  {
    name: 'result-saved',
    ...result,
    who: 'withResult',
    alone: true,
    widths: [1280],
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('listbox', { name: 'Top matches' }).scrollIntoViewIfNeeded();
    },
    shows: (page) => page.getByRole('option').getByText('Saved', { exact: true }),
  },
  {
    name: 'result-learning-plan',
    ...result,
    who: 'withResult',
    widths: phones,
    prepare: openPlan,
    shows: (page) => page.getByRole('dialog', { name: /^Learning plan/ }).getByRole('heading', { name: 'Tips' }),
    over: 'features/result/next-step/NextStep.tsx',
  },
  {
    name: 'result-learning-plan-failed',
    ...result,
    who: 'withResult',
    widths: phones,
    before: refuse('/generate-learning-plan'),
    prepare: openPlan,
    shows: (page) => page.getByRole('dialog', { name: /^Learning plan/ }).getByText('The plan could not be made'),
    expected: refusedCall,
  },
  {
    name: 'result-salaries',
    ...result,
    who: 'withResult',
    widths: phones,
    prepare: async (page) => {
      await page.getByRole('listbox', { name: 'Top matches' }).getByRole('option').first().click();
      await page.getByRole('button', { name: 'Salaries' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: /^Salaries: / }).getByText(/^Half earn more than your \$62,000/),
    over: 'features/result/salaries/SalariesDialog.tsx',
  },
  {
    name: 'result-developer-tools',
    ...result,
    who: 'withResult',
    prepare: async (page) => {
      const tools = page.getByRole('complementary', { name: 'Developer tools' });
      await whatIf(page).waitFor();
      for (const name of ['Assessment truth', 'Network inspector', 'Flip test'])
        await tools.locator('summary').filter({ hasText: name }).press('Enter');
      await tools.getByRole('checkbox').press('Space');
    },
    shows: (page) => page.getByText('these are test occupations, not your matches'),
    widths: [1280, 390],
  },
  {
    name: 'result-what-if',
    ...result,
    who: 'withResult',
    prepare: async (page) => {
      await openWhatIf(page);
      await whatIf(page).getByRole('slider').first().fill('0');
    },
    shows: (page) => whatIf(page).getByRole('button', { name: 'Back to my answers' }),
  },
  {
    name: 'result-why-not',
    ...result,
    who: 'withResult',
    prepare: async (page) => {
      await whyNot(page).getByLabel('Occupation').fill('kindergarten');
      await whyNot(page)
        .getByRole('button', { name: /^Kindergarten teacher/ })
        .click();
    },
    shows: (page) => whyNot(page).getByText(/^Place \d+ of \d{3}/),
  },
  {
    name: 'result-analysis',
    ...result,
    who: 'withResult',
    prepare: (page) => page.getByRole('button', { name: 'Get AI Analysis' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Start the analysis' }),
    over: 'features/result/analysis/AnalysisOverlay.tsx',
  },
  {
    name: 'result-analysis-results',
    ...result,
    who: 'withResult',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Get AI Analysis' }).click();
      await page.getByRole('button', { name: 'Start the analysis' }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('heading', { name: 'This week' }),
    over: 'features/result/analysis/AnalysisOverlay.tsx',
  },
  {
    name: 'result-report',
    ...result,
    who: 'withResult',
    widths: phones,
    prepare: async (page) => {
      const report = page.getByRole('region', { name: 'Report and sharing' });
      await report.getByRole('button', { name: 'Generate report' }).click();
      await report.getByRole('button', { name: 'Preview' }).click();
    },
    shows: (page) => page.frameLocator('iframe').getByRole('heading', { name: 'Your career report' }),
    over: 'parts/report/ReportPreview.tsx',
    expected: [/Blocked script execution in 'about:srcdoc'/],
  },
  {
    name: 'result-shared',
    ...result,
    who: 'viewer',
    shows: (page) => page.getByRole('heading', { name: 'A result shared with you' }),
    // it is asked for as one’s own first
    expected: [/status of 404/],
  },
  {
    name: 'result-shared-role',
    ...result,
    path: ({ resultId }) => `${result.path({ resultId })}?occupation=car-mechanic`,
    who: 'viewer',
    shows: (page) => page.getByRole('dialog', { name: 'Car mechanic' }),
    over: 'features/result/shared/SharedRole.tsx',
    expected: [/status of 404/],
  },
  {
    name: 'result-role-not-loaded',
    ...result,
    path: ({ resultId }) => `${result.path({ resultId })}?occupation=astronomer`,
    who: 'withResult',
    before: (page) => page.route('**/facts*.bin', (route) => route.abort()),
    shows: (page) => page.getByRole('dialog', { name: 'Astronomer' }).getByText('Not available right now'),
    over: 'features/result/role-details/RoleAtAddress.tsx',
    expected: [/ERR_FAILED/],
  },
  {
    name: 'result-no-such-occupation',
    ...result,
    path: ({ resultId }) => `${result.path({ resultId })}?occupation=no-such-work`,
    who: 'withResult',
    shows: (page) => page.getByRole('dialog', { name: 'No such occupation' }),
    over: 'features/result/role/NoSuchOccupation.tsx',
  },
  {
    name: 'result-loading',
    ...result,
    who: 'withResult',
    before: hold('/assessment-result/*'),
    shows: (page) => page.getByText('Loading your results'),
  },
  {
    name: 'result-failed',
    ...result,
    who: 'withResult',
    before: refuse('/assessment-result/*', 403),
    shows: (page) => page.getByText('Failed to load results.'),
    expected: [/status of 403/],
  },
  {
    name: 'result-not-found',
    ...result,
    path: '/career-path/result/r-00000000000000000000000000000000-000000000',
    who: 'withResult',
    shows: (page) => page.getByRole('heading', { name: 'Results Not Found' }),
    expected: [/status of 404/],
  },
  {
    name: 'result-sample',
    ...result,
    who: 'withResult',
    before: refuse('/assessment-result/*', 403),
    prepare: (page) => page.getByRole('button', { name: 'Show sample results' }).click(),
    shows: whatIf,
    expected: [/status of 403/],
  },
  {
    name: 'compare',
    screen: '/career-path/compare',
    who: 'subscriber',
    shows: (page) => page.getByRole('region', { name: 'Engine and data' }),
  },
  {
    name: 'compare-other-questions',
    screen: '/career-path/compare',
    who: 'subscriber',
    before: (page) => {
      let first: string | undefined;
      return page.route('**/api/assessment-result/*', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { id: string };
        first ??= body.id;
        await route.fulfill({ response, json: body.id === first ? { ...body, variant: 'simple-v1' } : body });
      });
    },
    shows: (page) => page.getByRole('region', { name: 'Your ten occupations' }),
  },
  {
    name: 'compare-one-result',
    screen: '/career-path/compare',
    who: 'withResult',
    shows: (page) => page.getByText('You have one result so far'),
  },
  {
    name: 'compare-failed',
    screen: '/career-path/compare',
    who: 'subscriber',
    before: refuse('/assessment-result/*', 403),
    shows: (page) => page.getByText('These two could not be compared'),
    expected: [/status of 403/],
  },
  {
    name: 'history',
    screen: '/career-path/history',
    who: 'subscriber',
    shows: (page) => page.getByText('Overall Match'),
  },
  {
    name: 'history-menu',
    screen: '/career-path/history',
    who: 'subscriber',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Delete Assessment' }),
  },
  {
    name: 'history-delete',
    screen: '/career-path/history',
    who: 'subscriber',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete Assessment' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Delete this assessment?' }),
    over: 'features/history/AssessmentCard.tsx',
  },
  {
    name: 'history-open',
    screen: '/career-path/history',
    who: 'inDeepDive',
    shows: (page) => page.getByRole('link', { name: 'Continue Assessment' }),
  },
  {
    name: 'history-empty',
    screen: '/career-path/history',
    who: 'newcomer',
    shows: (page) => page.getByText('No assessments yet'),
  },
  {
    name: 'history-loading',
    screen: '/career-path/history',
    who: 'newcomer',
    before: hold('/career_assessments*'),
    shows: (page) => page.getByText('Loading your assessments'),
  },
  {
    name: 'history-failed',
    screen: '/career-path/history',
    who: 'newcomer',
    before: refuse('/career_assessments*'),
    shows: (page) => page.getByText('Your assessments could not be loaded'),
    expected: refusedCall,
  },
];
