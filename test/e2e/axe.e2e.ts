import { expect, it } from 'vitest';
import { colourRules, violations } from '#test/support/axe.ts';
import { people } from '#test/support/people.ts';
import { type Cast, castOf } from '#test/support/screens/cast.ts';
import { enter } from '#test/support/screens/screen-state.ts';
import { screenStates } from '#test/support/screens/screen-states.ts';
import { inEveryView, widths } from '#test/support/views.ts';

const { stack, visitor, open } = people();
let made: Cast | undefined;
const cast: Cast = (role) => {
  made ??= castOf(stack());
  return made(role);
};

/** What axe does not look at: one heading that names the page, no id twice, and nothing wider than the screen. */
const outline = () => ({
  headings: document.querySelectorAll('h1').length,
  language: document.documentElement.lang,
  repeated: [...document.querySelectorAll('[id]')]
    .map(({ id }) => id)
    .filter((id, place, ids) => ids.indexOf(id) !== place),
  overflow: document.documentElement.scrollWidth > innerWidth,
});

it.each(screenStates)('$name is accessible and fits, in every view (G28, NAV-20)', async (state) => {
  const { who, widths: layouts = widths, expected = [] } = state;
  const options = { expected };
  const page = who === 'visitor' ? await visitor(options) : await open(await cast(who), options);
  let entered = false;
  await inEveryView(
    page,
    async ({ name, theme }) => {
      if (!entered) await enter(page, state, cast);
      entered = true;
      await state.shows(page).first().waitFor();
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
