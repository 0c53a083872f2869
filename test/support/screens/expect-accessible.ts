import { expect, it } from 'vitest';
import { colourRules, violations } from '../axe.ts';
import { people } from '../people.ts';
import { inEveryView, widths } from '../views.ts';
import { type Cast, castOf } from './cast.ts';
import { enter, type ScreenState } from './screen-state.ts';

/** What axe does not look at: one heading that names the page, no id twice, and nothing wider than the screen. */
const outline = () => ({
  headings: document.querySelectorAll('h1').length,
  language: document.documentElement.lang,
  repeated: [...document.querySelectorAll('[id]')]
    .map(({ id }) => id)
    .filter((id, place, ids) => ids.indexOf(id) !== place),
  overflow: document.documentElement.scrollWidth > innerWidth,
});

/** A test for each state: axe finds nothing of any weight in any view. A file of them takes a stack of its own. */
export function expectAccessible(states: readonly ScreenState[]): void {
  const { stack, visitor, open } = people();
  let made: Cast | undefined;
  const shared: Cast = (role) => {
    made ??= castOf(stack());
    return made(role);
  };

  it.each(states)('$name is accessible and fits, in every view (G28, NAV-20)', async (state) => {
    const { who, widths: layouts = widths, expected = [] } = state;
    const cast = state.alone ? castOf(stack()) : shared;
    const page = who === 'visitor' ? await visitor({ expected }) : await open(await cast(who), { expected });
    let entered = false;
    await inEveryView(
      page,
      async ({ name, theme }) => {
        if (!entered) await enter(page, state, cast);
        entered = true;
        await state.shows(page).first().waitFor();
        await page.locator('h1').first().waitFor({ state: 'attached' }); // a menu may be open before its screen is there
        expect(await page.evaluate(outline), name).toEqual({
          headings: 1,
          language: 'en',
          repeated: [],
          overflow: false,
        });
        expect(await violations(page, theme === 'light' ? {} : { rules: colourRules }), name).toEqual([]);
      },
      layouts,
    );
  });
}
