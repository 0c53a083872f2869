/**
 * No control moves while a screen fills with the server's answers, on a device without stored data: each call is
 * delayed by a different time. A click on a moving control is lost, or hits something else.
 */
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { personasOf } from '#test/support/accounts/personas.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { watchMoves } from '#test/support/browser/moved.ts';
import { enter } from '#test/support/screens/screen-state.ts';
import { screenStates } from '#test/support/screens/screen-states.ts';

const STEP_MS = 250;
const STEPS = 5;

async function holdEachCallBack(page: Page): Promise<void> {
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    await after(STEP_MS * (1 + (calls++ % STEPS)));
    await route.fallback();
  });
}

/** One state per screen and kind of person, without preparation, whose clicks would themselves move things. */
const opened = screenStates.filter(
  ({ screen, who, prepare }, place, all) =>
    !prepare && place === all.findIndex((one) => !one.prepare && one.screen === screen && one.who === who),
);

for (const state of opened)
  test(`${state.name}: what can be pressed stays where it is while the answers come`, async ({
    stack,
    pageOf,
    visitor,
    personas: shared,
  }) => {
    const personas = state.alone ? personasOf(stack) : shared;
    for (const width of [1280, 390] as const) {
      const options = { width, expected: state.expected ?? [] };
      const page = state.who === 'visitor' ? await visitor(options) : await pageOf(await personas(state.who), options);
      const moved = await watchMoves(page);
      await holdEachCallBack(page);
      await enter(page, state, personas);
      await page.waitForLoadState('networkidle');
      expect(await moved(), `${width} px`).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
