import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { likingScale } from '#shared/assessment/scales.ts';
import { usd } from '#shared/lib/format.ts';
import { violations } from '#test/support/axe.ts';
import { finishAssessment } from '#test/support/finished-assessment.ts';
import { people } from '#test/support/people.ts';
import { sampleAnswers } from '#test/support/sample-answers.ts';
import type { SignedIn } from '#test/support/sign-in.ts';
import { sincereAnswers } from '#test/support/sincere-answers.ts';
import { arriveAt, breakCall, toastOf } from './answer-steps.ts';

const { stack, open, newPerson } = people();

/** A civil engineer by interests and skills, who would work in Austin, Seattle or from home. */
const answers: Answers = sincereAnswers('17-2051.00', 3);
let person: SignedIn;
let result: ResultBody;
let sessionId: string;
beforeAll(async () => {
  person = await stack().signUpAndIn();
  const finished = await finishAssessment(stack(), person, answers);
  sessionId = finished.sessionId;
  const answer = await stack().call(api.assessment.getResult, { id: finished.resultId }, person.accessToken);
  result = answer.body;
});

const pathTo = (id: string) => `/career-path/result/${id}`;
const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const matches = (page: Page) => page.getByRole('listbox', { name: 'Top matches' }).getByRole('option');
/** where the details of the selected occupation stand */
const details = (page: Page, title: string) => page.getByRole('article', { name: title });
const ready = (page: Page) => section(page, 'What if').waitFor();
const whatIfTitles = (page: Page) =>
  section(page, 'What if').getByRole('listitem').getByRole('button').allTextContents();

async function openResult(options: Parameters<typeof open>[1] = {}, id = result.id) {
  const page = await open(person, options);
  await page.goto(pathTo(id));
  return page;
}

const textOf = async (part: Locator) => (await part.allInnerTexts()).join(' ');
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each([
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('the result page at %i px, %s', (width, theme) => {
  it('shows scores, stability, fields, profile and the ten matches in falling order (RES-02, RES-04, RES-05, RES-08, RES-42, DAT-17, DAT-18)', async () => {
    const page = await openResult({ width, theme });
    await ready(page);
    const text = (await textOf(main(page))).replace(/\s+/g, ' ');
    for (const score of Object.values(result.scores)) expect(text).toContain(`${Math.round(score)}%`);
    for (const part of ['Fit', 'Opportunity', 'Feasibility', 'Confidence'])
      await page.getByRole('meter', { name: part }).first().waitFor();
    expect(text).toContain(
      `If you answered again, about ${Math.round(result.stability.expected_overlap)} of these 10 would stay.`,
    );
    expect(text).toContain(`model ${result.scoring_meta.modelVersion} on data ${result.scoring_meta.dataVersion}`);
    expect(text).toContain('Kept for you until');

    const fields = await section(page, 'Fields first').getByRole('meter').count();
    expect(fields).toBeGreaterThanOrEqual(5);
    await page.getByRole('img', { name: /^Strongest in .+ work: you are, .*Realistic .*Conventional/ }).waitFor();

    const titles = await matches(page).allInnerTexts();
    expect(titles).toHaveLength(10);
    const scores = result.roles.map((role) => role.final_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    result.roles.forEach((role, place) => {
      expect(titles[place]).toContain(role.title);
      expect(titles[place]).toContain(usd(role.opportunity.salary_p50!));
    });
    await page.getByRole('heading', { name: 'Where you want to go' }).waitFor();
    await page.getByRole('heading', { name: 'Where you could start today' }).waitFor();

    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});

describe('a selected occupation', () => {
  it('stands beside the list, chosen by click or by keys (RES-05, RES-06)', async () => {
    const page = await openResult();
    await ready(page);
    await details(page, result.roles[0]!.title).waitFor();
    await matches(page).nth(1).click();
    const second = details(page, result.roles[1]!.title);
    await second.waitFor();
    for (const part of ['Fit breakdown', 'Top locations', 'Market insights'])
      await second.getByRole('heading', { name: part }).waitFor();
    await page.keyboard.press('ArrowDown');
    await details(page, result.roles[2]!.title).waitFor();
    await page.keyboard.press('End');
    await details(page, result.roles[9]!.title).waitFor();
    await expect.poll(() => matches(page).nth(9).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });

  it('opens over the page on a phone, and closing leads back to the list (RES-05, RES-06)', async () => {
    const page = await openResult({ width: 390 });
    await ready(page);
    await matches(page).nth(1).click();
    const dialog = page.getByRole('dialog', { name: result.roles[1]!.title });
    await dialog.getByRole('heading', { name: 'Market insights' }).waitFor();
    await dialog.getByText('Best-paying states').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        matches(page)
          .nth(1)
          .evaluate((option) => option === document.activeElement),
      )
      .toBe(true);
  });

  it('explains its score: the receipts add up to it and lead to the answers (RES-06)', async () => {
    const page = await openResult();
    await ready(page);
    for (const place of [0, 3]) {
      const role = result.roles[place]!;
      await matches(page).nth(place).click();
      const breakdown = details(page, role.title).getByRole('region', { name: 'Fit breakdown' });
      await breakdown.getByText(`= ${role.final_score.toFixed(1)} of 100`).waitFor();
      const lines = await breakdown.locator('summary').allInnerTexts();
      expect(lines).toHaveLength(role.why.length);
      const tenths = lines.map((line) => Math.round(10 * Number(line.match(/[+−]?[\d.]+$/)![0].replace('−', '-'))));
      expect(tenths.reduce((sum, points) => sum + points, 0)).toBe(Math.round(role.final_score * 10));
    }

    const breakdown = page.getByRole('region', { name: 'Fit breakdown' });
    await breakdown.getByText('Your interests', { exact: true }).click();
    for (const item of goldStandard.core.interests) {
      const rating = answers.core.interests[item.id]!;
      const line = breakdown.locator('dl > div', { hasText: item.text });
      expect(await textOf(line)).toContain(`${rating} of 5, ${likingScale[rating - 1]}`);
    }
  });

  it('has gaps, a plan for the first three of them, time and cost of the move (RES-07, RES-08, LRN-11)', async () => {
    const page = await openResult();
    await ready(page);
    const place = result.roles.findIndex((role) => role.gaps.length >= 2);
    const role = result.roles[place]!;
    await matches(page).nth(place).click();
    const panel = details(page, role.title);
    const plan = panel.getByRole('region', { name: 'Skills development plan' }).getByRole('listitem');
    await expect.poll(() => plan.count()).toBe(Math.min(3, role.gaps.length));
    expect(await textOf(plan.first())).toContain(role.gaps[0]!.name);
    expect(await textOf(plan.first())).toMatch(/about (\d-\d (weeks|months))/);
    const move = panel.getByRole('region', { name: 'The move' });
    await move.getByText(role.time_to_transition!).waitFor();
    await move.getByText(role.cost_to_transition!).waitFor();
  });

  it('plans for three gaps, however many there are (RES-07)', async () => {
    const page = await openResult();
    await ready(page);
    const whyNot = section(page, 'Why not …?');
    await whyNot.getByLabel('Occupation').fill('Security Guards');
    await whyNot.getByRole('button', { name: /^Security Guards/ }).click();
    await whyNot.getByRole('button', { name: 'All about it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Security Guards' });
    const toLearn = dialog.locator('div', { has: page.getByRole('heading', { name: 'To learn' }) }).last();
    await expect.poll(() => toLearn.getByRole('listitem').count()).toBeGreaterThan(3);
    const plan = dialog.getByRole('region', { name: 'Skills development plan' }).getByRole('listitem');
    await expect.poll(() => plan.count()).toBe(3);
    expect(await violations(page)).toEqual([]);
  });

  it('shows every market figure with its source and kind, and the states of the person (RES-06, RES-08, RES-36)', async () => {
    const page = await openResult();
    await ready(page);
    const role = result.roles[0]!;
    const market = details(page, role.title).getByRole('region', { name: 'Market insights' });
    await market.getByText(usd(role.opportunity.salary_p50!)).first().waitFor();
    const figures = market.locator('dl > div');
    for (const text of await figures.allInnerTexts()) expect(text).toMatch(/\n(Observed|Modelled) .+\d{4}$/);
    await market.getByText('share of the work such tools touch, not jobs lost').waitFor();
    const places = details(page, role.title).getByRole('region', { name: 'Top locations' });
    await places.getByText('Your states').waitFor();
    expect(await places.getByText('Texas').count()).toBeGreaterThan(0);
    expect(await places.getByText('Washington').count()).toBeGreaterThan(0);
  });

  it('leads to a job search for its title and first city, of the last day, and to related occupations (RES-12)', async () => {
    const page = await openResult();
    await ready(page);
    const role = result.roles[0]!;
    const panel = details(page, role.title);
    const link = panel.getByRole('link', { name: /View Jobs/ });
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.searchParams.get('keywords')).toBe(role.title);
    expect(url.searchParams.get('location')).toBe('Austin, TX');
    expect(url.searchParams.get('f_TPR')).toBe('r86400');
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await link.getAttribute('target')).toBe('_blank');

    const related = panel.getByRole('region', { name: 'Related occupations' }).getByRole('button').first();
    const title = await textOf(related);
    await related.click();
    await details(page, title).getByRole('region', { name: 'Fit breakdown' }).waitFor();
    expect(
      await details(page, title)
        .getByText(/= [\d.]+ of 100/)
        .count(),
    ).toBe(1);
  });
});

describe('trying things out', () => {
  it('what-if ranks everything anew at once, is not saved, and goes back (product 10)', async () => {
    const page = await openResult();
    await ready(page);
    const own = result.roles.map((role) => role.title);
    await expect.poll(() => whatIfTitles(page)).toEqual(own);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));

    const panel = section(page, 'What if');
    await panel.getByLabel('How many hours a week can you give to learning?').selectOption('0-2');
    await panel.getByLabel('Where would you like to work?').selectOption('fully_remote');
    await panel.getByRole('slider').first().fill('0');
    await panel
      .getByRole('status')
      .getByText(/new|moved|same ten/)
      .waitFor();
    const moved = await whatIfTitles(page);
    expect(moved).not.toEqual(own);
    expect(moved).toHaveLength(10);
    expect(await panel.getByText(/(up|down) \d|new, was/).count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    // the result itself stays as it is
    expect((await matches(page).allInnerTexts()).map((text, place) => text.includes(own[place]!))).not.toContain(false);

    await panel.getByRole('listitem').getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: moved[0]! });
    await dialog.getByText('Scored with the answers you moved under What if.').waitFor();
    await page.keyboard.press('Escape');

    await panel.getByRole('button', { name: 'Back to my answers' }).click();
    await expect.poll(() => whatIfTitles(page)).toEqual(own);
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  it.each([1280, 390] as const)(
    'why-not finds any occupation and says what it loses, at %i px (product 2)',
    async (width) => {
      const page = await openResult({ width });
      await ready(page);
      const whyNot = section(page, 'Why not …?');
      await whyNot.getByLabel('Occupation').fill('xqzt');
      await whyNot.getByText('Nothing found. Try another word for it.').waitFor();
      await whyNot.getByLabel('Occupation').fill('kindergarten teachr');
      await whyNot.getByRole('button', { name: /^Kindergarten Teachers/ }).click();
      await whyNot.getByText(/^Place \d+ of \d{3}/).waitFor();
      expect(await whyNot.getByRole('listitem').count()).toBeGreaterThan(0);
      await whyNot.getByText(/would lift it from place \d+ to \d+/).waitFor();

      const distance = Number((await textOf(whyNot.locator('caption'))).match(/the ([\d.]+) points/)![1]);
      const rows = await whyNot.getByRole('row').allInnerTexts();
      const differences = rows.slice(1).map((row) => Number(row.split(/\s/).at(-1)!.replace('−', '-')));
      const lost = -differences.reduce((sum, points) => sum + points, 0);
      expect(lost).toBeCloseTo(distance, 6);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    },
  );
});

describe('around the result', () => {
  it('leads on to a retake, and says what it rests on and how long it is kept (RES-10, RES-14, RES-15)', async () => {
    const page = await openResult();
    await ready(page);
    const actions = section(page, 'Actions');
    const notes = await textOf(actions);
    for (const part of ['Labor market data', 'No protected attributes are collected', 'Delete/retake', '30 days'])
      expect(notes).toContain(part);
    expect(notes).toMatch(/O\*NET .*OEWS/);
    await actions.getByRole('link', { name: 'Retake Assessment' }).click();
    await page.waitForURL((url) => url.pathname === '/career-path/new');
  });

  it('says kindly when answers look careless (product 3)', async () => {
    const { page, person: hurried } = await newPerson();
    const flat = sampleAnswers(1);
    const { resultId } = await finishAssessment(stack(), hurried, flat);
    const { body } = await stack().call(api.assessment.getResult, { id: resultId }, hurried.accessToken);
    expect(body.careless.flagged).toBe(true);
    await page.goto(pathTo(resultId));
    await page.getByText('Some answers do not fit together').waitFor();
    for (const reason of body.careless.reasons) await page.getByText(reason).waitFor();
    await page.getByRole('link', { name: 'Answer again' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('opens by the session id, too; a stranger finds nothing, a visitor signs in first (RES-01, RES-26, SEC-06)', async () => {
    const page = await openResult({}, sessionId);
    await ready(page);
    const { page: other } = await newPerson({ expected: [/404/] });
    await other.goto(pathTo(result.id));
    await other.getByRole('heading', { name: 'Results Not Found' }).waitFor();
    await other.evaluate(() => localStorage.clear());
    await other.goto(pathTo(result.id));
    await other.waitForURL((url) => url.pathname === '/auth');
  });

  it('an unknown result is not found, asked for once (RES-03, RES-27, RES-28, RES-29, NET-04)', async () => {
    const page = await open(person, { expected: [/404/] });
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/assessment-result/')) requests += 1;
    });
    await page.goto(pathTo('0123456789abcdef0123456789abcdef-0000000000'));
    await page.getByRole('heading', { name: 'Results Not Found' }).waitFor();
    await toastOf(page, 'Result not found').waitFor();
    await toastOf(
      page,
      'Your assessment result is not available yet. Please complete the assessment or try again shortly.',
    ).waitFor();
    expect(requests).toBe(1);
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Take New Assessment' }).click();
    await arriveAt(page, '/career-path/new');
  });

  it('a failure is tried three times, said, and retried; never a sample (RES-30, RES-31, RES-32, RES-33, RES-34)', async () => {
    const page = await open(person, { expected: [/500/] });
    const at: number[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/assessment-result/')) at.push(performance.now());
    });
    const repair = await breakCall(page, '/assessment-result/*');
    await page.goto(pathTo(result.id));
    await main(page).getByText('Error Loading Results').waitFor();
    await main(page)
      .getByText(/^Failed to load results/)
      .waitFor();
    await toastOf(page, 'Unable to load your assessment results. Please try again.').waitFor();
    expect(at).toHaveLength(3);
    expect(at[1]! - at[0]!).toBeGreaterThan(450);
    expect(at[2]! - at[1]!).toBeGreaterThan(950);
    expect(await textOf(main(page))).not.toMatch(/\d+%/);
    expect(await violations(page)).toEqual([]);
    await repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await ready(page);
  });

  it('stands on the stored result alone while the occupation facts cannot be had', async () => {
    const page = await open(person, { expected: [/facts|Failed to load resource/] });
    await page.route('**/facts*.bin', (route) => route.abort());
    await page.goto(pathTo(result.id));
    await page.getByText('Off for the moment').waitFor();
    expect(await matches(page).count()).toBe(10);
    await page
      .getByText(`= ${result.roles[0]!.final_score.toFixed(1)} of 100`)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/facts*.bin');
    await section(page, 'What if, and why not').getByRole('button', { name: 'Retry' }).click();
    await ready(page);
  });
});
