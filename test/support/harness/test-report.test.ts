import { expect, test } from 'vitest';
import { root } from '#test/support/source/source-tree.ts';
import { gistOf } from './test-report.ts';

test('an error of playwright is told by what failed, what was tried and where, without colours and code', () => {
  const attempts = Array.from(
    { length: 20 },
    (_, number) => `\u001b[2m    - retrying click action ${number}\u001b[22m`,
  );
  const message = `TimeoutError: locator.click: Timeout 1500ms exceeded.
Call log:
\u001b[2m  - waiting for getByRole('button')\u001b[22m
\u001b[2m    - locator resolved to <button disabled>x</button>\u001b[22m
${attempts.join('\n')}


  1 | const press = async (page) => {
> 2 |   await page.getByRole('button').click();
    |                                  ^
    at press (${root}/test/support/browser/answer-steps.ts:3:49)
    at ${root}/node_modules/playwright/lib/index.js:7:9
    at ${root}/test/e2e/auth.e2e.ts:7:9`;
  expect(gistOf(message)).toEqual([
    'TimeoutError: locator.click: Timeout 1500ms exceeded.',
    "- waiting for getByRole('button')",
    '- locator resolved to <button disabled>x</button>',
    '…',
    ...Array.from({ length: 8 }, (_, number) => `- retrying click action ${12 + number}`),
    'at test/support/browser/answer-steps.ts:3:49 < test/e2e/auth.e2e.ts:7:9',
  ]);
});

test('an error of vitest is told by its message and its lines in the repository', () => {
  const message = `AssertionError: expected 1 to be 2 // Object.is equality
    at file://${root}/test/api/usage.test.ts:12:3
    at processTicksAndRejections (node:internal/process/task_queues:103:5)`;
  expect(gistOf(message)).toEqual([
    'AssertionError: expected 1 to be 2 // Object.is equality',
    'at test/api/usage.test.ts:12:3',
  ]);
});
