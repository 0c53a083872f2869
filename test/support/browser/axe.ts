import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '#test/support/source/source-tree.ts';

/** Half as long as the source that the package exports: every page it is brought into reads all of it. */
const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that another width or theme can affect: names and roles stay. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size'];
/** Rules that another theme at the same width can affect: sizes stay, too. */
export const rulesOfColours = rulesOfLooks.filter((rule) => rule !== 'target-size');

/** Where axe looks when the rest is behind a dialog, out of reach and looked at in a state of its own. */
export const inFront = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('dialog:modal') ? 'dialog[open]' : 'html'));

/**
 * What axe finds against WCAG 2.2 AA and good practice, of any weight: rule and places. It is brought into a page once,
 * and describes what is wrong only: describing all that is right takes longer than looking.
 */
export async function violations(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ([place, how]) => {
      // a colour on its way to that of another theme is neither; waiting for it would wait for frames, which a busy machine
      // may not draw
      for (const moving of document.getAnimations())
        if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
      // axe knows no top layer: what is pressed under an open menu, it takes for lying over the menu
      const menu = document.querySelector('[popover=auto]:popover-open');
      const under = menu ? document.querySelectorAll('main :is(a, button, input, select, textarea)') : [];
      for (const pressed of under) pressed.toggleAttribute('inert', true);
      const { violations: found } = await window.axe.run(place, how);
      for (const pressed of under) pressed.toggleAttribute('inert', false);
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [within, options] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
