/**
 * Stops the local stack's clock, which then moves only by `advance`, so that time limits do not depend on the machine's
 * speed. Call the returned function to start it again.
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
