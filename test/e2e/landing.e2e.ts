import { expect, it } from 'vitest';
import { people } from '#test/support/people.ts';
import { inEveryView } from '#test/support/views.ts';
import { landingSections } from '#web/features/home/sections.ts';

const { visitor: open } = people();

it('the landing page has its nine sections, each under its anchor (LND-01, LND-02)', async () => {
  const page = await open();
  await page.goto('/');
  await inEveryView(page, async ({ name }) => {
    for (const { id } of landingSections) {
      await page.goto(`/#${id}`);
      await expect.poll(() => page.locator(`#${id}`).count(), { message: `${name} ${id}` }).toBe(1);
    }
  });
});
