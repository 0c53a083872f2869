import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { limitOf } from '#shared/plans/catalogue.ts';
import { grant } from '#test/support/accounts/grant-plan.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { resumeEntry as entry, resumeField as field, fillResume } from '#test/support/browser/fill-resume.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { refuse } from '#test/support/screens/screen-state.ts';
import { holdRequests, toastOf } from '../support/browser/answer-steps.ts';

const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI Resume' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your resume', exact: true });
/** The document's source in the preview frame; the frame's sandbox allows no scripts to read it. */
const preview = (page: Page) => page.getByTitle('Preview of your resume');
const shows = (page: Page, html: string) => expect.poll(() => preview(page).getAttribute('srcdoc')).toContain(html);

test('a resume is filled in, generated, decided on, downloaded and written anew (RSM-03 to RSM-28, NAV-15, GAT-29, GAT-30, T-081)', async ({
  stack,
  subscriber,
  pageOf,
}) => {
  const page = await pageOf(subscriber, { expected: [/status of 409/, /ERR_FAILED/] });
  const used = async (who: SignedIn) =>
    (await stack.call(api.plans.getUsageSummary, {}, who.accessToken)).body.usage.resume_builds.monthly_count;

  await test.step('it says Loading until the plan is known (RSM-03)', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/check-subscription', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.goto('/resume-builder');
    await expect(page.getByRole('status').getByText(/^Loading/)).toBeVisible();
    answered.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Resume builder' })).toBeVisible();
  });

  await test.step('the sections and their fields; lists never below one, projects at none (RSM-04 to RSM-08, RSM-18, RSM-28)', async () => {
    for (const name of [
      'Personal Information',
      'Professional Summary',
      'Work Experience',
      'Education',
      'Skills',
      'Projects',
    ])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    for (const name of [/^Full name/, /^Email/, /^Phone/, /^Location/, 'LinkedIn', 'Website', /^Target role/])
      await expect(field(page, name)).toHaveCount(1);
    for (const [one, least] of [
      ['job', 1],
      ['school', 1],
      ['skill', 1],
      ['project', 0],
    ] as const) {
      const remove = page.getByRole('button', { name: new RegExp(`^Remove ${one}`) });
      const add = page.getByRole('button', { name: new RegExp(`^Add a(nother)? ${one}$`) });
      for (let more = least; more < 2; more += 1) await add.click();
      await expect(remove).toHaveCount(2);
      await remove.last().click();
      if (least === 0) await remove.last().click();
      await expect(remove).toHaveCount(0);
    }
    await expect(page.getByText('* recommended')).toBeVisible();
    for (const name of ['Phone', 'Location'])
      await expect(page.locator('label', { hasText: name }).getByTitle('recommended')).toHaveText(/^\s*\*$/);
    await expect(page.getByTitle('recommended')).toHaveCount(2);
  });

  await test.step('Generate waits for each thing it needs, and says which (RSM-08, RSM-12)', async () => {
    await fillResume(page);
    await expect(generate(page)).toBeEnabled();
    for (const [input, says] of [
      [field(page, /^Full name/), 'your full name'],
      [field(page, /^Email/), 'your email'],
      [field(page, /^Summary/), 'who you are'],
      [entry(page, 'Job 1').getByLabel('Title'), 'a title and a company'],
      [entry(page, 'Job 1').getByLabel('Company'), 'a title and a company'],
      [entry(page, 'School 1').getByLabel('Degree'), 'a degree and an institution'],
      [entry(page, 'School 1').getByLabel('Institution'), 'a degree and an institution'],
      [entry(page, 'Skill 1').getByLabel('Skill'), 'one skill'],
    ] as const) {
      const before = await input.inputValue();
      await input.fill('  ');
      await expect(generate(page)).toBeDisabled();
      await expect(page.getByText(`Before it can be written:`)).toContainText(says);
      await input.fill(before);
      await expect(generate(page)).toBeEnabled();
    }
  });

  await test.step('what was typed outlives a reload; what has content is not removed unasked', async () => {
    await page.getByRole('button', { name: 'Add another job' }).click();
    // a list needs one entry, and only the first is marked as required (D-63)
    const company = entry(page, 'Job 1').getByLabel('Company (required)');
    await expect(company).toHaveAttribute('aria-required', 'true');
    await expect(entry(page, 'Job 2').getByLabel('Company', { exact: true })).toBeVisible();
    await entry(page, 'Job 2').getByLabel('Title').fill('No company');
    await page.getByRole('button', { name: 'Add another school' }).click();
    await entry(page, 'School 2').getByLabel('Degree').fill('No institution');
    await page.getByRole('button', { name: 'Add another skill' }).click();
    for (const more of ['a', 'another', 'another'])
      await page.getByRole('button', { name: `Add ${more} project` }).click();
    await entry(page, 'Project 2').getByLabel('Name').fill('No description');
    await entry(page, 'Project 3').getByLabel('Description').fill('No name');
    await entry(page, 'Project 1').getByLabel('Name').fill('Till');
    await entry(page, 'Project 1').getByLabel('Description').fill('Wrote the till');
    await entry(page, 'Project 1').getByLabel('Technologies').fill('a, ,b ');
    await entry(page, 'Job 1')
      .getByLabel('Description')
      .fill(
        'I kept the books of 3 shops\nClosed each month in 4 days\nTaught 2 people\nSold 9 chairs\nCleaned the shop',
      );
    await page.reload();
    await expect(field(page, /^Full name/)).toHaveValue('Sam "Sammy" Lee');
    await page.getByRole('button', { name: 'Remove job 1' }).click();
    await page.getByRole('dialog', { name: 'Remove job 1?' }).getByRole('button', { name: 'Cancel' }).click();
    await expect(entry(page, 'Job 1').getByLabel('Company')).toHaveValue('Corner Hardware');
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('a failure says so with the server’s words, or with ours, and counts nothing (RSM-24, RSM-25)', async () => {
    const gate = page.waitForResponse('**/api/gate');
    for (const [answer, says] of [
      [
        { status: 409, json: { error: { code: 'CONFLICT', message: 'The writer rests.', correlationId: 'x' } } },
        'The writer rests.',
      ],
      [{ json: { success: false, error: 'No ink' } }, 'No ink'],
      [{ json: { success: false } }, 'Failed to generate resume'],
      [{ body: 'no answer' }, 'Failed to generate resume. Please try again.'],
    ] as const) {
      await page.route('**/api/generate-resume', (route) => route.fulfill(answer));
      await generate(page).click();
      await expect(toastOf(page, says)).toBeVisible();
      await expect(toastOf(page, 'Generation Failed')).toHaveCount(1);
      await page.unroute('**/api/generate-resume');
    }
    // the five fields of the usage check, asked once for all tries, before the first (GAT-06, GAT-30, GAT-32)
    expect(await (await gate).json()).toMatchObject({
      allowed: true,
      reason: null,
      current_usage: 1,
      limit: limitOf('resume_builds', 'pro', 0),
      plan: 'Pro',
    });
    expect(asked.filter((path) => /\/gate$|generate-resume/.test(path))).toEqual([
      '/api/gate',
      ...Array(4).fill('/api/generate-resume'),
    ]);
    await page.route('**/api/generate-resume', (route) => route.abort());
    // a focused button at the bottom of the window is moved out from under the toast
    await generate(page).evaluate((button) => {
      button.focus();
      scrollBy(0, button.getBoundingClientRect().bottom - innerHeight);
    });
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'Waymark could not be reached. Check your connection and try again.')).toBeVisible();
    const top = async () => (await page.getByRole('region', { name: 'Notifications' }).boundingBox())!.y;
    const foot = async () => generate(page).evaluate((button) => button.getBoundingClientRect().bottom);
    await expect.poll(async () => (await foot()) <= (await top())).toBe(true);
    await page.unroute('**/api/generate-resume');
  });

  await test.step('generated: only what is complete is sent, the preview runs nothing (RSM-09, RSM-13 to RSM-15, RSM-17, RSM-21, RSM-22, RSM-26)', async () => {
    const sent = page.waitForRequest('**/api/generate-resume');
    await generate(page).click();
    const { resumeData } = (await sent).postDataJSON();
    expect(Object.keys(resumeData).sort()).toEqual([
      'education',
      'experience',
      'personalInfo',
      'projects',
      'skills',
      'summary',
    ]);
    expect(resumeData).toMatchObject({
      experience: [{ title: 'Bookkeeper', company: 'Corner Hardware' }],
      education: [{ degree: 'Associate in Accounting', institution: 'Austin College' }],
      skills: ['Excel'],
      projects: [{ name: 'Till', description: 'Wrote the till', technologies: ['a', 'b'] }],
    });
    const { personalInfo, experience, education, projects } = resumeData;
    expect([personalInfo, experience[0], education[0], projects[0]].map((part) => Object.keys(part).sort())).toEqual([
      ['email', 'fullName', 'linkedin', 'location', 'phone', 'website'],
      ['company', 'description', 'duration', 'title'],
      ['degree', 'gpa', 'institution', 'year'],
      ['description', 'name', 'technologies'],
    ]);
    expect([personalInfo.phone, personalInfo.location]).toEqual(['', '']); // RSM-08
    await expect(page.getByText('Resume Generated Successfully!')).toBeVisible();
    await expect(page.getByText('Your professional resume has been created.')).toBeVisible();
    await expect(toastOf(page, 'Generation Failed')).toHaveCount(0);
    await shows(page, '<h1>Sam &quot;Sammy&quot; Lee</h1>');
    await shows(page, 'Known for C++ &amp; R&amp;D &lt;b&gt;too&lt;/b&gt;.');
    await expect(preview(page)).toHaveAttribute('sandbox', '');
    expect(await used(subscriber)).toBe(1);
  });

  await test.step('each change stands word by word, and is taken or left', async () => {
    await shows(page, '<li>Kept the books of 3 shops</li>');
    await dialog(page)
      .getByRole('checkbox', { name: /^Instead of “I kept the books/ })
      .uncheck();
    await shows(page, '<li>I kept the books of 3 shops</li>');
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
  });

  await test.step('downloaded under the name of the person, as it stands in the preview (RSM-10, RSM-27)', async () => {
    const downloading = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Download HTML' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Sam Sammy Lee.html');
    const html = await readFile(await download.path(), 'utf8');
    expect(html).toContain('<li>I kept the books of 3 shops</li>');
    expect(html).toContain('Sam &quot;Sammy&quot; Lee');
  });

  await test.step('a counted resume is not lost by closing or by a reload, nor are decisions by closing', async () => {
    const reopen = page.getByRole('button', { name: 'Open your last resume' });
    await page.keyboard.press('Escape');
    await reopen.click();
    await shows(page, '<li>I kept the books of 3 shops</li>');
    await page.reload();
    await reopen.click();
    await shows(page, '<li>Kept the books of 3 shops</li>');
    expect(await used(subscriber)).toBe(1);
    await dialog(page)
      .getByRole('checkbox', { name: /^Instead of “I kept the books/ })
      .uncheck();
  });

  await test.step('written anew with a feedback, which a failure keeps and a success clears (RSM-11, RSM-15, RSM-16, RSM-19, RSM-20, D-83)', async () => {
    const wish = dialog(page).getByLabel('What should be different?');
    const again = dialog(page).getByRole('button', { name: 'Regenerate with Feedback' });
    await wish.fill('   ');
    await expect(again).toBeDisabled();
    await wish.fill('Shorter');
    await refuse('/generate-resume', 409)(page);
    await again.click();
    await expect(toastOf(page, 'It will work again in a while.')).toBeVisible();
    await page.unroute('**/api/generate-resume');
    await expect(wish).toHaveValue('Shorter');
    await shows(page, '<li>I kept the books of 3 shops</li>');
    const release = await holdRequests(page, '**/api/generate-resume');
    const sent = page.waitForRequest('**/api/generate-resume');
    await again.click();
    await expect(page.getByRole('dialog', { name: 'Writing your resume' })).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    release();
    expect((await sent).postDataJSON().resumeData.regenerationFeedback).toBe('Shorter');
    await expect(dialog(page).getByText('Left out:').first()).toBeVisible();
    await expect(wish).toHaveValue('');
    expect(await used(subscriber)).toBe(1);
  });

  await test.step('beyond the limit an upgrade dialog with the figures (RSM-23)', async () => {
    await dialog(page).getByRole('button', { name: 'Back to the form' }).click();
    await grant(stack, subscriber.sub, { plan: 'free' });
    await generate(page).click();
    const limit = page.getByRole('dialog', { name: 'Limit Reached' });
    await expect(limit.getByText("You've reached your monthly limit for AI Resume Builder (1/1).")).toBeVisible();
    await expect(limit.locator('dt, dd')).toHaveText(['Current usage', '1', 'Limit', '1', 'Plan', 'Free']);
  });
});

test('it opens on Max as on Pro (RSM-28)', async ({ stack, pageOf }) => {
  const max = await stack.signUpAndIn();
  await grant(stack, max.sub, { plan: 'switch' });
  const page = await pageOf(max);
  await page.goto('/resume-builder');
  await expect(field(page, /^Full name/)).toBeVisible();
});

test('two tabs show one form, and neither loses what was typed in the other (RSM-04)', async ({
  subscriber,
  pageOf,
}) => {
  const one = await pageOf(subscriber);
  await one.goto('/resume-builder');
  await expect(field(one, /^Location/)).toBeVisible();
  const other = await one.context().newPage();
  await other.goto('/resume-builder');
  await expect(field(other, /^Phone/)).toBeVisible();
  await one.getByRole('button', { name: 'Add another job' }).click();
  await field(one, /^Location/).pressSequentially('Berlin, near the old harbor');
  await expect(field(other, /^Location/)).toHaveValue('Berlin, near the old harbor');
  await expect(entry(other, 'Job 2')).toBeVisible();
  await field(other, /^Phone/).fill('123');
  await expect(field(one, /^Phone/)).toHaveValue('123');
  await one.reload();
  await expect(field(one, /^Location/)).toHaveValue('Berlin, near the old harbor');
  await expect(field(one, /^Phone/)).toHaveValue('123');
});

test('a page that Back restores from the cache shows what another tab has stored meanwhile (U4)', async ({
  subscriber,
  pageOf,
}) => {
  const page = await pageOf(subscriber);
  await page.goto('/resume-builder');
  await field(page, /^Location/).fill('Berlin');
  // a cached page receives no storage events; a tab gets none for its own writes, so this simulates it
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const stored = localStorage.getItem('waymark.resume-draft');
    localStorage.setItem('waymark.resume-draft', String(stored?.replace('Berlin', 'Hamburg')));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(field(page, /^Location/)).toHaveValue('Hamburg');
  await field(page, /^Phone/).fill('123');
  await page.reload();
  await expect(field(page, /^Location/)).toHaveValue('Hamburg');
});

test('what is written, chosen and opened in one tab appears in the other, too (U4)', async ({ subscriber, pageOf }) => {
  const one = await pageOf(subscriber);
  await one.goto('/resume-builder');
  await expect(field(one, /^Full name/)).toBeVisible();
  const other = await one.context().newPage();
  await other.goto('/resume-builder');
  await expect(other.getByText('No versions yet.')).toBeVisible();
  await fillResume(one);
  await generate(one).click();
  await expect(dialog(one)).toBeVisible();
  await one.keyboard.press('Escape');
  await expect(other.getByRole('button', { name: 'Open your last resume' })).toBeVisible();
  await one.getByLabel('Write it for').selectOption('vacancy');
  await field(one, 'Text of the job posting').fill('Baker wanted in Austin');
  await expect(field(other, 'Text of the job posting')).toHaveValue('Baker wanted in Austin');
  await one.getByRole('button', { name: 'Save as a version' }).click();
  await one.getByLabel('Name of the version').fill('For the bakery');
  await one.getByRole('button', { name: 'Save version' }).click();
  await expect(other.getByRole('button', { name: 'Save “For the bakery”' })).toBeVisible();
});

const generateResume = '**/api/generate-resume';
for (const [how, again] of [
  [
    'loaded anew',
    async (page: Page) => {
      await page.reload();
      // not earlier, as the held request would be sent
      await page.unroute(generateResume);
      return page;
    },
  ],
  [
    'closed and opened anew',
    async (page: Page) => {
      const next = await page.context().newPage();
      await page.close();
      await next.goto('/resume-builder');
      return next;
    },
  ],
] as const)
  test(`a page that is ${how} while the last resume is written asks for no second unit (GAT-29)`, async ({
    stack,
    subscriber,
    pageOf,
  }) => {
    const amount = limitOf('resume_builds', 'pro', 0) - 1;
    await stack.call(api.plans.checkGate, { feature: 'resume_builds', amount }, subscriber.accessToken);
    const page = await pageOf(subscriber);
    await page.goto('/resume-builder');
    await fillResume(page);
    await page.route(generateResume, () => undefined);
    const asked = page.waitForRequest(generateResume);
    await generate(page).click();
    await asked;
    const next = await again(page);
    await generate(next).click();
    await expect(dialog(next)).toBeVisible();
  });

test('a resume written without a network says so where the person looks, and arrives when it is back', async ({
  subscriber,
  pageOf,
}) => {
  const page = await pageOf(subscriber, { expected: [/ERR_INTERNET_DISCONNECTED/] });
  await page.goto('/resume-builder');
  await fillResume(page);
  await page.context().setOffline(true);
  await generate(page).click();
  await expect(page.getByRole('dialog').getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Resume Generated Successfully!')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('You are offline')).toHaveCount(0);
});

test('removing an entry moves the focus to the button that adds one (RSM-18)', async ({ subscriber, pageOf }) => {
  const page = await pageOf(subscriber);
  await page.goto('/resume-builder');
  const add = page.getByRole('button', { name: 'Add another skill' });
  await add.click();
  await page.getByRole('button', { name: 'Remove skill 2' }).press('Enter');
  await expect(add).toBeFocused();
  await add.press('Enter');
  await entry(page, 'Skill 2').getByLabel('Skill').fill('Word');
  await page.getByRole('button', { name: 'Remove skill 2' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove skill 2?' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove skill 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove skill 2' }).press('Enter');
  await question.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(add).toBeFocused();
});
