import { startAssessment } from '#test/support/accounts/finished-assessment.ts';
import { personasOf } from '#test/support/accounts/personas.ts';
import { launchChromium } from '#test/support/browser/chromium.ts';
import { requestsInSeries, signedInScreens } from '#test/support/browser/request-chain.ts';
import { storedSession } from '#test/support/browser/stored-session.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { startStack } from '#test/support/stack/stack.ts';

/** Sequential requests before a signed-in screen shows its content, including the page: a count, not a time. */
export async function bench(): Promise<string[]> {
  const stack = await startStack({ built: true });
  const browser = await launchChromium();
  try {
    const subscriber = await personasOf(stack)('subscriber');
    const sessionId = await startAssessment(stack, subscriber, sampleAnswers(2), { saved: 1 });
    const page = await browser.newPage({
      baseURL: stack.endpoints.web,
      storageState: storedSession(stack, subscriber),
    });
    await page.goto('/usage'); // loads the plan, as every sign-in does
    await page.getByRole('meter').first().waitFor();
    const rows: string[] = [];
    for (const { name, address, content } of signedInScreens({ ...subscriber, sessionId })) {
      const chain = await requestsInSeries(page, address, content(page));
      rows.push(`${name.padEnd(10)} ${chain.length} in series (goal: at most 3): ${chain.join(' -> ')}`);
    }
    return rows;
  } finally {
    await browser.close();
    await stack.stop();
  }
}
