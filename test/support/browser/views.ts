import type { Page } from '@playwright/test';

/** CSS pixels: a desk, the widest screen that is still laid out as a phone (NAV-20), a phone. */
export const widths = [1280, 768, 390] as const;
export type Width = (typeof widths)[number];
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface View {
  width: Width;
  theme: Theme;
  /** for the message of an expectation: "768 dark" */
  name: string;
}

/** The views in which every screen is checked. */
export const views: readonly View[] = widths.flatMap((width) =>
  themes.map((theme) => ({ width, theme, name: `${width} ${theme}` })),
);

/** How colours are chosen: by the theme, or by the system of whoever needs a strong contrast. */
export const looks = [...themes, 'forced'] as const;
export type Look = (typeof looks)[number];

export const heightOf = (width: Width): number => (width === 390 ? 844 : 900);

/** Lays the page out anew, without a reload. */
export async function show(page: Page, width: Width, look: Look): Promise<void> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.emulateMedia({
    colorScheme: look === 'light' ? 'light' : 'dark',
    forcedColors: look === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
}

/** Makes the check in each view, on one page and without a reload: whatever it changes it must put back. */
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

/** Makes the check of a layout where it is one: on a desk and on a phone. */
export async function onDeskAndPhone(page: Page, check: (view: { width: 1280 | 390; name: string }) => Promise<void>) {
  for (const width of [1280, 390] as const) {
    await page.setViewportSize({ width, height: heightOf(width) });
    await check({ width, name: `${width} px` });
  }
}

/** Views narrower than any design: a small phone, and a phone with letters at twice their size. */
export const tight = [
  { name: '320 px', width: 320, letters: 16 },
  { name: '390 px, letters at 200 %', width: 390, letters: 32 },
] as const;

/** A desk whose letters are set to twice their size: as much room as a small screen has. */
export const largeDesk = { name: '1280 px, letters at 200 %', width: 1280, letters: 32 } as const;

/**
 * As the settings of a browser do it: what is measured in rem grows, and so do the bounds of a layout. The session stays
 * open, since its end would also end what else was set of the page, for example that it is offline.
 */
export async function tighten(page: Page, { width, letters }: { width: number; letters: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
  await page.setViewportSize({ width, height: 844 }); // after it: a page hears of its width, not of its letters
}

/** CSS pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
