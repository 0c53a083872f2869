import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, newPage } from '#test/support/browser.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

describe.each([
  ['as npm start serves it', false],
  ['as the production build', true],
])('the app, %s', (_, built) => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ built });
  });
  afterAll(() => stack?.stop());

  it('opens at the root and at a deep link without an error or a violation of its policy (T-093)', async () => {
    const page = await newPage(browser, { origin: stack.endpoints.web });
    for (const path of ['/', '/auth', '/no-such-screen']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.title()).not.toBe('');
    }
  });

  it('shows the mailbox', async () => {
    const page = await newPage(browser, { origin: stack.endpoints.web, width: 390 });
    await page.goto('/dev/mailbox');
    expect(await page.title()).toContain('mailbox');
  });
});

describe('the watch over a page', () => {
  const html = (body: string) => `data:text/html,${encodeURIComponent(body)}`;
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';

  it.fails('sees an error on the console', async () => {
    const page = await newPage(browser, { origin: 'http://127.0.0.1' });
    await page.goto(html('<script>console.error("planted")</script>'));
  });

  it.fails('sees an exception', async () => {
    const page = await newPage(browser, { origin: 'http://127.0.0.1' });
    await page.goto(html('<script>throw new Error("planted")</script>'));
  });

  it.fails('sees a violated policy', async () => {
    const page = await newPage(browser, { origin: 'http://127.0.0.1' });
    await page.goto(html(`${policy}<script>1</script>`));
  });

  it('lets pass what a test expects', async () => {
    const page = await newPage(browser, { origin: 'http://127.0.0.1', expected: [/planted/] });
    await page.goto(html('<script>console.error("planted")</script>'));
  });
});
