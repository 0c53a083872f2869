import type { Page } from '@playwright/test';

/** CSS pixels: desktop, the widest phone layout (NAV-20), phone. */
export const widths = [1280, 768, 390] as const;
export type Width = (typeof widths)[number];
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface View {
  width: Width;
  theme: Theme;
  /** used in messages of expectations: "768 dark" */
  name: string;
}

/** The views in which every screen is checked. */
export const views: readonly View[] = widths.flatMap((width) =>
  themes.map((theme) => ({ width, theme, name: `${width} ${theme}` })),
);

/** Color schemes: the themes, and the system's forced colors. */
export const looks = [...themes, 'forced'] as const;
export type Look = (typeof looks)[number];

export const heightOf = (width: Width): number => (width === 390 ? 844 : 900);

/** Changes the layout without a reload. */
export async function show(page: Page, width: Width, look: Look): Promise<void> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.emulateMedia({
    colorScheme: look === 'light' ? 'light' : 'dark',
    forcedColors: look === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
}

/** Runs the check in each view, on one page without reloads: it must undo its own changes. */
export async function inEveryView(
  page: Page,
  check: (view: View) => Promise<void>,
  of: readonly Width[] = widths,
): Promise<void> {
  for (const view of views.filter(({ width }) => of.includes(width))) {
    await show(page, view.width, view.theme);
    await check(view);
  }
}

/** Runs a layout check on a desktop and on a phone. */
export async function onDeskAndPhone(page: Page, check: (view: { width: 1280 | 390; name: string }) => Promise<void>) {
  for (const width of [1280, 390] as const) {
    await page.setViewportSize({ width, height: heightOf(width) });
    await check({ width, name: `${width} px` });
  }
}

/** Narrower than any design: a small phone, and a phone with text at twice its size. */
export const tight = [
  { name: '320 px', width: 320, letters: 16 },
  { name: '390 px, letters at 200 %', width: 390, letters: 32 },
] as const;

/** A desktop with text at twice its size, which has as much room as a small screen. */
export const largeDesk = { name: '1280 px, letters at 200 %', width: 1280, letters: 32 } as const;

/**
 * Sets the font size as browser settings do: rem units grow, and so do a layout's breakpoints. The session stays open,
 * because closing it would also reset other overrides, such as being offline.
 */
export async function tighten(page: Page, { width, letters }: { width: number; letters: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
  // afterward, because a page is notified of its width but not of its font size
  await page.setViewportSize({ width, height: 844 });
}

/** CSS pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
