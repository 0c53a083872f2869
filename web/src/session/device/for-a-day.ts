import { device } from './device.ts';

/** Long enough to find the mail; not so long that a forgotten entry comes back next week. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** One text on this device for a day: what a person has just said, for the tab that a mailed link opens. */
export const forADay = (key: string) => ({
  keep(value: string | null): void {
    if (value) device.setItem(key, JSON.stringify({ value, at: Date.now() }));
    else device.removeItem(key);
  },
  read(): string | null {
    try {
      const { value, at } = JSON.parse(device.getItem(key) ?? 'null') as { value: unknown; at: number };
      return typeof value === 'string' && Date.now() - at < KEPT_MS ? value : null;
    } catch {
      return null;
    }
  },
});
