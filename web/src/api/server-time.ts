/**
 * The server decides deadlines, and a device with a wrong clock would show a wrong countdown. Every answer that no
 * cache can have stored carries the server's time in its Date header (to the second).
 */
let skewMs = 0;

/** @param date the Date header of an answer that has just arrived */
export function noteServerTime(date: string | null): void {
  const serverTime = Date.parse(date ?? '');
  if (!Number.isNaN(serverTime)) skewMs = serverTime - Date.now();
}

/** The server's current time in milliseconds since the epoch, as of its last answer; before that, the device's own. */
export const serverNow = (): number => Date.now() + skewMs;
