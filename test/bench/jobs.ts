import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, type QueryCommandInput, ScanCommand } from '@aws-sdk/client-dynamodb';
import Stripe from 'stripe';
import { handler as remind } from '#functions/account/remind-before-deletion.ts';
import { handler as correctExpiry } from '#functions/assessment/correct-expiry.ts';
import { newAccount, storeAccount } from '#functions/data/account/account.ts';
import { storeAssessment } from '#functions/data/assessment/assessment.ts';
import { customerKey } from '#functions/data/customer/customer.ts';
import { reminderTaskKey } from '#functions/data/reminder/task.ts';
import { resultKey } from '#functions/data/result/result.ts';
import { retentionTask } from '#functions/data/retention/task.ts';
import { tableShape } from '#functions/data/table/shape.ts';
import { handler as reconcile } from '#functions/plans/reconcile-subscriptions.ts';
import type { Run } from '#functions/serve/job.ts';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import type { RequestEntry } from '#infra/local/stand-ins/stripe/api/journal-entry.ts';
import { GOES_ON_MINUTES, schedules } from '#infra/schedules.ts';
import { newId } from '#shared/lib/ids.ts';
import { acceptedCard } from '#test/support/billing/billing.ts';
import { startProvider } from '#test/support/billing/stripe-stand-in.ts';
import { atOnce } from '#test/support/harness/at-once.ts';
import { type Consumed, onConsumed } from '#test/support/stack/consumed.ts';
import { startOwnTable } from '#test/support/stack/own-table.ts';
import { putRows } from '#test/support/stack/table-rows.ts';
import { listPrices } from './list-prices.data.ts';

const DAY_MS = 86_400_000;
const GONE_OVER = 10_000_000;
/** Accounts in the table: WAYMARK_ACCOUNTS=200000 npm run bench -- jobs (results: docs/decisions/0092). */
const accounts = Number(process.env.WAYMARK_ACCOUNTS ?? 2_000);
/** how many runs are killed with kill -9 before one pass may finish */
const kills = Number(process.env.WAYMARK_KILLS ?? 3);
const BATCH = 100;
const SUBSCRIBERS = 60;
/** Time of one run without the margin for visits in progress; a Lambda has fifteen minutes. */
const runMs = Number(process.env.WAYMARK_RUN_SECONDS ?? 20) * 1000;
const MARGIN_MS = 30_000;
/** Assumptions about the cloud. */
const assumed = { tableMs: 5, stripeMs: 200, atOnce: 5, subscribersShare: 0.05 };
const whole = (value: number) => Math.round(value).toLocaleString('en');

/** The rows of a subscriber whose assessment has an outdated expiry. */
function rowsOf(now: number): Record<string, unknown>[] {
  const sub = crypto.randomUUID();
  const endedAt = now - DAY_MS;
  const id = newId(randomBytes(16), endedAt);
  const key = `R#${id}#${newId(randomBytes(16), endedAt)}`;
  const role = { code: '15-1252.00', score: 81 };
  const result = { key, scores: { final: 81, fit: 80, opportunity: 75, feasibility: 90 }, roles: [role], clusters: [] };
  const assessment = {
    ...{ id, variant: 'gold-standard-v1' as const, status: 'completed' as const, committed: true },
    ...{ answers: [null, null, null], done: [true, true, true], createdAt: endedAt, expiresAt: endedAt },
    ...{ endedAt, importedAt: null, result, keptUntil: null },
  };
  return [
    storeAccount(sub, { ...newAccount(now), plan: 'pro', subscribed: { from: now - 2 * DAY_MS, until: null } }),
    storeAssessment(sub, assessment, null),
    { ...resultKey(sub, key), document: 'x', expiresAtEpoch: Math.floor((now + 37 * DAY_MS) / 1000) },
    retentionTask(sub, 1),
    { ...reminderTaskKey(sub), dueAt: now + 23 * DAY_MS, version: 1 },
  ];
}

/** Runs until a pass is finished. Returns the runs, and the table requests per visit. */
async function passOf(handler: (event: unknown, lambda: { getRemainingTimeInMillis(): number }) => Promise<Run>) {
  let [requests, writes] = [0, 0];
  const isWrite = ({ operation }: Consumed) => /Put|Update|Delete|Transact/.test(operation);
  const ended = onConsumed((consumed) => {
    requests += consumed.requests;
    if (isWrite(consumed)) writes += 1;
  });
  const runs: Run[] = [];
  let [first, rss] = [0, 0];
  const began = performance.now();
  do {
    const end = performance.now() + runMs + MARGIN_MS;
    runs.push(await handler({}, { getRemainingTimeInMillis: () => end - performance.now() }));
    rss = Math.max(rss, process.memoryUsage().rss);
    first ||= rss;
  } while (!runs.at(-1)!.finished);
  ended();
  const visited = runs.reduce((sum, run) => sum + run.visited, 0);
  const seconds = (performance.now() - began) / 1000;
  return { runs, visited, requests: requests / visited, writes: writes / visited, seconds, grew: rss - first };
}

/** Starts runs and kills each at a random moment; the next resumes at their cursor. */
async function killed(): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    const child = fork(join(import.meta.dirname, 'job-process.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    await once(child, 'message');
    await sleep(500 + Math.random() * 4_500);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** The number of rows that match a condition. */
async function rowsWith(
  condition: Pick<QueryCommandInput, 'FilterExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>,
): Promise<number> {
  const client = new DynamoDBClient({});
  let count = 0;
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = new ScanCommand({
      TableName: process.env.TABLE_NAME,
      Select: 'COUNT',
      ...condition,
      ExclusiveStartKey,
    });
    const { Count = 0, LastEvaluatedKey } = await client.send(page);
    count += Count;
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  client.destroy();
  return count;
}

const tasksLeft = () =>
  rowsWith({
    FilterExpression: 'pk = :tasks',
    ExpressionAttributeValues: { ':tasks': { S: String(retentionTask('', 0).pk) } },
  });
const expiring = () => rowsWith({ FilterExpression: `attribute_exists(${tableShape.ttlAttribute})` });

type Pass = Awaited<ReturnType<typeof passOf>>;

const measured = (name: string, { runs, visited, requests, seconds, grew }: Pass): string[] => [
  `${name}: ${whole(visited)} visited in ${runs.length} runs of ${runMs / 1000} s, ${whole(visited / seconds)} a second; each run went on at the cursor`,
  `  ${requests.toFixed(3)} requests to the table a visit; memory grew by ${whole(grew / 1e6)} MB after the first run`,
];

/** Estimates the time and cost of such a pass in the cloud from the counts measured here. */
function reckoned(name: keyof typeof schedules, visits: number, visitMs: number, pass: Pass): string {
  const aSecond = (1000 / visitMs) * assumed.atOnce;
  const seconds = visits / aSecond;
  const minutes = schedules[name]!.timeoutMinutes;
  const runs = Math.ceil(seconds / (minutes * 60 - MARGIN_MS / 1000));
  const dollars =
    seconds * 0.5 * listPrices.lambdaGbSecond +
    ((visits * pass.writes) / 1e6) * listPrices.million['DynamoDB, write units'] +
    ((visits * (pass.requests - pass.writes)) / 1e6) * listPrices.million['DynamoDB, read units'];
  const hours = (runs * Math.max(GOES_ON_MINUTES, minutes)) / 60;
  return `  ${whole(visits)} of ${whole(GONE_OVER)} accounts: ${whole(aSecond)} a second, ${whole(runs)} runs, one after the other ${hours.toFixed(1)} h, $${dollars.toFixed(2)}`;
}

/** @returns also the Stripe requests per visit */
async function subscribers(own: Parameters<typeof putRows>[0]): Promise<Pass & { stripeRequests: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-jobs-'));
  const journal = new Journal<RequestEntry>();
  const provider = await startProvider(folder, 'http://127.0.0.1:9/nobody', 0, journal);
  provider.control.run({ mode: 'drop' });
  Object.assign(process.env, provider.env, { STRIPE_API_BASE: provider.endpoint });
  const { hostname: host, port } = new URL(provider.endpoint);
  const stripe = new Stripe(provider.secretKey, { host, port, protocol: 'http', telemetry: false });
  for (let each = 0; each < SUBSCRIBERS; each += 1) {
    const { id } = await stripe.customers.create({ email: 'somebody@example.test' });
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: id,
      line_items: [{ price: provider.prices.pro, quantity: 1 }],
      success_url: 'http://app.example.test/',
    });
    await fetch(url!, { method: 'POST', body: new URLSearchParams(acceptedCard), redirect: 'manual' });
    const sub = crypto.randomUUID();
    const account = { ...newAccount(Date.now()), version: 1 };
    const billing = { ...account.billing, customer: id };
    await putRows(own, [{ ...customerKey(id), sub }, storeAccount(sub, { ...account, billing })]);
  }
  journal.clear();
  const pass = await passOf(reconcile);
  const stripeRequests = journal.entries().length / pass.visited;
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
  return { ...pass, stripeRequests };
}

export async function bench(): Promise<string[]> {
  const own = await startOwnTable('waymark-jobs');
  try {
    const began = performance.now();
    const batches = Math.ceil(accounts / BATCH);
    await atOnce(batches, (batch) => {
      const size = Math.min(BATCH, accounts - batch * BATCH);
      return putRows(own, Array.from({ length: size }, () => rowsOf(Date.now())).flat());
    });
    const filledIn = (performance.now() - began) / 1000;
    const before = { tasks: await tasksLeft(), expiring: await expiring() };
    await killed();
    const left = await tasksLeft();
    const expiry = await passOf(correctExpiry);
    const after = { tasks: await tasksLeft(), expiring: await expiring() };
    process.env.MAIL_SENDER = 'somebody@example.test';
    const reminders = await passOf(remind);
    const paid = await subscribers(own);
    const subscriptions = GONE_OVER * assumed.subscribersShare;
    const stripeMs = paid.stripeRequests * assumed.stripeMs;
    return [
      `${whole(accounts)} accounts with an assessment and two tasks each, ${whole(5 * accounts)} rows, filled in ${whole(filledIn)} s`,
      `correct-expiry, ${kills} runs ended by kill -9: ${whole(before.tasks - left)} of ${whole(before.tasks)} tasks done by then, ${whole(expiry.visited)} visited by the runs that went on`,
      `  ${whole(after.tasks)} tasks left over, ${whole(before.expiring - after.expiring)} of ${whole(before.expiring)} rows put right`,
      ...measured('correct-expiry', expiry),
      reckoned('correct-expiry', GONE_OVER, expiry.requests * assumed.tableMs, expiry),
      ...measured('remind-before-deletion, nobody due', reminders),
      reckoned('remind-before-deletion', GONE_OVER, reminders.requests * assumed.tableMs, reminders),
      ...measured('reconcile-subscriptions', paid),
      `  ${paid.stripeRequests.toFixed(1)} requests to Stripe a visit`,
      reckoned('reconcile-subscriptions', subscriptions, paid.requests * assumed.tableMs + stripeMs, paid),
      `  reckoned with ${assumed.tableMs} ms a request to the table, ${assumed.stripeMs} ms to Stripe, ${assumed.atOnce} visits at once, ${100 * assumed.subscribersShare} % subscribers`,
    ];
  } finally {
    await own.stop();
  }
}
