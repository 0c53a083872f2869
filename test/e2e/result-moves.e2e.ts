import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { ordinal } from '#shared/assessment/result-words.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { violations } from '#test/support/browser/axe.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { inOurNames } from '#test/support/facts/our-names.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { openReceipts, openWhatIf } from '../support/browser/result-steps.ts';

/** A civil engineer by interests, with 6 to 10 hours a week and up to $150 a month. */
const engineer = sincereAnswers('17-2051.00', 3);
const standing = (background: Background): Answers => ({
  ...engineer,
  deepDive: { ...engineer.deepDive, background },
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const further = (page: Page) => section(page, 'Further up the path');

const shown = test.extend<{ open: (answers: Answers) => Promise<{ page: Page; result: ResultBody }> }>({
  open: async ({ stack, newPerson }, use) => {
    await use(async (answers) => {
      const { person, page } = await newPerson();
      const { resultId } = await finishAssessment(stack, person, answers);
      const { body } = await stack.call(api.assessment.getResult, { id: resultId }, person.accessToken);
      await page.goto(`/career-path/result/${resultId}`);
      await section(page, 'What if').waitFor();
      return { page, result: inOurNames(body) };
    });
  },
});

shown(
  'what is out of the frame stands in a list of its own, with its steps, never in the ten (D-90, M2)',
  async ({ open }) => {
    const { page, result } = await open(standing({ education: 'high_school', occupation: '41-2031.00', years: '3_5' }));
    expect(result.roles.map(({ move }) => move!.reach)).not.toContain('outside');
    expect(result.outside.map(({ move }) => move!.reach)).toEqual(result.outside.map(() => 'outside'));
    expect(result.outside.length).toBeGreaterThan(0);

    const rows = further(page).getByRole('listitem');
    await expect(rows).toHaveCount(result.outside.length);
    for (const [place, role] of result.outside.entries()) {
      const row = rows.nth(place);
      await expect(row).toContainText(role.title);
      for (const text of [role.time_to_transition!, role.cost_to_transition!])
        await expect(row).toContainText(text, { ignoreCase: true });
      await expect(row).toContainText(/Outside your (hours|budget|places)/);
      for (const { name, kind } of role.move!.steps) if (kind !== 'skills') await expect(row).toContainText(name);
    }
    await onDeskAndPhone(page, async () => {
      expect(await overflow(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    });

    const [first] = result.outside;
    await rows.first().getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: first!.title });
    await openReceipts(dialog);
    const move = dialog.getByRole('region', { name: 'The move' });
    await expect(move.getByText('Further up the path')).toBeVisible();
    await expect(move.getByText('Outside the limits you set')).toBeVisible();
    await expect(move.getByRole('listitem').first()).toContainText(first!.move!.steps[0]!.name);
    await expect(move.getByRole('listitem').first()).toContainText('IPEDS');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

shown('more hours in What if bring into the ten what they make possible (M3)', async ({ open }) => {
  const { page, result } = await open(standing({ education: 'high_school' }));
  await openWhatIf(page);
  const whatIf = section(page, 'What if');
  const titles = () => whatIf.getByRole('listitem').getByRole('button').allTextContents();
  expect(await titles()).toEqual(result.roles.map(({ title }) => title));
  await whatIf.getByLabel('How many hours a week can you give to learning?').selectOption('16+');
  await expect.poll(async () => (await titles()).some((title) => title === result.outside[0]!.title)).toBe(true);
});

shown(
  'nothing is out of the frame of somebody who did not say where they stand, and the list says so (D-90)',
  async ({ open }) => {
    const { page, result } = await open(engineer);
    expect(result.outside).toEqual([]);
    await expect(further(page)).toContainText(
      'Nothing that would suit you about as well is outside the limits you set',
    );
    await expect(further(page)).toContainText('nothing was ruled out for lack of it');
    const degree = result.roles.findIndex(({ move }) => move!.steps.some(({ kind }) => kind === 'schooling'));
    await page.getByRole('option').nth(degree).click();
    await openReceipts(page.getByRole('article'));
    const move = page.getByRole('article').getByRole('region', { name: 'The move' });
    await expect(move).toContainText('unless you have it');
    await expect(move).toContainText('counted from a high school diploma');
  },
);

shown(
  'a direction that none of the ten is in says so, and one’s own work is named with its place',
  async ({ open }) => {
    const carpenter = sincereAnswers('47-2031.00', 3);
    const constraints = { ...carpenter.deepDive.constraints, target_cities: ['Remote (US)'] };
    const background: Background = { occupation: '47-2031.00' };
    const { page, result } = await open({ ...carpenter, deepDive: { ...carpenter.deepDive, constraints, background } });
    expect(result.clusters[0]!.name).toBe('Construction and extraction');
    expect(result.roles.filter(({ code }) => code.startsWith('47'))).toEqual([]);

    await page.getByText('1. Construction and extraction').click();
    await expect(page.getByText('None of your ten matches is in this field.')).toBeVisible();

    const whyNot = section(page, 'Why not …?');
    await expect(whyNot.getByText(/Your own work, Carpenter, is at place \d+ of 9\d\d by score\./)).toBeVisible();
    await whyNot.getByRole('button', { name: 'See why' }).click();
    await expect(whyNot.getByRole('heading', { name: 'Carpenter' })).toBeFocused();
  },
);

shown(
  'work that somebody wants to leave is named beside the ten, with a way to it, and takes no place',
  async ({ open }) => {
    const { page, result } = await open(standing({ occupation: '17-2051.00', wish: 'leave' }));
    const { place, final_score } = result.set_aside!;
    expect(result.roles.map(({ code }) => code)).not.toContain('17-2051.00');
    const matches = section(page, 'Your top 10 matches');
    await expect(matches.getByRole('option')).toHaveCount(10);
    await expect(matches.getByRole('option', { name: /Civil engineer\b/ })).toHaveCount(0);
    const said = matches.getByText(
      `is your own work. It would be ${ordinal(place)} with ${Math.round(final_score)} of 100. You said that you want to do something else, so it is not among the ten.`,
    );
    await expect(said).toHaveCount(1);
    await expect(said).toContainText(/^Civil engineer is your own work/);
    await onDeskAndPhone(page, async () => {
      await expect(said).toBeVisible();
      expect(await overflow(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      await said.getByRole('link', { name: 'Civil engineer' }).click();
      const dialog = page.getByRole('dialog', { name: 'Civil engineer' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    const sheets = page.getByRole('article').filter({ hasText: 'What it rests on' });
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(sheets).toContainText('Civil engineer is your own work. It would be', { timeout: 500 });
    }).toPass();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));

    // nothing has moved before anything is moved
    await openWhatIf(page);
    const rows = section(page, 'What if').getByRole('listitem').getByRole('button');
    expect(await rows.allTextContents()).toEqual(result.roles.map(({ title }) => title));
  },
);
