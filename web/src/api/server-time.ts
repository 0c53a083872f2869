/**
 * The server judges deadlines; a device whose clock is off would show the wrong countdown. Every answer that no cache
 * can have kept carries the server's time in its Date header (to the second).
 */
let skewMs = 0;

/** @param date the Date header of an answer that has just arrived */
export function noteServerTime(date: string | null): void {
  const serverTime = Date.parse(date ?? '');
  if (!Number.isNaN(serverTime)) skewMs = serverTime - Date.now();
}

/** Milliseconds since the epoch by the server's clock, as it was last told; the device's own before that. */
export const serverNow = (): number => Date.now() + skewMs;
