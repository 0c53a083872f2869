import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { dateTime } from '#shared/lib/format.ts';
import { inSentence } from '#shared/lib/in-sentence.ts';
import { fieldOf } from '#shared/occupations/fields.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { gistOf } from '#shared/occupations/texts.ts';
import { finishAssessment, startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { textsOf } from '#test/support/facts/occupation-texts.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { arriveAt, holdRequests, toastOf } from '../support/browser/answer-steps.ts';

const path = '/career-path/history';
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const textOf = async (part: Locator) => (await part.allInnerTexts()).join(' ');
const rows = async (stack: Stack, who: SignedIn) =>
  (await stack.call(api.assessment.listAssessments, {}, who.accessToken)).body;

/** A person on Pro with two completed assessments and one in progress, in stage 2. */
async function busyPerson(stack: Stack) {
  const who = await stack.signUpAndIn();
  await grant(stack, who.sub, { plan: 'pro' });
  const first = await finishAssessment(stack, who, sampleAnswers(1));
  const second = await finishAssessment(stack, who, sampleAnswers(2));
  const running = await startAssessment(stack, who, sampleAnswers(3), { saved: 1 });
  return { who, first, second, running };
}

test.describe('the history', () => {
  let person: Awaited<ReturnType<typeof busyPerson>>;
  test.beforeAll(async ({ stack }) => {
    person = await busyPerson(stack);
  });

  test('lists what there is, newest first (HIS-04 to HIS-12, HIS-17, HIS-20, DAT-07, DAT-09)', async ({
    stack,
    pageOf,
  }) => {
    const page = await pageOf(person.who);
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    const listed = await rows(stack, person.who);
    expect(listed.map((row) => row.session_id)).toEqual([
      person.running,
      person.second.sessionId,
      person.first.sessionId,
    ]);
    await expect(cards(page)).toHaveCount(3);
    for (const [place, row] of listed.entries()) {
      const text = await textOf(cards(page).nth(place));
      expect(text).toContain(row.session_id.slice(0, 8));
      const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
      expect(text).toContain(`Started ${dateTime(row.created_at, zone)}`);
      if (row.status === 'in_progress') {
        expect(text).toContain('In Progress');
        expect(text).toContain('Stage 2 of 3');
        expect(text).toContain('You are halfway complete.');
        continue;
      }
      const result = row.career_assessment_results[0]!;
      expect(text).toContain('Completed');
      expect(text).toContain(`Completed ${dateTime(row.completed_at!, zone)}`);
      expect(text).toContain(`${Math.round(result.final_score)}% Overall Match`);
      for (const { code, title } of result.top_roles.slice(0, 3)) expect(text).toContain(nameOf(code, title));
      expect(text).not.toContain(nameOf(result.top_roles[3]!.code, result.top_roles[3]!.title));
      const [best] = result.top_roles;
      const gist = gistOf(textsOf(fieldOf(best!.code))[best!.code]!);
      await expect(cards(page).nth(place)).toContainText(`${nameOf(best!.code, best!.title)}: ${inSentence(gist)}`);
      expect(text).toContain('+7 more');
      expect(text).toMatch(/Kept (until|as long as)/);
    }
    await expect(page.getByText('Results are saved for 30 days')).toBeVisible();
  });

  test('leads to the result, to the running assessment, and to a new one (HIS-13, HIS-14, HIS-19)', async ({
    pageOf,
  }) => {
    const page = await pageOf(person.who);
    await page.goto(path);
    const view = cards(page)
      .nth(1)
      .getByRole('link', { name: /View Results/ });
    await expect(view).toHaveAttribute('href', `/career-path/result/${person.second.resultId}`);
    await expect(
      cards(page)
        .nth(0)
        .getByRole('link', { name: /View Results/ }),
    ).toHaveCount(0);
    await expect(
      cards(page)
        .nth(1)
        .getByRole('link', { name: /Continue Assessment/ }),
    ).toHaveCount(0);
    await view.click();
    await expect(page.getByRole('heading', { name: 'Your results' })).toBeVisible();
    await page.goBack();
    await cards(page)
      .nth(0)
      .getByRole('link', { name: /Continue Assessment/ })
      .click();
    await page.waitForURL((url) => url.pathname === `/career-path/continue/${person.running}`);
    await expect(page.getByText(/Interests, part 1/).first()).toBeVisible();
    await page.goto(path);
    const way = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
    await expect(way(/Continue Assessment/)).toBeVisible();
    await expect(way(/New Assessment/), 'what is under way goes first').toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await expect(way(/Continue Assessment/)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await way(/New Assessment/).click();
    await arriveAt(page, '/career-path/new');
  });
});

test.describe('deleting', () => {
  test('asks first, takes the card away and erases it on the server (HIS-16, D-68)', async ({ pageOf, stack }) => {
    const { who, first } = await busyPerson(stack);
    const page = await pageOf(who, { expected: [/404/] });
    await page.goto(path);
    const ask = async () => {
      await cards(page)
        .nth(2)
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: 'Delete Assessment' }).click();
      return page.getByRole('dialog', { name: 'Delete this assessment?' });
    };
    const dialog = await ask();
    await expect(dialog.getByText('your answers, the result and its receipts')).toBeVisible();
    const spoken = await dialog.evaluate(
      (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(spoken, 'said with the question').toContain('They cannot be restored');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(cards(page)).toHaveCount(3);
    expect(await rows(stack, who)).toHaveLength(3);

    await (await ask()).getByRole('button', { name: 'Delete Assessment' }).click();
    await expect(toastOf(page, 'Assessment deleted')).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect((await rows(stack, who)).map((row) => row.session_id)).not.toContain(first.sessionId);
    await page.goto(`/career-path/result/${first.resultId}`);
    await expect(page.getByRole('heading', { name: 'Results Not Found' })).toBeVisible();
  });

  test('puts the card back when the server could not delete it', async ({ pageOf, stack }) => {
    const { who } = await busyPerson(stack);
    const page = await pageOf(who, { expected: [/403/] });
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    const error = { code: 'FORBIDDEN', message: 'Not now.', correlationId: 'test' };
    await page.route('**/api/career_assessments/*', (route) => route.fulfill({ status: 403, json: { error } }));
    // the list cannot be reloaded either, so the card is restored locally
    await page.route('**/api/career_assessments*', (route) => route.fulfill({ status: 403, json: { error } }));
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete Assessment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Assessment' }).click();
    await expect(toastOf(page, 'The assessment was not deleted')).toBeVisible();
    await expect(toastOf(page, 'Not now.')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    expect(await rows(stack, who)).toHaveLength(3);
  });
});

test.describe('without cards', () => {
  test('invites to the first assessment (HIS-03)', async ({ newPerson }) => {
    const { page } = await newPerson();
    await page.goto(path);
    await expect(page.getByText('No assessments yet')).toBeVisible();
    await page.getByRole('link', { name: 'Start Your First Assessment' }).click();
    await arriveAt(page, '/career-path/new');
  });

  test('says that it is loading (HIS-02)', async ({ newPerson }) => {
    const { page } = await newPerson();
    const release = await holdRequests(page, '**/api/career_assessments*');
    await page.goto(path);
    await expect(page.getByRole('status').getByText('Loading your assessments')).toBeVisible();
    release();
    await expect(page.getByText('No assessments yet')).toBeVisible();
  });

  test('leaves the loading state when the read fails, and tries again on request (HIS-21, D-54)', async ({
    newPerson,
  }) => {
    const { page } = await newPerson({ expected: [/400/] });
    const error = { code: 'BAD_INPUT', message: 'broken by the test', correlationId: 'test' };
    await page.route('**/api/career_assessments*', (route) => route.fulfill({ status: 400, json: { error } }));
    await page.goto(path);
    await expect(page.getByText('Your assessments could not be loaded')).toBeVisible();
    await expect(page.getByText('No assessments yet')).toHaveCount(0);
    await expect(page.getByText('Loading your assessments')).toHaveCount(0);
    await page.unroute('**/api/career_assessments*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No assessments yet')).toBeVisible();
  });

  test('requires a signed-in person (HIS-01)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/auth');
  });
});
