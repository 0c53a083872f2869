import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { dateTime } from '#shared/lib/format.ts';
import { violations } from '#test/support/axe.ts';
import { finishAssessment, startAssessment } from '#test/support/finished-assessment.ts';
import { grant } from '#test/support/grant-plan.ts';
import { people } from '#test/support/people.ts';
import { sampleAnswers } from '#test/support/sample-answers.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { arriveAt, holdRequests, toastOf } from './answer-steps.ts';

const { stack, open, newPerson, visitor } = people();
const path = '/career-path/history';
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const textOf = async (part: Locator) => (await part.allInnerTexts()).join(' ');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const rows = async (who: SignedIn) => (await stack().call(api.assessment.listAssessments, {}, who.accessToken)).body;

/** Somebody on Pro with two completed assessments and one under way, in stage 2. */
async function busyPerson() {
  const who = await stack().signUpAndIn();
  await grant(stack(), who.sub, { plan: 'pro' });
  const first = await finishAssessment(stack(), who, sampleAnswers(1));
  const second = await finishAssessment(stack(), who, sampleAnswers(2));
  const running = await startAssessment(stack(), who, sampleAnswers(3), 1);
  return { who, first, second, running };
}

describe('the history', () => {
  let person: Awaited<ReturnType<typeof busyPerson>>;
  beforeAll(async () => {
    person = await busyPerson();
  });

  it.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'lists what there is, newest first, at %i px, %s (HIS-04 to HIS-12, HIS-17, HIS-20, DAT-07, DAT-09)',
    async (width, theme) => {
      const page = await open(person.who, { width, theme });
      await page.goto(path);
      await cards(page).first().waitFor();
      const listed = await rows(person.who);
      expect(listed.map((row) => row.session_id)).toEqual([
        person.running,
        person.second.sessionId,
        person.first.sessionId,
      ]);
      expect(await cards(page).count()).toBe(3);
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
        for (const role of result.top_roles.slice(0, 3)) expect(text).toContain(role.title);
        expect(text).not.toContain(result.top_roles[3]!.title);
        expect(text).toContain('+7 more');
        expect(text).toMatch(/Kept (until|as long as)/);
      }
      await page.getByText('Results are saved for 30 days').waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    },
  );

  it('leads to the result, to the running assessment, and to a new one (HIS-13, HIS-14, HIS-19)', async () => {
    const page = await open(person.who);
    await page.goto(path);
    const view = cards(page)
      .nth(1)
      .getByRole('link', { name: /View Results/ });
    expect(await view.getAttribute('href')).toBe(`/career-path/result/${person.second.resultId}`);
    expect(
      await cards(page)
        .nth(0)
        .getByRole('link', { name: /View Results/ })
        .count(),
    ).toBe(0);
    expect(
      await cards(page)
        .nth(1)
        .getByRole('link', { name: /Continue Assessment/ })
        .count(),
    ).toBe(0);
    await view.click();
    await page.getByRole('heading', { name: 'Your results' }).waitFor();
    await page.goBack();
    await cards(page)
      .nth(0)
      .getByRole('link', { name: /Continue Assessment/ })
      .click();
    await page.waitForURL((url) => url.pathname === `/career-path/continue/${person.running}`);
    await page
      .getByText(/Interests, part 1/)
      .first()
      .waitFor();
    await page.goto(path);
    const way = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
    await way(/Continue Assessment/).waitFor();
    const painted = (name: RegExp) => way(name).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await painted(/New Assessment/), 'what is under way goes first').toBe('rgba(0, 0, 0, 0)');
    expect(await painted(/Continue Assessment/)).not.toBe('rgba(0, 0, 0, 0)');
    await way(/New Assessment/).click();
    await arriveAt(page, '/career-path/new');
  });
});

describe('deleting', () => {
  it('asks first, takes the card away and erases it on the server (HIS-16, D-68)', async () => {
    const { who, first } = await busyPerson();
    const page = await open(who, { expected: [/404/] });
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
    await dialog.getByText('your answers, the result and its receipts').waitFor();
    const spoken = await dialog.evaluate(
      (box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(spoken, 'said with the question').toContain('They cannot be brought back');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => cards(page).count()).toBe(3);
    expect(await rows(who)).toHaveLength(3);

    await (await ask()).getByRole('button', { name: 'Delete Assessment' }).click();
    await toastOf(page, 'Assessment deleted').waitFor();
    await expect.poll(() => cards(page).count()).toBe(2);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).evaluate((title) => title === document.activeElement))
      .toBe(true);
    expect((await rows(who)).map((row) => row.session_id)).not.toContain(first.sessionId);
    await page.goto(`/career-path/result/${first.resultId}`);
    await page.getByRole('heading', { name: 'Results Not Found' }).waitFor();
  });

  it('puts the card back when the server could not delete it', async () => {
    const { who } = await busyPerson();
    const page = await open(who, { expected: [/403/] });
    await page.goto(path);
    await cards(page).first().waitFor();
    const error = { code: 'FORBIDDEN', message: 'Not now.', correlationId: 'test' };
    await page.route('**/api/career_assessments/*', (route) => route.fulfill({ status: 403, json: { error } }));
    // nor can the list be read anew: the card comes back by itself
    await page.route('**/api/career_assessments*', (route) => route.fulfill({ status: 403, json: { error } }));
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete Assessment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Assessment' }).click();
    await toastOf(page, 'The assessment was not deleted').waitFor();
    await toastOf(page, 'Not now.').waitFor();
    await expect.poll(() => cards(page).count()).toBe(3);
    expect(await rows(who)).toHaveLength(3);
  });
});

describe('without cards', () => {
  it('invites to the first assessment (HIS-03)', async () => {
    const { page } = await newPerson();
    await page.goto(path);
    await page.getByText('No assessments yet').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Start Your First Assessment' }).click();
    await arriveAt(page, '/career-path/new');
  });

  it('says that it is loading (HIS-02)', async () => {
    const { page } = await newPerson();
    const release = await holdRequests(page, '**/api/career_assessments*');
    await page.goto(path);
    await page.getByRole('status').getByText('Loading your assessments').waitFor();
    release();
    await page.getByText('No assessments yet').waitFor();
  });

  it('leaves the loading state when the read fails, and tries again on request (HIS-21, D-54)', async () => {
    const { page } = await newPerson({ expected: [/400/] });
    const error = { code: 'BAD_INPUT', message: 'broken by the test', correlationId: 'test' };
    await page.route('**/api/career_assessments*', (route) => route.fulfill({ status: 400, json: { error } }));
    await page.goto(path);
    await page.getByText('Your assessments could not be loaded').waitFor();
    expect(await page.getByText('No assessments yet').count()).toBe(0);
    expect(await page.getByText('Loading your assessments').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/api/career_assessments*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No assessments yet').waitFor();
  });

  it('wants a signed-in person (HIS-01)', async () => {
    const page = await visitor();
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/auth');
  });
});
