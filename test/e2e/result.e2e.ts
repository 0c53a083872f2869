import type { Locator, Page, Route } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Answers } from '#shared/assessment/answers.ts';
import { goldStandard } from '#shared/assessment/gold-standard/items.data.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { directionsSentence, stabilitySentence } from '#shared/assessment/result-words.ts';
import { likingScale } from '#shared/assessment/scales.ts';
import { skillPlan } from '#shared/guidance/skill-plan.ts';
import { usd } from '#shared/lib/format.ts';
import { leaningSentence, profileFinding } from '#shared/matching/explain/leaning.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import { slugOf } from '#shared/occupations/names.ts';
import { finishAssessment } from '#test/support/accounts/finished-assessment.ts';
import { violations } from '#test/support/browser/axe.ts';
import { expect, type PageOptions, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import { inOurNames } from '#test/support/facts/our-names.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { sincereAnswers } from '#test/support/people/sincere-answers.ts';
import { confidenceOf } from '#web/features/result/score/wording.ts';
import { arriveAt, breakCall, holdRequests, toastOf } from '../support/browser/answer-steps.ts';
import { openReceipts, openWhatIf } from '../support/browser/result-steps.ts';

/** A civil engineer by interests and skills, willing to work in Austin, Seattle or from home. */
const answers: Answers = sincereAnswers('17-2051.00', 3);
let person: SignedIn;
/** the stored result, and the same with the names the page uses */
let stored: ResultBody;
let result: ResultBody;
let sessionId: string;
test.beforeAll(async ({ stack }) => {
  person = await stack.signUpAndIn();
  const finished = await finishAssessment(stack, person, answers);
  sessionId = finished.sessionId;
  const answer = await stack.call(api.assessment.getResult, { id: finished.resultId }, person.accessToken);
  stored = answer.body;
  result = inOurNames(stored);
});

const pathTo = (id: string) => `/career-path/result/${id}`;
const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const matches = (page: Page) => page.getByRole('listbox', { name: 'Top matches' }).getByRole('option');
/** the details of the selected occupation */
const details = (page: Page, title: string) => page.getByRole('article', { name: title });
const ready = (page: Page) => section(page, 'What if').waitFor();
const whatIfTitles = (page: Page) =>
  section(page, 'What if').getByRole('listitem').getByRole('button').allTextContents();

type PageOf = (person: SignedIn, options?: PageOptions) => Promise<Page>;
async function openResult(pageOf: PageOf, options: PageOptions = {}, id = result.id) {
  const page = await pageOf(person, options);
  await page.goto(pathTo(id));
  return page;
}

/** Records in the page when a result is requested; the test's own clock may be late. */
const noteResultCalls = () => {
  const resultCalls: number[] = [];
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (String(input).includes('/api/assessment-result/')) resultCalls.push(performance.now());
    return fetch(input, init);
  };
  Object.assign(window, { resultCalls });
};

const textOf = async (part: Locator) => (await part.allInnerTexts()).join(' ');

test.describe('the result page', () => {
  test('shows scores, stability, fields, profile and the ten matches in falling order (RES-02, RES-04, RES-05, RES-08, RES-42, DAT-17, DAT-18)', async ({
    pageOf,
  }) => {
    const page = await openResult(pageOf);
    await ready(page);
    for (const receipt of await section(page, 'Receipts').locator('summary').all()) await receipt.click();
    const text = (await textOf(main(page))).replace(/\s+/g, ' ');
    for (const score of Object.values(result.scores)) expect(text).toContain(`${Math.round(score)}%`);
    for (const part of ['Fit', 'Opportunity', 'Feasibility', 'Confidence'])
      await expect(page.getByRole('meter', { name: part }).first()).toBeVisible();
    expect(text).toContain(confidenceOf(result.scoring_meta.modelVersion).meaning);
    await expect(page.getByRole('link', { name: 'What it means' })).toHaveAttribute('href', '/how-it-works#confidence');
    expect(text).toContain(stabilitySentence(result.stability));
    const { count, of } = result.roles[0]!.better_than!;
    expect(of).toBe(embeddedFacts().count);
    expect(text).toContain(`a better match than ${count} of ${of} occupations`);
    expect(text).toContain(`model ${result.scoring_meta.modelVersion} on data ${result.scoring_meta.dataVersion}`);
    expect(text).toContain('Kept until');

    const directions = section(page, 'Directions');
    expect(text).toContain(leaningSentence(result));
    expect(text).toContain(directionsSentence(result));
    await expect(directions.getByText('You', { exact: true })).toBeVisible();
    await directions.getByText(/^The other \d+ fields$/).click();
    await expect(directions.getByRole('listitem').getByRole('meter')).toHaveCount(result.clusters.length);
    const finding = profileFinding(result.scoring_meta.userVector.interests);
    await expect(
      page.getByRole('img', { name: new RegExp(`^${finding}: you are, .*Realistic .*Conventional`) }),
    ).toBeVisible();

    const titles = await matches(page).allInnerTexts();
    expect(titles).toHaveLength(10);
    const scores = result.roles.map((role) => role.final_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    result.roles.forEach((role, place) => {
      expect(titles[place]).toContain(role.title);
      expect(titles[place]).toContain(usd(role.opportunity.salary_p50!));
      expect(titles[place]).toMatch(/(many|some|few) openings/);
      expect(titles[place]).toMatch(/(low|medium|high) automation risk/);
    });
    await expect(page.getByRole('heading', { name: 'Where you want to go' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where you could start today' })).toBeVisible();

    await onDeskAndPhone(page, async ({ name }) => {
      await ready(page);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    });
  });

  test('opens a direction to its occupations, and has the first match on the second screen of a phone (M14)', async ({
    pageOf,
  }) => {
    const page = await openResult(pageOf, { width: 390 });
    await ready(page);
    await expect(section(page, 'Directions').getByText('You', { exact: true })).toBeVisible();
    const first = (await matches(page).first().boundingBox())!;
    expect(first.y + (await page.evaluate(() => scrollY))).toBeLessThanOrEqual(2 * 844);
    const [direction] = result.clusters;
    await section(page, 'Directions').locator('summary').filter({ hasText: direction!.name }).click();
    const best = page.getByRole('list', { name: `Best for you in ${direction!.name}` }).getByRole('button');
    await expect(best.first()).toBeVisible();
    const [name] = await best.allInnerTexts();
    await best.first().click();
    await expect(page.getByRole('dialog', { name: name! })).toBeVisible();
  });
});

test.describe('a selected occupation', () => {
  test('stands beside the list, chosen by click or by keys (RES-05, RES-06)', async ({ pageOf }) => {
    const page = await openResult(pageOf);
    await ready(page);
    await expect(details(page, result.roles[0]!.title)).toBeVisible();
    await matches(page).nth(1).click();
    const second = details(page, result.roles[1]!.title);
    await expect(second).toBeVisible();
    await openReceipts(second);
    for (const part of ['Fit breakdown', 'Top locations', 'Market insights'])
      await expect(second.getByRole('heading', { name: part })).toBeVisible();
    await matches(page).nth(1).press('ArrowDown');
    await expect(details(page, result.roles[2]!.title)).toBeVisible();
    await page.keyboard.press('End');
    await expect(details(page, result.roles[9]!.title)).toBeVisible();
    await expect(matches(page).nth(9)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('opens over the page on a phone, and closing leads back to the list (RES-05, RES-06)', async ({ pageOf }) => {
    const page = await openResult(pageOf, { width: 390 });
    await ready(page);
    await matches(page).nth(1).click();
    const dialog = page.getByRole('dialog', { name: result.roles[1]!.title });
    await openReceipts(dialog);
    await expect(dialog.getByRole('heading', { name: 'Market insights' })).toBeVisible();
    await expect(dialog.getByText('Best-paying states')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(matches(page).nth(1)).toBeFocused();
  });

  test('says how many occupations it leaves behind, in the ten and anywhere else (M8)', async ({ pageOf }) => {
    const page = await openResult(pageOf);
    await ready(page);
    const third = result.roles[2]!;
    await matches(page).nth(2).click();
    const { count, of } = third.better_than!;
    await expect(
      details(page, third.title).getByText(`a better match than ${count} of ${of} occupations`),
    ).toBeVisible();

    const whyNot = section(page, 'Why not …?');
    await whyNot.getByLabel('Occupation').fill('Security Guards');
    await whyNot.getByRole('button', { name: /^Security guard/ }).click();
    await expect(whyNot.getByText(/^Place \d+ of/)).toBeVisible();
    const place = Number((await textOf(whyNot.getByText(/^Place \d+ of/))).match(/Place (\d+) of/)![1]);
    await whyNot.getByRole('button', { name: 'All about it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Security guard' });
    const behind = dialog.getByText(/a better match than \d+ of/);
    await expect(behind).toBeVisible();
    const words = await textOf(behind);
    // no occupation is both above and below it, and ties are neither
    expect(Number(words.match(/than (\d+) of/)![1])).toBeLessThanOrEqual(of - place);
    await page.keyboard.press('Escape');
  });

  test('explains its score: the receipts add up to it and lead to the answers (RES-06)', async ({ pageOf }) => {
    const page = await openResult(pageOf);
    await ready(page);
    for (const place of [0, 3]) {
      const role = result.roles[place]!;
      await matches(page).nth(place).click();
      await openReceipts(details(page, role.title));
      const breakdown = details(page, role.title).getByRole('region', { name: 'Fit breakdown' });
      await expect(breakdown.getByText(`= ${role.final_score.toFixed(1)} of 100`)).toBeVisible();
      const lines = await breakdown.locator('summary').allInnerTexts();
      const moved = role.why.filter(({ part }) => part !== 'start');
      expect(lines).toHaveLength(moved.length);
      await expect(breakdown.getByText(/^Where every occupation starts\s*50\.0$/)).toBeVisible();
      const tenths = lines.map((line) => Math.round(10 * Number(line.match(/[+−]?[\d.]+$/)![0].replace('−', '-'))));
      expect(tenths.reduce((sum, points) => sum + points, 500)).toBe(Math.round(role.final_score * 10));
    }

    const breakdown = page.getByRole('region', { name: 'Fit breakdown' });
    await breakdown.getByText('Your interests', { exact: true }).click();
    for (const item of goldStandard.core.interests) {
      const rating = answers.core.interests[item.id]!;
      const line = breakdown.locator('dl > div', { hasText: item.text });
      await expect(line).toContainText(`${rating} of 5, ${likingScale[rating - 1]}`);
    }
  });

  test('has gaps, a plan for the first three of them, time and cost of the move (RES-07, RES-08, LRN-11)', async ({
    pageOf,
  }) => {
    const page = await openResult(pageOf);
    await ready(page);
    const place = result.roles.findIndex((role) => role.gaps.length >= 2);
    const role = result.roles[place]!;
    await matches(page).nth(place).click();
    const panel = details(page, role.title);
    await openReceipts(panel);
    const plan = panel.getByRole('region', { name: 'Skills development plan' }).getByRole('listitem');
    await expect(plan).toHaveCount(Math.min(3, role.gaps.length));
    await expect(plan.first()).toContainText(role.gaps[0]!.name);
    await expect(plan.first()).toContainText(/about (\d-\d (weeks|months))/);
    const move = panel.getByRole('region', { name: 'The move' });
    await expect(move.getByText(role.time_to_transition!)).toBeVisible();
    await expect(move.getByText(role.cost_to_transition!)).toBeVisible();
  });

  test('plans for three gaps, however many there are, each with its first resources (RES-07, LRN-13)', async ({
    newPerson,
    stack,
  }) => {
    const { page, person: beginner } = await newPerson();
    const skills = Object.fromEntries(goldStandard.deepDive.skills.map(({ id }) => [id, 1]));
    const modest = { ...answers, deepDive: { ...answers.deepDive, skills } };
    const { resultId } = await finishAssessment(stack, beginner, modest);
    await page.goto(pathTo(resultId));
    await ready(page);
    const whyNot = section(page, 'Why not …?');
    await whyNot.getByLabel('Occupation').fill('Security Guards');
    await whyNot.getByRole('button', { name: /^Security guard/ }).click();
    await whyNot.getByRole('button', { name: 'All about it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Security guard' });
    await openReceipts(dialog);
    const toLearn = dialog.locator('div', { has: page.getByRole('heading', { name: 'To learn' }) }).last();
    await expect.poll(() => toLearn.getByRole('listitem').count()).toBeGreaterThan(3);
    const plan = dialog.getByRole('region', { name: 'Skills development plan' }).getByRole('listitem');
    await expect(plan).toHaveCount(3);
    for (const skill of await plan.all()) {
      const name = (await skill.locator('b').textContent())!;
      const work = { code: '33-9032.00', occupation: 'Security guard' };
      const { resources } = skillPlan(name, undefined, undefined, work);
      await expect(skill.getByRole('link')).toContainText(resources.map(({ title }) => title));
    }
    expect(await violations(page)).toEqual([]);
  });

  test('shows every market figure with its source and kind, and the states of the person (RES-06, RES-08, RES-36)', async ({
    pageOf,
  }) => {
    const page = await openResult(pageOf);
    await ready(page);
    const role = result.roles[0]!;
    await openReceipts(details(page, role.title));
    const market = details(page, role.title).getByRole('region', { name: 'Market insights' });
    await expect(market.getByText(usd(role.opportunity.salary_p50!)).first()).toBeVisible();
    const figures = market.locator('dl > div');
    for (const text of await figures.allInnerTexts()) expect(text).toMatch(/\n(Observed|Modeled|Snapshot) .+\d{4}$/);
    await expect(market).toContainText(
      /Automation risk\s*(Low|Medium|High)\s*AI tools can touch \d+% of the tasks; not jobs lost/,
    );
    const places = details(page, role.title).getByRole('region', { name: 'Top locations' });
    await expect(places.getByText('Your states')).toBeVisible();
    await expect(places.getByText('Texas').first()).toBeVisible();
    await expect(places.getByText('Washington').first()).toBeVisible();
  });

  test('says that the states could not be loaded, and stays while they are asked for again', async ({ pageOf }) => {
    const page = await pageOf(person, { expected: [/status of 503/] });
    const states = /\/states[^/]*\.bin/;
    await page.route(states, (route) => route.fulfill({ status: 503 }));
    await page.goto(pathTo(result.id));
    await ready(page);
    const { title } = result.roles[0]!;
    await openReceipts(details(page, title));
    const places = details(page, title).getByRole('region', { name: 'Top locations' });
    const retry = places.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.unroute(states);
    const release = await holdRequests(page, states);
    await retry.press('Enter');
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toBeFocused();
    release();
    await expect(places.getByText('Best-paying states')).toBeVisible();
  });

  test('marks pay of a wider group in the list, the receipt and the figures, and says what a licence rests on (M1)', async ({
    pageOf,
  }) => {
    const page = await openResult(pageOf);
    await ready(page);
    for (const [place, role] of result.roles.entries()) {
      const mark = matches(page)
        .nth(place)
        .getByText(`pay ${widerGroupText(role.opportunity.figure_group!)}`);
      await expect(mark, role.title).toHaveCount(role.opportunity.figure_group! > 1 ? 1 : 0);
    }
    const facts = embeddedFacts();
    const nurses = facts.codes.indexOf('29-1141.00');
    const mark = widerGroupText(facts.figureGroup[nurses]!)!;
    const whyNot = section(page, 'Why not …?');
    await whyNot.getByLabel('Occupation').fill('Registered Nurses');
    await whyNot.getByRole('button', { name: /^Registered nurse/ }).click();
    await whyNot.getByRole('button', { name: 'All about it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registered nurse' });
    await openReceipts(dialog);
    const part = (name: string) => dialog.getByRole('region', { name });
    for (const line of ['Pay', 'Growth', 'Openings'])
      await expect(part('Fit breakdown').getByText(`${line} (${mark})`)).toBeVisible();
    await expect(part('Market insights').getByText(mark).first()).toBeVisible();
    await expect(part('Market insights').getByText('are published only for Registered Nurses: 5 occ')).toBeVisible();
    await expect(part('Top locations').getByText(mark)).toBeVisible();
    const takes = part('What it takes');
    await expect(takes.getByText('what most people O*NET surveyed call enough')).toBeVisible();
    await expect(takes.getByText(/our reading: .+ 2020; ask the board/)).toBeVisible();
    for (const line of await takes.locator('dl > div').allInnerTexts())
      expect(line).toMatch(/\n(Observed|Modeled|Snapshot) .+\d{4}$/);
    expect(await violations(page)).toEqual([]);
  });

  test('leads to a job search for its title and first city, of the last day, and to related occupations (RES-12)', async ({
    pageOf,
  }) => {
    const page = await openResult(pageOf);
    await ready(page);
    const role = result.roles[0]!;
    const panel = details(page, role.title);
    const link = panel.getByRole('link', { name: /View Jobs/ });
    const url = new URL((await link.getAttribute('href'))!);
    expect(url.searchParams.get('keywords')).toBe(role.title);
    expect(url.searchParams.get('location')).toBe('Austin, TX');
    expect(url.searchParams.get('f_TPR')).toBe('r86400');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');

    await openReceipts(panel);
    await test.step('and to a message, a course and a page (M14)', async () => {
      await panel.getByText('Talk to somebody who does it').click();
      await expect(panel.getByLabel('Message')).toHaveValue(new RegExp(`new job: ${role.title}\\.`));
      await expect(panel.getByText(/^Learn one thing, /).getByRole('link')).toHaveAttribute('href', /^https:/);
      const read = panel.getByRole('link', { name: 'what a day in this work is like' });
      await expect(read).toHaveAttribute('href', `/occupations/${slugOf(role.title)}`);
      await expect(panel.getByRole('heading', { name: 'What speaks for it' })).toBeVisible();
      expect(await panel.locator('ol').first().getByRole('listitem').count()).toBeLessThanOrEqual(3);
    });

    await test.step('beside another of the ten it is compared line by line', async () => {
      await panel.getByRole('button', { name: 'Compare' }).click();
      const dialog = page.getByRole('dialog', { name: 'Compare two occupations' });
      await dialog.getByLabel(`${role.title} beside`).selectOption(result.roles[3]!.title);
      const table = dialog.getByRole('table', { name: 'Two occupations side by side' });
      await expect(table.getByRole('columnheader', { name: result.roles[3]!.title })).toBeVisible();
      const pay = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Pay' }) });
      for (const { opportunity } of [role, result.roles[3]!])
        await expect(pay).toContainText(usd(opportunity.salary_p50!));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    const related = panel.getByRole('region', { name: 'Related occupations' }).getByRole('link').first();
    await expect(related).toBeVisible();
    const other = page.getByRole('dialog', { name: await textOf(related), exact: true });
    await related.click();
    await openReceipts(other);
    await expect(other.getByRole('region', { name: 'Fit breakdown' })).toBeVisible();
    await expect(other.getByText(/= [\d.]+ of 100/)).toHaveCount(1);
  });
});

test.describe('trying things out', () => {
  test('what-if ranks everything anew at once, is not saved, and goes back (product 10)', async ({ pageOf }) => {
    const page = await openResult(pageOf);
    await ready(page);
    await openWhatIf(page);
    const own = result.roles.map((role) => role.title);
    await expect.poll(() => whatIfTitles(page)).toEqual(own);
    await page.waitForLoadState('networkidle'); // lets the page's own requests finish
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));

    const panel = section(page, 'What if');
    await panel.getByLabel('How many hours a week can you give to learning?').selectOption('0-2');
    await panel.getByLabel('Where would you like to work?').selectOption('fully_remote');
    await panel.getByRole('slider').first().fill('0');
    await expect(panel.getByRole('status').getByText(/new|moved|same ten/)).toBeVisible();
    const moved = await whatIfTitles(page);
    expect(moved).not.toEqual(own);
    expect(moved).toHaveLength(10);
    await expect(panel.getByText(/(up|down) \d|new, was/).first()).toBeVisible();
    // the stored result is unchanged
    expect((await matches(page).allInnerTexts()).map((text, place) => text.includes(own[place]!))).not.toContain(false);

    await panel.getByRole('listitem').getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: moved[0]! });
    await expect(dialog.getByText('Scored with the answers you moved under What if.')).toBeVisible();
    await page.keyboard.press('Escape');

    await panel.getByRole('button', { name: 'Back to my answers' }).click();
    await expect.poll(() => whatIfTitles(page)).toEqual(own);
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  for (const width of [1280, 390] as const)
    test(`why-not finds any occupation and says what it loses, at ${width} px (product 2)`, async ({ pageOf }) => {
      const page = await openResult(pageOf, { width });
      await ready(page);
      const whyNot = section(page, 'Why not …?');
      await whyNot.getByLabel('Occupation').fill('xqzt');
      await expect(whyNot.getByText('Nothing found. Try another word for it.')).toBeVisible();
      await whyNot.getByLabel('Occupation').fill('restaurant managr');
      await whyNot.getByRole('button', { name: /^Restaurant manager/ }).click();
      await expect(whyNot.getByText(/^Place \d+ of \d{3}/)).toBeVisible();
      await expect(whyNot.getByRole('listitem').first()).toBeVisible();
      await expect(
        whyNot.getByText(
          /would (?:move it up from place \d+ to place \d+ by score|bring it within your .+, at place \d+ by score)/,
        ),
      ).toBeVisible();

      const distance = Number((await textOf(whyNot.locator('caption'))).match(/the ([\d.]+) points/i)![1]);
      const rows = await whyNot.getByRole('row').allInnerTexts();
      const differences = rows.slice(1).map((row) => Number(row.split(/\s/).at(-1)!.replace('−', '-')));
      const lost = -differences.reduce((sum, points) => sum + points, 0);
      expect(lost).toBeCloseTo(distance, 6);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
});

test.describe('around the result', () => {
  test('leads on to a retake, and says what it rests on and how long it is kept (RES-10, RES-14, RES-15)', async ({
    pageOf,
  }) => {
    const page = await openResult(pageOf);
    await ready(page);
    const actions = section(page, 'Actions');
    const notes = await textOf(section(page, 'Notes on this result'));
    for (const part of ['Labor market data', 'No protected attributes are collected', 'Delete/retake', '30 days'])
      expect(notes).toContain(part);
    expect(notes).toMatch(/O\*NET .*OEWS/);
    await actions.getByRole('link', { name: 'Retake Assessment' }).click();
    await page.waitForURL((url) => url.pathname === '/career-path/new');
  });

  test('is analysed in words that rest on its figures; errors and the switch are shown (RES-09, RES-20 to RES-23, D-26, D-76)', async ({
    pageOf,
  }) => {
    const page = await openResult(pageOf);
    const overlay = page.getByRole('dialog', { name: 'AI Career Analysis' });
    const complete = toastOf(page, 'AI Analysis Complete');
    const openIt = () => section(page, 'Actions').getByRole('button', { name: 'Get AI Analysis' }).click();
    const start = () => overlay.getByRole('button', { name: 'Start the analysis' }).click();
    const analyses = (route: Route) => route.request().method() === 'POST';

    await test.step('switched off, it is locked (RES-21)', async () => {
      await page.route('**/api/ai-analysis', (route) => route.fulfill({ json: { provider: null } }));
      await openIt();
      await expect(overlay.getByText('AI analysis is temporarily disabled')).toBeVisible();
      await expect(overlay.getByRole('button', { name: 'Start the analysis' })).toHaveCount(0);
      await page.unroute('**/api/ai-analysis');
      await page.reload();
    });

    await test.step('what cannot be read is an error with Retry, never complete (RES-22)', async () => {
      await openIt();
      await expect(overlay.getByText(/Written by .+ built-in composer/)).toBeVisible();
      await page.route('**/api/ai-analysis', (route) =>
        analyses(route)
          ? route.fulfill({ json: { provider: 'composer', text: 'As an AI model …' } })
          : route.continue(),
      );
      await start();
      await expect(overlay.getByText('No analysis was written')).toBeVisible();
      await expect(complete).toHaveCount(0);
      await page.unroute('**/api/ai-analysis');
    });

    await test.step('analysing, then results with every part of it (RES-20, RES-23)', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/ai-analysis', async (route) => {
        await held;
        await route.continue();
      });
      await overlay.getByRole('button', { name: 'Retry' }).click();
      await expect(overlay.getByText('Analyzing your result')).toBeVisible();
      release();
      await expect(complete).toBeVisible();
      for (const part of [
        'In short',
        'What you bring',
        'What pulls in two directions',
        'This week',
        'In six months',
        'Further on',
      ])
        await expect(overlay.getByRole('region', { name: part })).toBeVisible();
      for (const { title, fit_score } of stored.roles.slice(0, 5)) {
        const match = overlay
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        await expect(match.getByText(`${Math.round(fit_score)}% fit`)).toBeVisible();
      }
      const first = overlay.getByRole('region', { name: 'In short' });
      await first.getByText(/^Rests on \d+ figures of your result/).click();
      await expect(first.getByRole('listitem').first()).toBeVisible();
    });

    await test.step('closed and opened again, it is still there', async () => {
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);
      await openIt();
      await expect(overlay.getByRole('region', { name: 'In short' })).toBeVisible();
    });
  });

  test('is compared with another: answers, engine and data are told apart', async ({ subscriber, stack, pageOf }) => {
    const [older, newer] = [
      await finishAssessment(stack, subscriber, answers),
      await finishAssessment(stack, subscriber, sincereAnswers('43-3031.00', 5)),
    ];
    const page = await pageOf(subscriber);
    await page.goto('/career-path/history');
    await page.getByRole('link', { name: 'Compare two results' }).click();
    await expect(page.getByRole('heading', { name: 'Your answers changed by more than chance' })).toBeVisible();
    const change = page.getByRole('table', { name: 'More than answering twice would move them' });
    await expect(change.getByRole('row').nth(1)).toContainText(/higher|lower/);
    const tens = section(page, 'Your ten occupations');
    const counts = (await textOf(tens.getByRole('heading', { level: 3 }))).match(/\d+/g)!.map(Number);
    expect(counts[0]! + counts[1]!).toBe(10);
    expect(counts[0]! + counts[2]!).toBe(10);
    await expect(tens.getByRole('link').first()).toHaveAttribute('href', /^\/occupations\/[a-z-]+$/);
    const made = section(page, 'Engine and data');
    await expect(made).toContainText('every difference above comes from your answers');
    for (const which of [/^Earlier result, /, /^Later result, /, 'Today'])
      await expect(made.getByRole('rowheader', { name: which })).toBeVisible();
    await expect(page.getByLabel('Later result')).toHaveValue(newer.resultId);

    await page.goto(pathTo(older.resultId));
    await section(page, 'Actions').getByRole('link', { name: 'Compare with another result' }).click();
    await page.waitForURL((url) => url.searchParams.get('b') === older.resultId);
    await expect(page.getByLabel('Earlier result')).toHaveValue(older.resultId);
  });

  test('asks whether answers that look careless describe the person, and says why (product 3)', async ({
    newPerson,
    stack,
  }) => {
    const { page, person: hurried } = await newPerson();
    const flat = sampleAnswers(1);
    const { resultId } = await finishAssessment(stack, hurried, flat);
    const { body } = await stack.call(api.assessment.getResult, { id: resultId }, hurried.accessToken);
    expect(body.careless.flagged).toBe(true);
    await page.goto(pathTo(resultId));
    await expect(page.getByText('Do these answers describe you?')).toBeVisible();
    for (const reason of body.careless.reasons) await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText('it takes 13-18 minutes and counts as one analysis of your plan.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Why we ask' }).click();
    await expect(page.getByRole('region', { name: 'Why were you asked about your answers?' })).toBeInViewport();
    await page.goBack();
    await page.getByRole('link', { name: 'Answer again' }).click();
    await page.waitForURL('/career-path/new');
  });

  test('opens by the session id, too; a stranger finds nothing, a visitor signs in first (RES-01, RES-02, RES-26, SEC-06)', async ({
    newPerson,
    pageOf,
  }) => {
    const page = await pageOf(person);
    const goOn = await holdRequests(page, '**/api/assessment-result/*');
    await page.goto(pathTo(sessionId));
    await expect(page.getByRole('status').getByText('Loading your results')).toBeVisible();
    await expect(matches(page)).toHaveCount(0);
    goOn();
    await ready(page);
    const { page: other } = await newPerson({ expected: [/404/] });
    await other.goto(pathTo(result.id));
    await expect(other.getByRole('heading', { name: 'Results Not Found' })).toBeVisible();
    await other.evaluate(() => localStorage.clear());
    await other.goto(pathTo(result.id));
    await other.waitForURL((url) => url.pathname === '/auth');
  });

  test('an unknown result is not found, asked for once (RES-03, RES-28, RES-29, NET-04)', async ({ pageOf }) => {
    const page = await pageOf(person, { expected: [/404/] });
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/assessment-result/')) requests += 1;
    });
    await page.goto(pathTo('0123456789abcdef0123456789abcdef-0000000000'));
    await expect(page.getByRole('heading', { name: 'Results Not Found' })).toBeVisible();
    await expect(toastOf(page, 'Result not found')).toBeVisible();
    await expect(
      toastOf(
        page,
        'Your assessment result is not available yet. Please complete the assessment or try again shortly.',
      ),
    ).toBeVisible();
    expect(requests).toBe(1);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Take New Assessment' }).click();
    await arriveAt(page, '/career-path/new');
  });

  test('a failure is tried three times, said, and retried; a sample on request (RES-30, D-50, RES-31, RES-32, RES-33, RES-34)', async ({
    pageOf,
  }) => {
    const page = await pageOf(person, { expected: [/500/] });
    await page.addInitScript(noteResultCalls);
    const vacancy = page.getByRole('link', { name: 'Match a job posting' });
    const repair = await breakCall(page, '/assessment-result/*');
    await page.goto(pathTo(result.id));
    await expect(main(page).getByText('Error Loading Results')).toBeVisible();
    await expect(main(page).getByText(/^Failed to load results/)).toBeVisible();
    const said = toastOf(page, 'Unable to load your assessment results. Please try again.');
    await said.hover(); // hovering keeps it open
    const at = await page.evaluate(() => (window as unknown as { resultCalls: number[] }).resultCalls);
    expect(at).toHaveLength(3);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(500);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(1_000);
    await expect(main(page)).not.toContainText(/\d+%/);
    await test.step('a sample comes on request only, under a banner that stays, with every action off (D-50)', async () => {
      await page.getByRole('button', { name: 'Show sample results' }).click();
      const banner = page.getByText('Sample data, not your results');
      await expect(said).toHaveCount(0, { timeout: 10_000 }); // disappears after 12 s
      await ready(page);
      await expect(matches(page)).toHaveCount(10);
      await expect(section(page, 'Actions')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /Learning Plan|Report|Share|AI Analysis/ })).toHaveCount(0);
      await expect(vacancy).toHaveCount(0);
      await section(page, 'Why not …?').scrollIntoViewIfNeeded();
      await expect(banner).toBeInViewport();
      await page.getByRole('button', { name: 'Back to my results' }).click();
      await expect(banner).toHaveCount(0);
    });
    await repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await ready(page);
    await expect(vacancy).toHaveAttribute('href', `/career-path/match?result=${result.id}`);
  });

  test('stands on the stored result alone while the occupation facts cannot be had', async ({ pageOf }) => {
    const page = await pageOf(person, { expected: [/facts|Failed to load resource/] });
    await page.route('**/facts*.bin', (route) => route.abort());
    await page.goto(pathTo(result.id));
    await expect(page.getByText('Temporarily unavailable')).toBeVisible();
    await expect(matches(page)).toHaveCount(10);
    await openReceipts(page.getByRole('article'));
    await expect(page.getByText(`= ${result.roles[0]!.final_score.toFixed(1)} of 100`).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/facts*.bin');
    await section(page, 'What if, and why not').getByRole('button', { name: 'Retry' }).click();
    await ready(page);
  });
});
