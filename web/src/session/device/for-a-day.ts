import { DAY_MS } from '#shared/lib/time.ts';
import { localStore } from './local-store.ts';

/** Long enough to find the email; short enough that a forgotten entry does not return next week. */
const LIFETIME_MS = DAY_MS;

/** A text kept on this device for a day: what a person has just entered, for the tab opened by an emailed link. */
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
