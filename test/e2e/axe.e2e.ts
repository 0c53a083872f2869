/**
 * Every screen checked with axe, alternating between desktop in light and phone in dark theme; npm run test:long checks
 * every state of each screen and all its overlays, at each width, in each theme and in the system's colors, and in
 * narrow views for clipped text. On desktop no figure lacks its source, and with doubled text size nothing is wider
 * than the window. The chat button is on each and covers no control, at the top, in the middle and at the end, and
 * nothing moves for people who ask for reduced motion. Content hidden by a dialog is checked in a state of its own.
 */

import { personasOf } from '#test/support/accounts/personas.ts';
import { inFront, rulesOfColours, rulesOfLooks, violations } from '#test/support/browser/axe.ts';
import { bareFigures } from '#test/support/browser/bare-figures.ts';
import { expect, test } from '#test/support/browser/browser-test.ts';
import { expectUncovered } from '#test/support/browser/covered.ts';
import { cutOff } from '#test/support/browser/cut-off.ts';
import { restless } from '#test/support/browser/restless.ts';
import {
  type Look,
  largeDesk,
  looks,
  overflow,
  show,
  tight,
  tighten,
  type Width,
  widths,
} from '#test/support/browser/views.ts';
import { enter } from '#test/support/screens/screen-state.ts';
import { screenStates } from '#test/support/screens/screen-states.ts';

const all = process.env.WAYMARK_VIEWS === 'all';
const viewsOf = (layouts: readonly Width[], turn: number): (readonly [Width, Look])[] => {
  if (all) return layouts.flatMap((width) => looks.map((look) => [width, look] as const));
  return turn % 2 === 0 ? [[layouts[0]!, 'light']] : [[layouts.at(-1)!, 'dark']];
};

/** What axe does not check: a single main heading, unique ids, and nothing wider than the screen. */
const outline = () => ({
  headings: document.querySelectorAll('h1').length,
  language: document.documentElement.lang,
  repeated: [...document.querySelectorAll('[id]')]
    .map(({ id }) => id)
    .filter((id, place, ids) => ids.indexOf(id) !== place),
  overflow: document.documentElement.scrollWidth > innerWidth,
});

/** Where everybody comes on the first day and where a person's rights are: narrow in each run. */
const always = new Set(['/', '/auth', '/dashboard', '/account', '/erased/:receipt']);

const screens = screenStates.filter(
  ({ screen }, place) => screenStates.findIndex((state) => state.screen === screen) === place,
);

for (const [turn, state] of (all ? screenStates : screens).entries()) {
  const { who, widths: layouts = widths, expected = [] } = state;

  test(`${state.name} is accessible and fits (G28, D-92, U7, CHT-01)`, async ({
    personas: shared,
    stack,
    visitor,
    pageOf,
  }) => {
    const personas = state.alone ? personasOf(stack) : shared;
    const page = who === 'visitor' ? await visitor({ expected }) : await pageOf(await personas(who), { expected });
    let before: Width | undefined;
    for (const [place, [width, look]] of viewsOf(layouts, turn).entries()) {
      const view = `${width} ${look}`;
      await show(page, width, look);
      if (place === 0) await enter(page, state, personas);
      await expect(state.shows(page).first(), view).toBeVisible();
      await expect(page.locator('h1').first(), view).toBeAttached(); // a menu may be open before its screen has loaded
      const wanted = { headings: 1, language: 'en', repeated: [], overflow: false };
      await expect.poll(() => page.evaluate(outline), view).toEqual(wanted);
      await expectUncovered(page, view);
      if (place === 0) await expect.poll(() => page.evaluate(restless), `${view}: moves`).toEqual([]);
      if (place === 0) await expect.poll(() => page.evaluate(bareFigures), `no source on ${state.name}`).toEqual([]);
      const rules = width === before ? rulesOfColours : rulesOfLooks;
      const looked = place === 0 ? {} : { within: await inFront(page), rules };
      expect(await violations(page, looked), view).toEqual([]);
      before = width;
    }
    if (layouts.includes(390)) {
      await show(page, 390, 'light');
      await expectUncovered(page, '390', [1, 0.5, 0]);
    }
    if (layouts.includes(1280)) {
      await tighten(page, largeDesk);
      await expect.poll(() => overflow(page), largeDesk.name).toBeLessThanOrEqual(0);
    }
    for (const view of (all || always.has(state.screen)) && layouts.includes(390) ? tight : []) {
      await tighten(page, view);
      await expect(state.shows(page).first(), view.name).toBeVisible();
      await expect.poll(() => overflow(page), view.name).toBeLessThanOrEqual(0);
      await expect.poll(() => page.evaluate(cutOff), view.name).toEqual([]);
      const looked = { within: await inFront(page), rules: rulesOfLooks };
      expect(await violations(page, always.has(state.screen) ? {} : looked), view.name).toEqual([]);
    }
  });
}
