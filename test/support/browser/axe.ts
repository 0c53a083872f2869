import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { root } from '#test/support/source/source-tree.ts';

/** Half the size of the source the package exports; every page has to parse it. */
const source = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on width or theme; names and roles do not. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size'];
/** Rules that depend on the theme at the same width; sizes do not. */
export const rulesOfColours = rulesOfLooks.filter((rule) => rule !== 'target-size');

/** What axe looks at when a dialog covers the rest, which has a state of its own. */
export const inFront = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('dialog:modal') ? 'dialog[open]' : 'html'));

/**
 * What axe finds against WCAG 2.2 AA and best practice, of any impact: rule and places. It is injected into a page once
 * and reports violations only, because reporting passes takes longer than checking.
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
      // a color in transition between themes belongs to neither; waiting for it would mean waiting for frames, which a
      // busy machine may not draw
      for (const moving of document.getAnimations())
        if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
      // axe does not know the top layer: it takes controls under an open menu for covering the menu
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
