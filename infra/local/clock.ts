declare global {
  /** Milliseconds by which the local clock runs ahead; functions/outside/clock.ts adds it, a Lambda never sets it. */
  var __waymarkClockOffsetMs: number | undefined;
}

/** Milliseconds since the epoch, as the whole local stack sees them. */
export const localNow = (): number => Date.now() + (globalThis.__waymarkClockOffsetMs ?? 0);

/** Moves the clock by `ms` and returns the new offset. */
export function advance(ms: number): number {
  globalThis.__waymarkClockOffsetMs = (globalThis.__waymarkClockOffsetMs ?? 0) + ms;
  return globalThis.__waymarkClockOffsetMs;
}

export function resetClock(): void {
  globalThis.__waymarkClockOffsetMs = 0;
}
