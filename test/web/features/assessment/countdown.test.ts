import { describe, expect, it } from 'vitest';
import { clockText, remainingMs, remainingText, WARNING_MS } from '#web/features/assessment/countdown.ts';

const end = '2026-03-01T12:00:00.000Z';
const msBefore = (ms: number) => Date.parse(end) - ms;

describe('the countdown of a session', () => {
  it('reads hours and whole minutes (ARA-04)', () => {
    expect(remainingText(remainingMs(end, msBefore((2 * 60 - 1) * 60_000)))).toBe('1h 59m remaining');
    expect(remainingText(remainingMs(end, msBefore(24 * 3_600_000)))).toBe('24h 0m remaining');
    expect(remainingText(59_999)).toBe('0h 0m remaining');
  });

  it('changes its minutes on the minute (ARA-05)', () => {
    expect(remainingText(60 * 60_000)).toBe('1h 0m remaining');
    expect(remainingText(60 * 60_000 - 1)).toBe('0h 59m remaining');
  });

  it('stops at zero', () => {
    expect(remainingMs(end, msBefore(-1))).toBe(0);
    expect(remainingMs(end, msBefore(0))).toBe(0);
  });

  it('tells the seconds in the last five minutes (D-66)', () => {
    expect(clockText(WARNING_MS)).toBe('5:00');
    expect(clockText(61_001)).toBe('1:02');
    expect(clockText(0)).toBe('0:00');
  });
});
