import { plainNames } from '#shared/occupations/names.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { holdRequests } from '../support/browser/answer-steps.ts';

test.describe('occupations as places (D-87)', () => {
  test('an occupation is read without script, by people and by machines', async ({ visitor, stack }) => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/occupations/registered-nurse');
    await expect(page).toHaveTitle('Registered nurse · Waymark');
    await expect(page.getByRole('heading', { level: 1, name: 'Registered nurse' })).toBeVisible();
    for (const part of [
      'What a day asks',
      'Pay',
      'Outlook',
      'The way in',
      'Skills that matter',
      'Neighbors on the map',
    ])
      await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'AI and where you work' })).toContainText('not jobs lost');
    const schema = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(schema).toMatchObject({
      '@type': 'Occupation',
      name: 'Registered nurse',
      occupationalCategory: { codeValue: '29-1141.00' },
      estimatedSalary: { currency: 'USD', median: expect.any(Number) },
    });
    await page.getByRole('link', { name: 'Nurse practitioner' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nurse practitioner' })).toBeVisible();
    const search = await (await fetch(`${stack.endpoints.web}/occupations`)).text();
    expect(search).toContain('<noscript><p>The search needs JavaScript'); // Playwright cannot read text in noscript
    const sitemap = await (await fetch(`${stack.endpoints.web}/sitemap.xml`)).text();
    expect(sitemap.match(/\/occupations\/[a-z-]+<\/loc>/g)).toHaveLength(Object.keys(plainNames).length);
  });

  test('what lies at the upper edge of the map has its name beside the lettering, not on it', async ({ visitor }) => {
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto('/occupations/photonics-technician');
    await onDeskAndPhone(page, async ({ name }) => {
      const map = page.getByRole('figure').filter({ hasText: 'The country of work' });
      const lettering = (await map.getByText('Realistic', { exact: true }).boundingBox())!;
      const own = (await map.getByText('Photonics technician', { exact: true }).boundingBox())!;
      expect(own.y, name).toBeGreaterThanOrEqual(lettering.y + lettering.height);
    });
  });

  test('a code leads to the page, with and without scripts, and an unknown occupation is reported as such', async ({
    visitor,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visitor({ javaScriptEnabled });
      await page.goto('/occupations/49-3023.00');
      await page.waitForURL('/occupations/car-mechanic');
      await expect(page.getByRole('heading', { level: 1, name: 'Car mechanic' })).toBeVisible();
    }
    const page = await visitor();
    await page.goto('/occupations/49-3023');
    await page.waitForURL('/occupations/car-mechanic');
    await page.goto('/occupations/dragon-tamer');
    await expect(page.getByRole('heading', { level: 1, name: 'No such occupation' })).toBeVisible();
    await page.getByRole('link', { name: 'Search all occupations' }).click();
    await page.waitForURL('/occupations');
    await page.goto('/occupations/car-mechanic');
    await page.getByRole('link', { name: 'Installation and repair' }).click();
    await expect(page.getByRole('link', { name: 'Locksmith' })).toBeVisible();
  });

  test('is found by any name, by keyboard alone', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/occupations');
    const field = page.getByRole('searchbox', { name: 'Search by any name' });
    await field.focus();
    const results = page.getByRole('search').getByRole('listitem');
    await page.keyboard.type('postie');
    await expect(results.first()).toContainText('Mail carrier');
    await expect(results.first()).toContainText('also called postie');
    await field.fill('');
    await page.keyboard.type('auto mechanic');
    await expect(page.getByRole('status').filter({ hasText: 'best first' })).toBeVisible();
    await expect(results.first()).toContainText('Car mechanic');
    await expect(results.first()).toContainText('median pay $');
    await results.first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('/occupations/car-mechanic');
    await expect(page.getByRole('heading', { level: 1, name: 'Car mechanic' })).toBeVisible();
    await onDeskAndPhone(page, async ({ name }) => expect(await overflow(page), name).toBeLessThanOrEqual(0));
  });

  test('loses nothing that was typed, unfolded or pressed before the app was there', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    const letGo = await holdRequests(page, /\/assets\/(?!boot-).*\.js$/);
    await page.goto('/occupations', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name: 'Search by any name' });
    await page.getByText('Installation and repair').click();
    await field.fill('auto mechanic');
    const chat = page.getByRole('button', { name: 'Chat assistant' });
    await expect(async () => {
      await chat.click();
      await expect(chat).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
    }).toPass({ timeout: 30_000 }); // presses are kept by another script, which loads a moment after the page
    letGo();
    await expect(page.getByRole('dialog', { name: /AI assistant/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('search').getByRole('listitem').first()).toContainText('Car mechanic');
    await expect(field).toHaveValue('auto mechanic');
    await expect(page.getByRole('link', { name: 'Locksmith' })).toBeVisible();
  });

  test('calls a menu open that was opened before the app was there', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    const letGo = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto('/occupations', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    letGo();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  test('says what speaks for it and against it for a person with a result, and to others how to find out', async ({
    pageOf,
    personas,
    newPerson,
  }) => {
    const page = await pageOf(await personas('withResult'));
    await page.goto('/occupations/registered-nurse');
    const fit = page.getByRole('region', { name: 'Your fit' });
    await expect(fit.getByText(/of 100: a better match than/)).toBeVisible();
    const reasons = fit.getByRole('listitem');
    expect(await reasons.count()).toBeGreaterThan(1);
    expect(await reasons.count()).toBeLessThanOrEqual(5);
    await expect(fit.getByRole('link', { name: 'Open your result' })).toBeVisible();

    const { page: other } = await newPerson();
    await other.goto('/occupations/registered-nurse');
    await expect(other.getByRole('link', { name: 'Start your analysis' })).toBeVisible();
  });
});
