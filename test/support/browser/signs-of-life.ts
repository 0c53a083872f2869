import type { BrowserContext, Page } from '@playwright/test';

const patienceMs = 3_000;

/** Whether a page is still alive: Playwright waits forever for a stable element on a page that draws no frames. */
async function ofPage(page: Page): Promise<string> {
  const within = (name: string, sign: () => Promise<unknown>) =>
    Promise.race([
      sign().then(
        () => `${name} yes`,
        (error: Error) => `${name} no (${error.message.split('\n')[0]})`,
      ),
      new Promise<string>((done) => setTimeout(done, patienceMs, `${name} not within ${patienceMs} ms`)),
    ]);
  const signs = await Promise.all([
    within('script', () => page.evaluate(() => document.visibilityState)),
    within('timer', () => page.evaluate(() => new Promise((done) => setTimeout(done, 50)))),
    within('frame', () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))),
  ]);
  return `${page.url()}: ${signs.join(', ')}`;
}

/** One line per page of a failed test. */
export async function signsOfLife(contexts: BrowserContext[]): Promise<string> {
  return (await Promise.all(contexts.flatMap((context) => context.pages()).map(ofPage))).join('\n');
}
