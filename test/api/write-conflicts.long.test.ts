import { afterAll, beforeAll, expect, it } from 'vitest';
import { needsOf } from '#infra/needs.ts';
import { type RouteEntry, routeEntries } from '#shared/api.ts';
import { DEFAULT_TIMEOUT_MS } from '#shared/lib/route.ts';
import { exportedOf, wholePerson } from '#test/support/accounts/whole-person.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import type { Fault } from '#test/support/stack/fault-proxy.ts';
import { startFaultyStack } from '#test/support/stack/faulty-stack.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';

let faulty: Awaited<ReturnType<typeof startFaultyStack>>;
let who: SignedIn;
let other: SignedIn;
/** By route name, an input that names something of theirs; elsewhere the sample does. */
let own: Record<string, Record<string, unknown>>;
beforeAll(async () => {
  faulty = await startFaultyStack();
  [who, other] = await Promise.all([faulty.stack.signUpAndIn(), faulty.stack.signUpAndIn()]);
  const { sessionId, resultId, resumeId, matchId } = await wholePerson(faulty.stack, who);
  const { entries } = await exportedOf(faulty.stack, who);
  own = {
    shareResult: { id: resultId, shared: true },
    deleteAssessment: { session_id: sessionId },
    deleteMatch: { match_id: matchId },
    deleteResume: { resume_id: resumeId },
    importAccount: { entry: entries.find(({ kind }) => kind === 'assessment') },
  };
});
afterAll(() => faulty?.stop());

const refused = (error: string, more: object): Fault => ({
  kind: 'status',
  status: 400,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#Transaction${error}Exception`, ...more }),
});

/** As DynamoDB says it of one row, and of a transaction. */
const conflict = (operation: string): Fault | undefined => {
  if (/(Put|Update|Delete)Item$/.test(operation)) return refused('Conflict', {});
  if (!operation.endsWith('TransactWriteItems')) return undefined;
  return refused('Canceled', { CancellationReasons: [{ Code: 'TransactionConflict' }] });
};

/** A route with a long timeout tries again for as long, and would only make this slow. */
const writes = ({ route, ...entry }: RouteEntry) =>
  route.access !== 'webhook' &&
  (route.timeoutMs ?? 0) <= DEFAULT_TIMEOUT_MS &&
  needsOf({ route, ...entry }).table?.some((action) => /^(Put|Update|Delete)/.test(action));

it('a row that another writer holds is answered with 503 and when to try again, by every route', async () => {
  faulty.database.follow(({ operation = '' }) => conflict(operation));
  const answers = await Promise.all(
    routeEntries.filter(writes).map(async ({ name, route }) => {
      const { accessToken } = name === 'importAccount' ? other : who;
      const answer = await faulty.stack.call(route, (own[name] ?? sampleInputs[name] ?? {}) as never, accessToken);
      return { name, status: answer.status, retryAfter: answer.headers.get('retry-after') };
    }),
  );
  faulty.database.heal();
  const late = answers.filter(({ status }) => status >= 500);
  expect(late).toEqual(late.map(({ name }) => ({ name, status: 503, retryAfter: '1' })));
  expect(late.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(own)));
});
