import { describe, expect, it } from 'vitest';
import {
  bytes,
  compact,
  count,
  dateTime,
  day,
  percent,
  signed,
  signedPercent,
  tenths,
  usd,
  withMinus,
  withSign,
} from '#shared/lib/format.ts';

describe('how figures are written', () => {
  it('shortens counts with K above a thousand and M above a million, one decimal (CON-01)', () => {
    expect([999, 1000, 1001, 1500, 999_949, 999_950, 2_300_000, -1500, 0].map(compact)).toEqual([
      '999',
      '1,000',
      '1.0K',
      '1.5K',
      '999.9K',
      '1.0M',
      '2.3M',
      '-1.5K',
      '0',
    ]);
  });

  it('writes whole US dollars (CON-02, RES-36)', () => {
    expect([95_000, 75_499.6, 0].map(usd)).toEqual(['$95,000', '$75,500', '$0']);
  });

  it('writes counts and percents', () => {
    expect([4.06, -0.3, -0.01, 0].map((value) => signed(value))).toEqual(['+4.1', '−0.3', '0.0', '0.0']);
    expect([0.25, -0.004].map((value) => signed(value, 2))).toEqual(['+0.25', '0.00']);
    expect([-6.62, -0.01, 0, 3.26].map(tenths)).toEqual(['−6.6', '0.0', '0.0', '3.3']);
    expect([1500, -300, 0].map((value) => withSign(value, compact))).toEqual(['+1.5K', '−300', '0']);
    expect([0.4, -0.4, -4].map((value) => withSign(value, percent))).toEqual(['0%', '0%', '−4%']);
    expect([-300, 300].map((value) => withMinus(value, usd))).toEqual(['−$300', '$300']);
    expect([count(1_234_567), percent(72.5), signedPercent(4.06), signedPercent(-0.3), signedPercent(-0.01)]).toEqual([
      '1,234,567',
      '73%',
      '+4.1%',
      '−0.3%',
      '0.0%',
    ]);
  });

  it('writes sizes of files, none as a thousand of a unit', () => {
    expect([1, 12_400, 999_499, 999_500, 3_400_000].map(bytes)).toEqual([
      '1 kB',
      '12 kB',
      '999 kB',
      '1.0 MB',
      '3.4 MB',
    ]);
  });

  it('writes a moment as the history card shows it (HIS-05)', () => {
    expect(dateTime('2025-01-05T15:30:00.000Z', 'UTC')).toBe('Jan 5, 2025, 03:30 PM');
    expect(day('2025-01-05T23:30:00.000Z', 'America/New_York')).toBe('Jan 5, 2025');
  });
});
