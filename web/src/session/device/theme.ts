import { type Theme, themeKey, themes } from '#shared/theme.ts';
import { store } from '#web/ui/store.ts';
import { localStore } from './local-store.ts';

const current = store<Theme>('system');

/** The stored theme; any other stored value counts as none. */
const storedTheme = (): Theme => themes.find((theme) => theme === localStore.getItem(themeKey)) ?? 'system';

/** Chosen by the person, for this device; the page changes at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStore.removeItem(themeKey);
  else localStore.setItem(themeKey, theme);
  followTheme();
}

/** The page as it was chosen: at the start, where the script of the page has done so already, and by another tab. */
export function followTheme(): void {
  const theme = storedTheme();
  document.documentElement.dataset.theme = theme === 'system' ? '' : theme;
  // the frame of the browser, which knows the device's theme only
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
