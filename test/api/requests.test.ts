import { beforeAll, expect, it } from 'vitest';
import { type AssessmentCost, measureAssessment } from '#test/support/stack/assessment-cost.ts';

let measured: AssessmentCost;
beforeAll(async () => {
  measured = await measureAssessment();
});

it('one complete assessment with its whole result is at most 16 requests and 40 write units', () => {
  expect(measured.total.requests).toBeLessThanOrEqual(16);
  expect(measured.total.writes).toBeLessThanOrEqual(40);
  // the tenth of the day costs the same
  expect(measured.tenth).toEqual({ ...measured.total, action: measured.tenth.action });
});

it('an assessment is ranked once, when it is completed, and nothing else ranks (docs/decisions/0012)', () => {
  const ranking = [...measured.steps, ...measured.others].filter(({ rankings }) => rankings > 0);
  expect(ranking).toMatchObject([{ action: 'complete', rankings: 1 }]);
});

it('listing the history never reads a whole result', () => {
  expect(measured.resultBytes).toBeGreaterThan(4096);
  for (const action of ['list assessments', 'list results', 'list latest results', 'usage summary']) {
    const list = measured.others.find((each) => each.action === action)!;
    // a list is one request for the account and ten rows; the summary also reads receipts. A whole result alone is 4
    // units
    const requests = action === 'usage summary' ? 2 : 1;
    expect([list.requests, list.reads <= 3 + requests, list.writes]).toEqual([requests, true, 0]);
  }
});

it('no action takes more than three requests, except deleting, which also deletes the kept CV (D-46)', () => {
  const requests = Object.fromEntries(
    [...measured.steps, ...measured.others].map((each) => [each.action, each.requests]),
  );
  // a change is one read and one conditional write; completing and deleting also touch the result
  expect(requests).toEqual({
    // plus the session check, which a process makes when it has not seen the person for half a minute
    'first action of an account': 3,
    'gate: reserve': 2,
    'start session': 2,
    'save triage': 2,
    'save core': 2,
    'save deepDive': 2,
    complete: 3,
    'gate: commit': 1,
    'read result': 2,
    'list assessments': 1,
    'list results': 1,
    'list latest results': 1,
    'reserve without a key': 1,
    'usage summary': 2,
    'check subscription': 1,
    'sign out': 2,
    'delete assessment': 4,
  });
});

it('the dashboard is one request, including the plan check (D-36)', () => {
  const dashboard = measured.others.find(({ action }) => action === 'list latest results');
  expect(dashboard).toMatchObject({ requests: 1, writes: 0 });
  // the account and eight rows of at most 2 kB
  expect(dashboard!.reads).toBeLessThanOrEqual(4);
});

it('an assessment row is smaller than 2 kB, and the account costs one write unit', () => {
  expect(measured.assessmentBytes).toBeLessThan(2000);
  expect(measured.accountBytes).toBeLessThanOrEqual(1024);
});
