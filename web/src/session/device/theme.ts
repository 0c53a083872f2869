import { type Theme, themeKey, themes } from '#shared/theme.ts';
import { store } from '#web/ui/store.ts';
import { localStore } from './local-store.ts';

const current = store<Theme>('system');

/** The stored theme; invalid values count as none. */
const storedTheme = (): Theme => themes.find((theme) => theme === localStore.getItem(themeKey)) ?? 'system';

/** Sets the theme for this device; the page changes at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStore.removeItem(themeKey);
  else localStore.setItem(themeKey, theme);
  followTheme();
}

/**
 * Applies the stored theme: at the start, when the page's script has already done so, and when another tab changes it.
 */
export function followTheme(): void {
  const theme = storedTheme();
  document.documentElement.dataset.theme = theme === 'system' ? '' : theme;
  // the browser's own frame only knows the device's theme
  const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  for (const frame of frames) {
    const own = frame.media.includes('dark') ? 'dark' : 'light';
    frame.dataset.color ??= frame.content;
    const shown = frames.find(({ media }) => media.includes(theme === 'system' ? own : theme)) ?? frame;
    frame.content = shown.dataset.color ?? shown.content;
  }
  current.set(theme);
}

export const useTheme = current.use;
