import { expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { costText } from '#web/parts/billing/cost-text.ts';

it('a use that failed is said to have cost nothing only where the function has said so', () => {
  expect(costText(new ApiError('INTERNAL', 'broken', { status: 500 }))).toBe('Nothing was counted.');
  expect(costText(new ApiError('BAD_INPUT', 'text: is too short', { status: 400 }))).toBe('Nothing was counted.');
  const once = 'Trying again is the same use: it is counted at most once.';
  expect(costText(new ApiError('UNAVAILABLE', 'too late', { status: 503 }))).toBe(once);
  for (const code of ['NETWORK', 'TIMEOUT', 'BAD_ANSWER']) expect(costText(new ApiError(code, 'no answer'))).toBe(once);
});
