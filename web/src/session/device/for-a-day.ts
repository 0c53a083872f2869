import { DAY_MS } from '#shared/lib/time.ts';
import { localStore } from './local-store.ts';

/** Long enough to find the mail; not so long that a forgotten entry comes back next week. */
const LIFETIME_MS = DAY_MS;

/** One text on this device for a day: what a person has just said, for the tab that a mailed link opens. */
export const forADay = (key: string) => ({
  write(value: string | null): void {
    if (value) localStore.setItem(key, JSON.stringify({ value, at: Date.now() }));
    else localStore.removeItem(key);
  },
  read(): string | null {
    try {
      const { value, at } = JSON.parse(localStore.getItem(key) ?? 'null') as { value: unknown; at: number };
      return typeof value === 'string' && Date.now() - at < LIFETIME_MS ? value : null;
    } catch {
      return null;
    }
  },
});
