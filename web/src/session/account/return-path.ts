/** The page requested before sign-in (D-16), kept during sign-up, whose email opens another tab. */
import { forADay } from '#web/session/device/for-a-day.ts';

const stored = forADay('waymark.return-path');

/** Accepts only a path of this origin: exactly one leading slash, no backslash, no control character. */
export function safeReturnPath(path: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which would turn "/\t/x" into "//x"
  return path && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path) ? path : null;
}

export const rememberReturnPath = (path: string | null): void => stored.write(path);

export const rememberedReturnPath = (): string | null => safeReturnPath(stored.read());
