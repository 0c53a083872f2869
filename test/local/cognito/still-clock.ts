/**
 * Stops the local stack's clock, which then moves by `advance` only: what waits by the second is the same on a slow
 * machine. Call the returned function to let it run again.
 */
export function stopClock(): () => void {
  let now = Date.now();
  Object.defineProperty(globalThis, '__waymarkClockOffsetMs', {
    configurable: true,
    get: () => now - Date.now(),
    set: (offset: number) => {
      now = Date.now() + offset;
    },
  });
  return () => {
    delete globalThis.__waymarkClockOffsetMs;
  };
}
