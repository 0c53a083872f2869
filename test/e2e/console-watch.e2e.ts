import { expect, test } from '#test/support/browser/browser-test.ts';
import { watchConsole } from '#test/support/browser/console-watch.ts';

const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';

for (const [what, html, words] of [
  ['an error on the console', '<script>console.error("planted")</script>', /^planted/],
  ['an exception', '<script>throw new Error("planted")</script>', /^threw: planted/],
  ['a violated policy', `${policy}<script>1</script>`, /Content Security Policy/],
  ['what a new tab says', '<script>open().console.error("planted")</script>', /^planted/],
] as const)
  test(`the watch over a page sees ${what}`, async ({ browser }) => {
    const context = await browser.newContext();
    const problems = watchConsole(context);
    await (await context.newPage()).goto(`data:text/html,${encodeURIComponent(html)}`);
    await expect.poll(() => problems).toEqual([expect.stringMatching(words)]);
    await context.close();
  });

test('and ignores what a test expects', async ({ newPage }) => {
  const page = await newPage({ expected: [/planted/] });
  const said = page.waitForEvent('console');
  await page.setContent('<script>console.error("planted")</script>');
  await said;
});
