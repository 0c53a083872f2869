import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another width or theme can change: names and roles stay. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * What axe finds against WCAG 2.2 AA and good practice, of any weight: rule and places. No page has frames, so that the
 * older way of running it sees the same, in half the time.
 */
export async function violations(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(within);
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
