import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone, overflow, tighten } from '#test/support/browser/views.ts';
import { dismiss, toastOf } from '../support/browser/answer-steps.ts';

const sectionIds =
  'hero market-intelligence features dashboard testimonials transformations interactive-preview assessment-process pricing'.split(
    ' ',
  );

const contents = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const jump = (page: Page) => contents(page).getByRole('button', { name: 'Jump to Section' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Jump to Section' });
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Whether a section starts around the upper half of the window, so that its heading is visible without scrolling. */
const beginsInView = (page: Page, id: string) =>
  page.evaluate((section) => {
    const { top, bottom } = document.getElementById(section)!.getBoundingClientRect();
    return bottom > 0 && top > -innerHeight / 4 && top < innerHeight / 2;
  }, id);
const expectInView = (page: Page, id: string, { name }: { name: string }) =>
  expect.poll(() => beginsInView(page, id), { message: `${name}: ${id} is in view` }).toBe(true);

test.describe('the sections', () => {
  test('are nine, open to everybody, each shown by its anchor (LND-01, LND-02)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Know where the path goes on.' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))).toEqual(sectionIds);
    await onDeskAndPhone(page, async (view) => {
      for (const id of sectionIds) {
        await page.goto(`/#${id}`);
        await expectInView(page, id, view);
      }
    });
  });

  test('fit with doubled text size, also on desktop (U7)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/');
    await tighten(page, { width: 1280, letters: 32 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });

  test('keep their position while the page loads, until somebody scrolls (LND-02)', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    await page.goto('/#assessment-process', { waitUntil: 'networkidle' });
    const at = () =>
      page.evaluate(() =>
        Math.abs(Math.round(document.getElementById('assessment-process')!.getBoundingClientRect().top)),
      );
    await expect.poll(at).toBe(0);
    // simulates a browser without scroll anchoring and content that loads late
    const grow = (pixels: number) =>
      page.evaluate((height) => {
        document.documentElement.style.overflowAnchor = 'none';
        document.getElementById('features')!.style.paddingTop = `${height}px`;
      }, pixels);
    await grow(700);
    await expect.poll(at).toBe(0);
    await scrollTo(page, 200);
    await expect.poll(at).toBeGreaterThan(1000);
    await grow(900);
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
});

test.describe('the table of contents', () => {
  test('is absent until 400 px are scrolled, then names the section in view: a panel at the side, or a drawer (LND-03 to LND-06)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/');
    await onDeskAndPhone(page, async (view) => {
      await scrollTo(page, 401);
      await expect(contents(page)).toBeVisible();
      await scrollTo(page, 400);
      await expect(contents(page)).toHaveCount(0);

      for (const id of sectionIds.slice(1)) {
        await page.evaluate((section) => document.getElementById(section)!.scrollIntoView(), id);
        if (view.width === 390) continue;
        const current = contents(page).locator('[aria-current]');
        await expect(current, `${view.name} ${id}`).toHaveAttribute('href', `#${id}`);
      }
      if (view.width === 1280) {
        await expect(contents(page).getByRole('link')).toHaveCount(sectionIds.length);
        const { x, width } = (await contents(page).boundingBox())!;
        expect(x + width / 2).toBeGreaterThan(view.width * 0.9);
        await expect(jump(page)).toHaveCount(0);
      } else {
        await jump(page).press('Enter'); // by keyboard, as the button hides where it would cover an action
        await expect(drawer(page).getByRole('heading', { name: 'Jump to Section', exact: true })).toBeVisible();
        await expect(drawer(page).getByRole('link')).toHaveCount(sectionIds.length);
        await expect(drawer(page).locator('[aria-current]')).toHaveAttribute('href', '#pricing');
        const { y, height } = (await drawer(page).boundingBox())!;
        expect(y + height, `${view.name}: at the bottom`).toBeGreaterThan(page.viewportSize()!.height - 2);
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toHaveCount(0);
        await expect(jump(page)).toBeFocused();
      }
    });
  });

  test('leads to a section and takes the focus along (LND-04 to LND-06)', async ({ visitor }) => {
    const page = await visitor();
    await page.goto('/');
    await onDeskAndPhone(page, async (view) => {
      await scrollTo(page, 600);
      if (view.width === 390) await jump(page).click();
      const links = view.width === 390 ? drawer(page) : contents(page);
      await links.getByRole('link', { name: 'Preview' }).focus();
      await page.keyboard.press('Enter');
      await expectInView(page, 'interactive-preview', view);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.id))
        .toBe('interactive-preview');
      await expect(drawer(page)).toHaveCount(0);
    });
  });

  test('stands beside what is read, and shows its names to pointer and keyboard until Escape; from 768 px down there is a drawer (LND-05, LND-06)', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/');
    for (const width of [769, 1000, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(10, 500);
      await scrollTo(page, 700);
      const start = async () => (await contents(page).boundingBox())!.x;
      const frame = page.locator('#market-intelligence > div');
      const edge = await frame.evaluate(
        (element) => element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight),
      );
      await expect.poll(start, { message: `at ${width} px it covers nothing` }).toBeGreaterThanOrEqual(edge - 1);
      const narrow = await start();
      await contents(page).getByRole('link', { name: 'Process' }).focus();
      await expect.poll(start).toBeLessThan(narrow - 60);
      await page.keyboard.press('Escape');
      await expect.poll(start).toBe(narrow);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await contents(page).getByRole('link', { name: 'Process' }).hover();
      await expect.poll(start).toBeLessThan(narrow - 60);
      await page.keyboard.press('Escape');
      await expect.poll(start).toBe(narrow);
    }
    await page.setViewportSize({ width: 768, height: 900 });
    await jump(page).click();
    await expect(drawer(page).getByRole('link')).toHaveCount(sectionIds.length);
  });

  test('never hides what the keyboard reaches', async ({ visitor }) => {
    const page = await visitor({ width: 390 });
    await page.goto('/');
    await scrollTo(page, 600);
    const dock = (await jump(page).boundingBox())!;
    for (const link of await page.locator('#pricing a, #pricing button, footer a').all()) {
      await link.focus();
      const { y, height } = (await link.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(dock.y + 1);
    }
  });
});

test.describe('the hashes', () => {
  test('#checkout-success asks for the plan, says so once and is cleared (LND-07, LND-08, LND-09)', async ({
    pageOf,
    stack,
  }) => {
    const page = await pageOf(await stack.signInDemo('Pro'));
    await page.goto('/', { waitUntil: 'networkidle' });
    await onDeskAndPhone(page, async ({ name }) => {
      const asked = page.waitForRequest('**/api/check-subscription');
      await page.goto('/#checkout-success');
      await asked;
      await expect(toastOf(page, 'Payment successful')).toBeVisible();
      await expect(toastOf(page, 'Your subscription is now active.')).toBeVisible();
      await expect.poll(() => new URL(page.url()).hash, { message: name }).toBe('');
      await dismiss(page, 'Payment successful');
    });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(toastOf(page, 'Payment successful')).toHaveCount(0);
  });

  test('#checkout-cancelled says so, and is cleared as well (LND-10, LND-42, D-27)', async ({ newPerson }) => {
    const { page } = await newPerson();
    await page.goto('/', { waitUntil: 'networkidle' });
    await onDeskAndPhone(page, async ({ name }) => {
      await page.goto('/#checkout-cancelled');
      await expect(toastOf(page, 'Checkout canceled')).toBeVisible();
      await expect(toastOf(page, 'You can try again anytime.')).toBeVisible();
      await expect.poll(() => new URL(page.url()).hash, { message: name }).toBe('');
      await dismiss(page, 'Checkout canceled');
    });
    await page.goto('/terms');
    await page.goto('/#checkout-cancelled', { waitUntil: 'commit' }); // the toast disappears after a while
    await expect(toastOf(page, 'Checkout canceled')).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(toastOf(page, 'Checkout canceled')).toHaveCount(0);
  });

  test('#email-verified leads to its screen (LND-11, LND-42)', async ({ visitor }) => {
    const page = await visitor();
    await onDeskAndPhone(page, async () => {
      await page.goto('/#email-verified');
      await page.waitForURL('/email-verified');
    });
  });
});
