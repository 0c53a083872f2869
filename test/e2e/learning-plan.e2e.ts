import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { LearningPlan } from '#shared/guidance/learning-plan-shape.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { inOurNames } from '#test/support/facts/our-names.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { refuse, refusedCall } from '#test/support/screens/screen-state.ts';
import { holdRequests, toastOf } from '../support/browser/answer-steps.ts';

/** A civil engineer by interests with a high school diploma and no skills, so that the plan has several to build. */
let person: SignedIn;
let result: ResultBody;
test.beforeAll(async ({ stack }) => {
  person = await stack.signUpAndIn();
  const answers = sincereAnswers('17-2051.00', 3);
  const background = { education: 'high_school', country: 'US', state: 'OH' } as const;
  const skills = Object.fromEntries(Object.keys(answers.deepDive.skills).map((id) => [id, 1]));
  const all = { ...answers, deepDive: { ...answers.deepDive, skills, background } };
  const { resultId } = await finishAssessment(stack, person, all);
  result = inOurNames((await stack.call(api.assessment.getResult, { id: resultId }, person.accessToken)).body);
});

/** The role with the most gaps, within the limits or not. */
const planned = () => [...result.roles].sort((a, b) => b.gaps.length - a.gaps.length)[0]!;
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: `Learning plan: ${planned().title}` });
const part = (page: Page, name: string) => dialogOf(page).getByRole('region', { name, exact: true });

async function choose(page: Page): Promise<void> {
  await page.goto(`/career-path/result/${result.id}`);
  await page.getByRole('listbox', { name: 'Top matches' }).getByRole('option', { name: planned().title }).click();
}
const open = (page: Page) => page.getByRole('button', { name: 'Learning Plan' }).click();

test('a learning plan from the result: requested, shown whole, adjusted, checked off on two devices, exported', async ({
  pageOf,
}) => {
  const page = await pageOf(person);
  let plan: LearningPlan;

  await test.step('asks for the role with gaps first, then what is required (RES-13, LRN-01, LRN-02, LRN-14)', async () => {
    await choose(page);
    const [request] = await Promise.all([page.waitForRequest('**/api/generate-learning-plan'), open(page)]);
    const { role, skills, userLevel, ...more } = request.postDataJSON();
    expect({ role, userLevel, more }).toEqual({ role: planned().code, userLevel: 'intermediate', more: {} });
    const gaps = planned().gaps.map(({ name }) => name);
    expect(skills.slice(0, gaps.length)).toEqual(gaps.slice(0, 8));
    expect(skills.length).toBe(Math.min(8, gaps.length + planned().transferable.length));
    plan = (await (await request.response())!.json()).learningPlan;
  });

  await test.step('shows every part (LRN-04, LRN-05)', async () => {
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(plan.overview);
    for (const text of [plan.timeline, plan.totalCost, ...plan.keyTips]) await expect(dialog).toContainText(text);
    const { source, ...levels } = plan.careerPath;
    for (const text of Object.values(levels)) await expect(part(page, 'Where it leads')).toContainText(text);
    await expect(part(page, 'Where it leads')).toContainText(source.source);
    const phases = part(page, 'The phases');
    for (const { phase, duration, description, skills } of plan.phases) {
      for (const text of [phase, duration, description]) await expect(phases).toContainText(text);
      for (const { skill, priority, timeToLearn, resources } of skills) {
        for (const text of [skill, `${priority} priority`, timeToLearn]) await expect(phases).toContainText(text);
        for (const resource of resources) {
          const facts = [resource.type, resource.provider, resource.duration, resource.cost].join(' · ');
          await expect(phases).toContainText(`${facts}. ${resource.description}`);
          if (resource.url)
            await expect(phases.locator(`a[href="${resource.url}"]`).first()).toHaveText(
              new RegExp(resource.title.slice(0, 20).replace(/[^\w ]/g, '.')),
            );
        }
      }
    }
    for (const { name, provider, cost, timeToComplete, value } of plan.certifications)
      for (const text of [name, provider, cost, timeToComplete, value])
        await expect(part(page, 'Licenses and certificates')).toContainText(text);
    await expect(dialog.getByText('No language model wrote any of it')).toBeVisible();
  });

  const give = part(page, 'What you can give');
  await test.step('says what would be enough, and a changed frame is solved at once, without a call', async () => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/generate-learning-plan')) calls += 1;
    });
    await give.getByLabel('Done in').fill('1');
    await expect(give.getByText('Not possible by then', { exact: true })).toBeVisible();
    await give.getByRole('button', { name: /^Try / }).first().click();
    await expect(give.getByText('Possible by then', { exact: true })).toBeVisible();
    const kept = page.waitForResponse(
      (answer) =>
        answer.url().includes('/learning-plan-progress') && answer.request().postDataJSON().frame?.hours === 17,
    );
    await give.getByLabel('Hours a week').fill('17');
    await expect(give).toContainText('at 17 hours a week');
    expect((await kept).status()).toBe(200); // saved a moment later, in time for the second device
    expect(calls).toBe(0);
  });

  await test.step('a check shortens it and appears on the second device, together with the frame', async () => {
    const steps = part(page, 'The phases').getByRole('checkbox');
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/learning-plan-progress') && Boolean(answer.request().postDataJSON().step),
    );
    await steps.first().click(); // click, not check: it is checked only after the plan is rendered again
    expect((await saved).status()).toBe(200);
    const count = await steps.count();
    await expect(part(page, 'The phases')).toContainText(`1 of ${count}`);

    const phone = await pageOf(person, { width: 390 });
    await choose(phone);
    await open(phone);
    await expect(part(phone, 'The phases').getByRole('checkbox').first()).toBeChecked();
    await expect(part(phone, 'What you can give').getByLabel('Hours a week')).toHaveValue('17');
    await part(phone, 'What you can give').getByRole('button', { name: 'Back to my answers' }).click();
    await expect(part(phone, 'What you can give').getByLabel('Hours a week')).toHaveValue('8');
  });

  await test.step('goes into a calendar', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialogOf(page).getByRole('button', { name: 'Calendar file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`learning-plan-${planned().code}.ics`);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  await test.step('and is printed as shown', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialogOf(page).getByRole('button', { name: 'PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`learning-plan-${planned().code}.pdf`);
    expect(readFileSync(await download.path(), 'utf8').slice(0, 5)).toBe('%PDF-');
    await expect(dialogOf(page)).toBeVisible();
  });
});

test('a plan that cannot be made says so, and can be requested again (LRN-03)', async ({ pageOf }) => {
  const page = await pageOf(person, { expected: refusedCall });
  await refuse('/generate-learning-plan')(page);
  await choose(page);
  await open(page);
  for (const text of ['Error', 'Failed to generate learning plan. Please try again.'])
    await expect(toastOf(page, text)).toBeVisible();
  await page.unrouteAll();
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Tips' })).toBeVisible();
});

test('a check that is not saved is undone once those after it are saved, and they stay', async ({ pageOf }) => {
  const page = await pageOf(person, { expected: refusedCall });
  await choose(page);
  await open(page);
  const phases = part(page, 'The phases');
  const box = (name: string) => phases.getByRole('checkbox', { name });
  await box('').first().waitFor();
  const [lost, kept] = (await phases.locator('label b').allTextContents()).map(box);
  const before = [await lost!.isChecked(), await kept!.isChecked()];
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-learning-plan')) asked += 1;
  });
  const progress = '**/api/learning-plan-progress';
  const letGo = await holdRequests(page, progress);
  const { promise: ticked, resolve: refuseFirst } = Promise.withResolvers<void>();
  await page.route(progress, (route) => ticked.then(() => route.fulfill({ status: 400, json: {} })), { times: 1 });
  await lost!.click();
  await kept!.click();
  refuseFirst();
  await expect(toastOf(page, 'Your plan was not saved')).toBeVisible();
  await page.evaluate(() => fetch('/config.json')); // gives the page time in which it would have requested the plan
  expect(asked).toBe(0);
  letGo();
  await expect(lost!).toBeChecked({ checked: before[0]! });
  await expect(kept!).toBeChecked({ checked: !before[1] });
  expect(asked).toBe(1);
});

test('checks are saved in the order they were made, however slow the first answer is', async ({ pageOf }) => {
  const page = await pageOf(person);
  await choose(page);
  await open(page);
  const boxes = part(page, 'The phases').getByRole('checkbox');
  await boxes.first().waitFor();
  const release = await holdRequests(page, '**/api/learning-plan-progress');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/learning-plan-progress')) sent.push(request.postDataJSON().step);
  });
  const first = page.waitForRequest('**/api/learning-plan-progress');
  await boxes.first().click();
  const { step } = (await first).postDataJSON();
  await boxes.nth(1).click();
  await page.evaluate(() => fetch('/config.json')); // gives the page time in which it would have sent a second one
  expect(sent).toHaveLength(1);
  let printed = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/learning-plan-pdf')) printed = sent.length;
  });
  const download = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'PDF' }).click();
  await page.evaluate(() => fetch('/config.json')); // gives the page time in which it would print without the checks
  expect(printed).toBe(0);
  release();
  await download;
  expect([sent.length, printed]).toEqual([2, 2]);
  expect(sent[0]).toEqual(step);
  expect(sent[1]).not.toMatchObject({ id: step.id });
});

test('a check stays, whatever an answer says that was in progress before it', async ({ pageOf }) => {
  const page = await pageOf(person);
  await choose(page);
  await open(page);
  const box = part(page, 'The phases').getByRole('checkbox').first();
  await box.waitFor();
  const before = await box.isChecked();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  // reopening shows the last plan and loads it again
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: answered, resolve: hasAnswer } = Promise.withResolvers<void>();
  await page.route(
    '**/api/generate-learning-plan',
    async (route) => {
      const response = await route.fetch();
      hasAnswer();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await open(page);
  await answered;
  const saved = page.waitForResponse('**/api/learning-plan-progress');
  await box.click();
  await saved;
  release();
  await page.evaluate(() => fetch('/config.json')); // gives the old answer time to arrive
  await expect(box).toBeChecked({ checked: !before });
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await open(page);
  await expect(box).toBeChecked({ checked: !before });
});
