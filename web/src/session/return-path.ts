/** Where a person wanted to go when sign-in came in between (D-16). */
import { device } from './device.ts';

const KEY = 'waymark.return-path';
/** Long enough to find the mail, short enough not to surprise anybody next week. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A path of this origin and nothing else: exactly one slash in front, no backslash, no control character. */
export function safeReturnPath(path: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which would turn "/\t/x" into "//x"
  return path && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path) ? path : null;
}

/** Keep the target over sign-up: the mailed link opens in a tab that knows nothing of this one. */
export function rememberReturnPath(path: string | null): void {
  if (path) device.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
  else device.removeItem(KEY);
}

export function rememberedReturnPath(): string | null {
  try {
    const { path, at } = JSON.parse(device.getItem(KEY) ?? 'null') as { path: string; at: number };
    return Date.now() - at < KEPT_MS ? safeReturnPath(path) : null;
  } catch {
    return null;
  }
}
