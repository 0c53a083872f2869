import type { BrowserContext } from '@playwright/test';

/**
 * WAYMARK_SLOW=6,300: a processor six times as slow, and up to 300 ms before each request, at random. Off unless set.
 */
const [factor = 0, latencyMs = 0] = (process.env.WAYMARK_SLOW ?? '').split(',').map(Number);
const slowed = new WeakSet<BrowserContext>();

/**
 * Reveals tests that depend on the machine's speed: pages run slower, and answers arrive in a different order every
 * time.
 */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (slowed.has(context)) return;
  slowed.add(context);
  if (factor > 1)
    context.on('page', (page) => {
      const slower = async () =>
        (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: factor });
      slower().catch(() => undefined); // closed meanwhile
    });
  if (latencyMs > 0)
    await context.route('**/*', async (route) => {
      await new Promise((done) => setTimeout(done, Math.random() * latencyMs));
      await route.continue().catch(() => undefined); // closed meanwhile
    });
}
