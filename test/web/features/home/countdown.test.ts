import { expect, it } from 'vitest';
import { countdown } from '#web/features/home/campaign/countdown.ts';

const DAY = 86_400_000;

it.each([
  [7 * DAY, '7 days 00:00:00'],
  [7 * DAY - 1, '7 days 00:00:00'],
  [7 * DAY - 1000, '6 days 23:59:59'],
  [DAY + 3_661_000, '1 day 01:01:01'],
  [DAY - 1000, '23:59:59'],
  [1, '00:00:01'],
])('%i ms are %s (LND-38)', (left, text) => {
  expect(countdown(left)).toBe(text);
});
