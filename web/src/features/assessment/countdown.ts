/** The header warns when this much time is left (D-66). */
export const WARNING_MS = 5 * 60_000;

/** Milliseconds until `expiresAt` (ISO time); never negative. */
export function remainingMs(expiresAt: string, nowMs: number): number {
  return Math.max(0, Date.parse(expiresAt) - nowMs);
}

/** "1h 59m remaining" (ARA-04). Rounded down, so that the text never promises more than there is. */
export function remainingText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m remaining`;
}

/** "4:07", for the last minutes. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
