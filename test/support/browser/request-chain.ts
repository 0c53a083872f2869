import type { Locator, Page } from '@playwright/test';

interface Timed {
  name: string;
  start: number;
  end: number;
}

/** Milliseconds; long compared with what the browser does between two requests. */
const LATENCY_MS = 500;

/**
 * Lets the page finish its current work: everything it requests in one step has then been requested, on any machine.
 */
const idle = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done))).catch(() => undefined); // led elsewhere meanwhile

/** The longest chain of requests that each began after the previous one had ended. */
export function longestChain(requests: readonly Timed[]): string[] {
  const chains: { end: number; names: string[] }[] = [];
  for (const { name, start, end } of requests.toSorted((a, b) => a.end - b.end)) {
    const before = chains.filter((chain) => chain.end <= start);
    const longest = before.reduce<string[]>((best, { names }) => (names.length > best.length ? names : best), []);
    chains.push({ end, names: [...longest, name] });
  }
  return chains.reduce<string[]>((best, { names }) => (names.length > best.length ? names : best), []);
}

/**
 * Opens an address without cache on a slow connection, so that requests of one step overlap and those of different
 * steps never do. None waits for another: a browser would limit them to six at a time.
 * @param content what the screen is opened for
 * @returns the requests that had to follow one another until it appeared, starting with the page
 */
export async function requestsInSeries(page: Page, address: string, content: Locator): Promise<string[]> {
  /** still held when the content appeared, so it was not waiting for them */
  const beside = new Set<string>();
  await page.route('**/*', async (route) => {
    const request = route.request();
    await new Promise((done) => setTimeout(done, LATENCY_MS));
    if (!request.isNavigationRequest()) {
      await idle(page); // there is no page yet
      const isShown = await content
        .first()
        .isVisible()
        .catch(() => false); // led elsewhere meanwhile
      if (isShown) beside.add(new URL(request.url()).pathname);
    }
    await route.continue().catch(() => undefined); // closed meanwhile
  });
  await page.goto(address);
  await content.first().waitFor();
  const requests = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => /^(navigation|resource)$/.test(entry.entryType))
      .filter(({ name }) => !name.endsWith('.woff2')) // nothing waits for a font
      .map(({ name, startTime, responseEnd }) => ({
        name: new URL(name).pathname,
        start: startTime,
        end: responseEnd,
      })),
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return longestChain(requests.filter(({ name }) => !beside.has(name)));
}

/** The screens of somebody signed in, and what each is opened for. Home is there before any request. */
export const signedInScreens = (who: { resultId: string; sessionId: string }) =>
  [
    { name: 'dashboard', address: '/dashboard', content: (page: Page) => page.getByText('Career Match Score') },
    {
      name: 'runner',
      address: `/career-path/continue/${who.sessionId}`,
      content: (page: Page) => page.locator('h1#step'),
    },
    {
      name: 'result',
      address: `/career-path/result/${who.resultId}`,
      content: (page: Page) => page.getByRole('meter'),
    },
    {
      name: 'resume builder',
      address: '/resume-builder',
      content: (page: Page) => page.getByText('No versions yet'),
    },
    { name: 'match', address: '/career-path/match', content: (page: Page) => page.getByRole('textbox') },
    { name: 'account', address: '/account', content: (page: Page) => page.getByLabel('Your name') },
    { name: 'history', address: '/career-path/history', content: (page: Page) => page.getByText('In Progress') },
    { name: 'usage', address: '/usage', content: (page: Page) => page.getByRole('meter') },
    {
      name: 'intro',
      address: '/career-path/new',
      content: (page: Page) => page.getByRole('link', { name: 'Continue where you left off' }),
    },
    {
      name: 'compare',
      address: '/career-path/compare',
      content: (page: Page) => page.getByText('You have one result so far'),
    },
  ] as const;
