/** The only clock. The local stack sets the offset from its control port; a Lambda never does. */
export const clock = {
  /** Milliseconds since the epoch. */
  now: (): number => Date.now() + ((globalThis as { __waymarkClockOffsetMs?: number }).__waymarkClockOffsetMs ?? 0),
};
