import type { Page } from '@playwright/test';
import { signIn } from '#test/support/browser/auth-page.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';

/** Serves the page with a changed configuration block. */
async function withConfig(page: Page, address: string, change: (block: string) => string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="application\/json"[^>]*>.*?<\/script>/, change);
    await route.fulfill({ response, body });
  });
}

async function trySignIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await signIn(page, 'somebody@example.com');
}

test('a screen requests no configuration: it is in the page', async ({ person, pageOf }) => {
  const page = await pageOf(person);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/usage');
  await page.getByRole('meter').first().waitFor();
  expect(requested).toContain('/usage');
  expect(requested).not.toContain('/config.json');
});

test('if the page has none it is requested, and invalid JSON is reported at sign-in (U15)', async ({ visitor }) => {
  const page = await visitor();
  await withConfig(page, '/auth', () => '');
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await trySignIn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Not signed in' })).toContainText('/config.json is not JSON');
});

test('an incomplete configuration is reported, and signs nobody out', async ({ person, pageOf }) => {
  const page = await pageOf(person);
  await withConfig(page, '/usage', (block) => block.replace(/"userPoolId":"[^"]*",?/, ''));
  await page.goto('/usage');
  await expect(page.getByText('the configuration in the page has no userPoolId')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('one that was never filled in is reported, too', async ({ visitor }) => {
  const page = await visitor();
  await withConfig(page, '/auth', (block) => block.replace(/>.*</, '>"%CONFIG%"<'));
  await trySignIn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Not signed in' })).toContainText(
    'the configuration in the page has no region',
  );
});
