/** The occupation that a visitor wanted to save when sign-in came in between. */
import { device } from '#web/session/device/device.ts';

const KEY = 'waymark.save-later';
/** As long as the way back to its page is remembered (session/account/return-path.ts). */
const KEPT_MS = 24 * 60 * 60 * 1000;

export const saveLater = (code: string): void => device.setItem(KEY, JSON.stringify({ code, at: Date.now() }));

/** Whether it is this one, once; what is older than its way back is forgotten. */
export function takeSaveLater(code: string): boolean {
  try {
    const kept = JSON.parse(device.getItem(KEY) ?? 'null') as { code: string; at: number } | null;
    if (kept?.code !== code) return false;
    device.removeItem(KEY);
    return Date.now() - kept.at < KEPT_MS;
  } catch {
    return false;
  }
}
