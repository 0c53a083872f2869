import { api } from '#shared/api.ts';
import { euro, regularPrice } from '#shared/plans/prices.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { onDeskAndPhone } from '#test/support/browser/views.ts';

test('the campaign is gone from strip and cards when it has ended (LND-37, LND-38, D-61)', async ({
  visitor,
  stack,
}) => {
  const { campaign } = (await stack.call(api.plans.getPlans, {})).body;
  const page = await visitor();
  await page.clock.install();
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Offer' });
  const timer = strip.getByRole('timer');
  await expect(timer).toBeVisible();
  await expect(page.getByText('-30%').first()).toBeVisible();
  const left = Date.parse(campaign!.ends_at) - stack.now();
  // both clocks are moved, since the page may fetch the campaign at any moment; a request from before the second move
  // may be answered after it, and then the campaign continues for these seconds
  await stack.advanceClock(left - 20_000);
  await page.clock.fastForward(left - 20_000);
  await expect(timer).toHaveText(/^(00:)?00:\d\d$/);
  await stack.advanceClock(30_000);
  await page.clock.fastForward(30_000);
  await expect(timer).toHaveCount(0);
  await expect(page.getByText('-30%')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(euro(regularPrice.switch), { exact: true }).first()).toBeVisible();
  await onDeskAndPhone(page, async ({ name }) => {
    await expect(strip, name).not.toContainText('30%');
    await expect(page.getByText('-30%'), name).toHaveCount(0);
  });
  await stack.resetClock();
});
