import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page, Route } from '@playwright/test';
import { writeFrame } from '#shared/chat/frames.ts';
import { product } from '#shared/product.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow } from '#test/support/browser/views.ts';
import { toastOf } from '../support/browser/answer-steps.ts';

const call = '**/api/chatbot';
const button = (page: Page) => page.getByRole('button', { name: 'Chat assistant' });
const panel = (page: Page) => page.getByRole('dialog', { name: `${product.name} AI assistant` });
const inPanel = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const input = (page: Page) => panel(page).getByPlaceholder(/^Ask me anything about/);
const messages = (page: Page) => panel(page).getByRole('log').locator('ol > li');
const thinking = (page: Page) => panel(page).getByText('Thinking...', { exact: true });
const failure =
  "I'm sorry, I'm experiencing technical difficulties. Please try again in a moment or contact our support team if the issue persists.";

const answerOf = (response: string, more: object = {}) => ({
  response,
  timestamp: '2026-11-22T12:00:00.000Z',
  provider: 'composer' as const,
  sources: [],
  ...more,
});
const say = async (page: Page, question: string) => {
  await input(page).fill(question);
  await input(page).press('Enter');
};

/** Holds answers until they are released in order, and records the requests' bodies. */
async function heldAnswers(page: Page) {
  const sent: { message: string; conversationHistory: object[] }[] = [];
  const waiting: Route[] = [];
  await page.route(call, (route) => {
    sent.push(route.request().postDataJSON());
    waiting.push(route);
  });
  const letGo = async (json: object) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await waiting.shift()!.fulfill({ json });
  };
  return { sent, letGo };
}

test.describe('the chat', () => {
  test('opens from the round button, closed at first, with all its parts, also for visitors (CHT-01, CHT-02, CHT-03, CHT-05, CHT-06, CHT-08, CHT-09, CHT-10, CHT-21, SEC-01, D-73, G29)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/');
    await page.mouse.move(1, 1); // a sign of a visitor, which loads the app
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await onDeskAndPhone(page, async ({ name, width }) => {
      await expect(panel(page), name).toHaveCount(0);
      await expect(async () => {
        const box = (await button(page).boundingBox())!;
        expect(box.width, 'round').toBe(box.height);
        expect(box.x, 'at the right').toBeGreaterThan(width - 110);
        expect(width - box.x - box.width, 'clear of the edge').toBeGreaterThanOrEqual(4);
        expect(box.y, 'at the bottom').toBeGreaterThan(page.viewportSize()!.height - 110);
      }).toPass({ timeout: 30_000 });
      await button(page).click();
      await expect(panel(page).getByRole('heading', { name: `${product.name} AI assistant` })).toBeVisible();
      await expect(messages(page), 'the welcome').toHaveCount(1);
      await expect(messages(page)).toContainText('AI assistant');
      for (const part of ['Reset', 'Close the chat', 'Send']) await expect(inPanel(page, part)).toBeVisible();
      await expect(input(page)).toBeEnabled();
      await expect(panel(page).getByText('Available 24/7 • Powered by AI', { exact: true })).toBeVisible();
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
      await inPanel(page, 'Close the chat').click();
      await expect(panel(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  });

  test('sends by Enter and once, shows that it thinks, and remembers what was said (CHT-04, CHT-07, CHT-12, CHT-13, CHT-14, CHT-15, CHT-19, CHT-20)', async ({
    visitor,
  }) => {
    const page = await visitor();
    const { sent, letGo } = await heldAnswers(page);
    await page.goto('/terms');
    await button(page).click();
    await say(page, '   ');
    await input(page).fill('What does a nurse');
    await input(page).press('Shift+Enter');
    await input(page).pressSequentially('earn?');
    await expect(input(page)).toHaveValue('What does a nurse\nearn?');
    expect(sent).toEqual([]);
    await input(page).press('Enter');
    await expect(thinking(page)).toBeVisible();
    await expect(input(page)).toBeDisabled();
    await expect(inPanel(page, 'Send')).toBeDisabled();
    await page.keyboard.press('Enter'); // does nothing where the focus is now
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await letGo(answerOf('More than half of all.'));
    await expect(messages(page).last()).toContainText('More than half of all.');
    await expect(thinking(page)).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    await say(page, 'And a cook?');
    await letGo(answerOf('Less.'));
    await expect(messages(page)).toHaveCount(5);
    expect(sent).toEqual([
      { message: 'What does a nurse\nearn?', conversationHistory: [] },
      {
        message: 'And a cook?',
        conversationHistory: [
          { role: 'user', content: 'What does a nurse\nearn?' },
          { role: 'assistant', content: 'More than half of all.' },
        ],
      },
    ]);
    const stored = await page.evaluate(
      () => JSON.parse(JSON.parse(sessionStorage.getItem('waymark.chat')!)[1]).messages,
    );
    for (const message of stored)
      expect(message).toMatchObject({
        id: expect.stringMatching(/.{8}/),
        role: expect.stringMatching(/^(user|assistant)$/),
        content: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-/),
      });
    await page.reload();
    await button(page).click();
    await expect(messages(page), 'it outlives a reload').toHaveCount(5);
    await inPanel(page, 'Reset').click(); // CHT-11
    await expect(messages(page)).toHaveCount(1);
    await expect(messages(page)).toContainText('Hello!');
  });

  test('says a failure in a toast and in the conversation, how long to wait, and can be asked again (CHT-16, CHT-17, CHT-18, T-076)', async ({
    visitor,
  }) => {
    const page = await visitor({ expected: [/status of 429/] });
    const { sent, letGo } = await heldAnswers(page);
    await page.goto('/terms');
    await button(page).click();
    await say(page, 'What is a fair wage?');
    await letGo(answerOf('', { error: 'It did not work.' }));
    await expect(toastOf(page, 'Error')).toBeVisible();
    await expect(toastOf(page, 'Failed to send message. Please try again.')).toBeVisible();
    // destructive: announced at once, in the color of errors
    await expect(page.getByRole('alert').getByText('Error', { exact: true })).toBeVisible();
    await expect(messages(page).last().getByText(failure, { exact: true })).toBeVisible();
    await expect(input(page)).toBeEnabled();

    await page.unroute(call);
    const message = 'You have asked a lot of questions. Ask again in 4 minutes.';
    await page.route(call, (route) =>
      route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_REQUESTS', message, correlationId: 'test' } } }),
    );
    await inPanel(page, 'Ask again').click();
    await expect(panel(page).getByText(message)).toBeVisible();
    await expect(messages(page), 'the failure stands there once').toHaveCount(3);
    expect(sent).toHaveLength(1);
  });

  test('shows an answer as text while it comes, with links to its records; stops it, and says when it breaks off', async ({
    visitor,
  }) => {
    const page = await visitor();
    const streams: import('node:http').ServerResponse[] = [];
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
      response.write(writeFrame('delta', { text: 'Nurses <b>help</b> [people](https://evil.example) ' }));
      streams.push(response);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await page.route(call, (route) => route.continue({ url }));
    await page.goto('/terms');
    await button(page).click();

    await say(page, 'What do nurses do?');
    await expect(messages(page).last()).toContainText('Nurses <b>help</b> [people](https://evil.example)');
    await expect(thinking(page)).toBeVisible();
    const sources = [{ kind: 'data' as const, id: 'sources', title: 'Data sources', path: '/data-sources' }];
    streams[0]!.end(writeFrame('done', answerOf('Nurses help.\n\n- at night\n- by day', { sources })));
    await expect(messages(page).last().getByText('Nurses help.')).toBeVisible();
    await expect(messages(page).last().getByRole('listitem')).toHaveText(['at night', 'by day', 'Data sources']);

    await say(page, 'And then?');
    await expect(messages(page).last()).toContainText('Nurses <b>help</b>');
    streams[1]!.end();
    await expect(panel(page).getByText(/^The answer was cut off/)).toBeVisible();
    await expect(messages(page).last(), 'what came is kept').toContainText('Nurses <b>help</b>');

    await inPanel(page, 'Ask again').click();
    await expect(thinking(page)).toBeVisible();
    await inPanel(page, 'Stop').click();
    await expect(panel(page).getByText('You stopped the answer.')).toBeVisible();
    await expect(input(page)).toBeFocused();

    await messages(page).getByRole('link', { name: 'Data sources' }).click();
    await page.waitForURL('/data-sources');
    await expect(panel(page), 'it stays beside the page').toBeVisible();
    server.closeAllConnections();
    server.close();
  });

  test('answers a question it offers from the records, for a visitor as for anybody (CHT-08, CHT-15)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/');
    await button(page).click();
    await inPanel(page, 'What does a registered nurse earn?').click();
    await expect(messages(page).last()).toContainText(/Registered nurse: .*\$\d/);
    await messages(page).last().getByRole('link', { name: 'Data sources' }).click();
    await page.waitForURL('/data-sources');
  });

  test('is a sheet over a phone, closed by Escape, and keeps what is typed; at 320 px and with text twice as large (G28)', async ({
    visitor,
  }) => {
    const page = await visitor({ width: 390 });
    await page.goto('/terms');
    for (const [width, size] of [
      [390, '100%'],
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
      }, size);
      await button(page).click();
      await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });
      await input(page).fill('half a quest');
      for (const part of ['Close the chat', 'Send']) await expect(inPanel(page, part)).toBeInViewport({ ratio: 1 });
      expect(await panel(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await expect(input(page)).toHaveValue('half a quest');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
    }
  });

  test('stands beside the drawer of the landing page, and covers no link at its end (LND-06)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/');
    const box = async (locator: Locator) => (await locator.boundingBox())!;
    for (const width of [1280, 769, 500, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, 1e6));
        const corner = await box(button(page));
        const drawer = page.getByRole('button', { name: 'Jump to Section' });
        const others = [...(await page.getByRole('contentinfo').getByRole('link').all()), ...(await drawer.all())];
        expect(others.length).toBeGreaterThanOrEqual(width > 768 ? 10 : 11);
        for (const other of others) {
          const { x, y, width: wide, height } = await box(other);
          const apart = x + wide < corner.x || y + height < corner.y;
          expect(apart, `${width} px: ${await other.textContent()}`).toBe(true);
        }
      }).toPass({ timeout: 30_000 });
    }
  });

  test('covers no text: it is beside the page on desktop, and hides while a phone scrolls down (CHT-01)', async ({
    visitor,
  }) => {
    const page = await visitor({ width: 1280 });
    await page.goto('/how-it-works');
    const right = await page
      .getByRole('main')
      .evaluate((main) =>
        Math.max(...[...main.querySelectorAll('p, td, h2')].map((one) => one.getBoundingClientRect().right)),
      );
    expect((await button(page).boundingBox())!.x).toBeGreaterThanOrEqual(right);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button(page)).toHaveCSS('opacity', '1');
    await expect(async () => {
      await page.mouse.wheel(0, 200); // the first one may only load the app
      await expect(button(page)).toHaveCSS('opacity', '0', { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await page.mouse.wheel(0, -300);
    await expect.poll(() => button(page).evaluate((one) => one.hasAttribute('data-down'))).toBe(false);
  });

  test('forgets the conversation with the session (D-45, D-47)', async ({ newPerson }) => {
    const { page } = await newPerson();
    const { letGo } = await heldAnswers(page);
    await page.goto('/usage');
    await button(page).click();
    await say(page, 'What is my best match?');
    await letGo(answerOf('Something private.'));
    await expect(messages(page).last()).toContainText('Something private.');
    await inPanel(page, 'Close the chat').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('private');
    await button(page).click();
    await expect(messages(page)).toHaveCount(1);
  });
});
