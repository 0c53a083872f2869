import { beforeAll, expect, it } from 'vitest';
import { type AssessmentCost, measureAssessment } from '#test/support/assessment-cost.ts';

let measured: AssessmentCost;
beforeAll(async () => {
  measured = await measureAssessment();
});

it('one complete assessment with its whole stored result is at most 16 requests and 40 write units (performance.md)', () => {
  expect(measured.total.requests).toBeLessThanOrEqual(16);
  expect(measured.total.writes).toBeLessThanOrEqual(40);
});

it('the history never reads a whole result (performance.md)', () => {
  for (const action of ['list assessments', 'list results', 'list latest results', 'usage summary'])
    expect(measured.others.find((each) => each.action === action)).toMatchObject({ requests: 1, reads: 1 });
});

it('no action of a person is more than three requests (performance.md)', () => {
  const requests = Object.fromEntries(
    [...measured.steps, ...measured.others].map((each) => [each.action, each.requests]),
  );
  expect(requests).toEqual({
    'gate: reserve': 1,
    'start session': 1,
    'save triage': 2,
    'save core': 2,
    'save deepDive': 2,
    complete: 3,
    'gate: commit': 1,
    'read result': 2,
    'list assessments': 1,
    'list results': 1,
    'list latest results': 1,
    'smart match': 1,
    'usage summary': 1,
    'check subscription': 1,
    'sign out': 1,
    // a new account: the refused shortcut, then the item itself
    'first action of an account': 2,
    'delete assessment': 3,
  });
});

it('the dashboard is one request of one read unit, with the check of the plan in it (DSH-25, DSH-26, D-36)', () => {
  const dashboard = measured.others.find(({ action }) => action === 'list latest results');
  expect(dashboard).toMatchObject({ requests: 1, reads: 1, writes: 0 });
});

it('an assessment with its result is stored in less than 2 kB, and the account in one write unit (performance.md)', () => {
  expect(measured.assessmentBytes).toBeLessThan(2000);
  expect(measured.accountBytes).toBeLessThanOrEqual(1024);
});
