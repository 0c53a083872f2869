import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { grantPlan } from '#functions/data/account/plan.ts';
import { systemActor } from '#functions/data/account/system-actor.ts';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { startS3 } from '#infra/local/stand-ins/s3/start.ts';
import { api } from '#shared/api.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { callsOf } from './calls-of.ts';
import { onConsumed } from './consumed.ts';
import { callDirectly } from './direct-call.ts';
import { startOwnTable } from './own-table.ts';
import { type TableAddress, tableRows } from './table-rows.ts';

export interface Cost {
  action: string;
  requests: number;
  /** write and read units, as DynamoDB reports them */
  writes: number;
  reads: number;
  /** how often all occupations were ranked */
  rankings: number;
}

export interface AssessmentCost {
  /** every step of one assessment, in order, from the gate to the shown result */
  steps: Cost[];
  total: Cost;
  /** the same after nine others on the same day */
  tenth: Cost;
  /** a person's other actions: history, usage, sign-out … */
  others: Cost[];
  /** bytes of the completed assessment's row and of its whole result, as DynamoDB counts them */
  assessmentBytes: number;
  resultBytes: number;
  /** bytes of the account item at its fullest during the tenth assessment */
  accountBytes: number;
}

/** Runs one assessment through the real functions on a fresh table, as the app's client does, and counts. */
export async function measureAssessment(): Promise<AssessmentCost> {
  const own = await startOwnTable('waymark-cost');
  const bucket = 'waymark-cost-files';
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const files = await startS3({
    port: 0,
    dir: join(own.folder, 'files'),
    clock: Date.now,
    journal: new Journal(),
    config: { region: own.region, bucket, allowedOrigin: '', credentials: () => credentials },
  });
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: files.endpoint,
    FILES_BUCKET: bucket,
    USER_POOL_CLIENT_ID: 'client',
    APP_ORIGIN: 'http://127.0.0.1:4000',
  });
  const { write } = process.stdout;
  try {
    process.stdout.write = () => true; // hides the functions' own log lines
    return await measure(own);
  } finally {
    process.stdout.write = write;
    await files.stop();
    await own.stop();
  }
}

/** One request of the measurement, with the headers that name it. */
type Work<Body> = (headers: Record<string, string>) => Promise<{ status: number; body: Body }>;

async function measure(own: TableAddress): Promise<AssessmentCost> {
  const rankings = await callsOf('shared/matching/rank.ts', 'rank');
  const caller = { sub: randomUUID(), clientId: 'client', authTime: Math.floor(Date.now() / 1000) };
  const feature = 'career_path_analyses' as const;
  const answers = sampleAnswers();
  let key = 0;

  const count = async <T>(action: string, work: Work<T>) => {
    const cost: Cost = { action, requests: 0, writes: 0, reads: 0, rankings: 0 };
    await rankings.count();
    const stop = onConsumed(({ operation, requests, units }) => {
      cost.requests += requests;
      if (/^(Get|BatchGet|Query)/.test(operation)) cost.reads += units;
      else cost.writes += units;
    });
    const { status, body } = await work({ 'idempotency-key': `action-${key++}-of-the-measurement` });
    stop();
    cost.rankings = await rankings.count();
    if (status !== 200) throw new Error(`${action}: ${status} ${JSON.stringify(body)}`);
    return { cost, body };
  };
  const rows = () => tableRows(own, caller.sub);

  // the account exists already; its very first write would create it
  const first = await count('first action of an account', (headers) =>
    callDirectly(api.plans.checkGate, { feature: 'smart_matches_daily' }, caller, headers),
  );
  await grantPlan(systemActor(caller.sub, Date.now()), {
    plan: 'switch',
    packs: 0,
    paidUntil: Date.now() + 30 * 86_400_000,
  });

  /** one assessment, from the gate to the shown result */
  const assessment = async () => {
    const steps: Cost[] = [];
    const step = async <T>(action: string, work: Work<T>) => {
      const { cost, body } = await count(action, work);
      steps.push(cost);
      return body;
    };
    await step('gate: reserve', (headers) => callDirectly(api.plans.checkGate, { feature }, caller, headers));
    const session = await step('start session', (headers) =>
      callDirectly(api.assessment.startSession, {}, caller, headers),
    );
    const session_id = session.session_id!;
    for (const stage of ['triage', 'core', 'deepDive'] as const)
      await step(`save ${stage}`, (headers) =>
        callDirectly(
          api.assessment.saveAnswer,
          { session_id, stage, answers: answers[stage], seq: 1 },
          caller,
          headers,
        ),
      );
    const account = (await rows()).find((row) => row.sk === 'ACCOUNT')!;
    const completed = await step('complete', (headers) =>
      callDirectly(api.assessment.completeAssessment, { sessionId: session_id }, caller, headers),
    );
    await step('gate: commit', (headers) =>
      callDirectly(api.plans.commitGate, { sessionId: session_id }, caller, headers),
    );
    await step('read result', (headers) =>
      callDirectly(api.assessment.getResult, { id: completed.result_id }, caller, headers),
    );
    return { steps, session_id, account };
  };
  const { steps, session_id } = await assessment();
  const assessmentBytes = itemBytes((await rows()).find((row) => row.status === 'completed')!);
  const resultBytes = itemBytes((await rows()).find((row) => row.document)!);
  for (let nth = 2; nth < 10; nth++) await assessment();
  const tenth = await assessment();

  const others = [first.cost];
  const other = async (action: string, work: Work<unknown>) => others.push((await count(action, work)).cost);
  await other('list assessments', () => callDirectly(api.assessment.listAssessments, {}, caller));
  await other('list results', () => callDirectly(api.assessment.listResults, {}, caller));
  await other('reserve without a key', () => callDirectly(api.plans.checkGate, { feature: 'resume_builds' }, caller));
  await other('list latest results', () => callDirectly(api.assessment.listLatestResults, {}, caller));
  await other('usage summary', () => callDirectly(api.plans.getUsageSummary, {}, caller));
  await other('check subscription', () => callDirectly(api.plans.checkSubscription, {}, caller));
  await other('delete assessment', () => callDirectly(api.assessment.deleteAssessment, { session_id }, caller));
  await other('sign out', (headers) => callDirectly(api.account.signOut, {}, caller, headers));
  await rankings.stop();

  return {
    steps,
    total: totalOf('one complete assessment', steps),
    tenth: totalOf('the tenth of a day', tenth.steps),
    others,
    assessmentBytes,
    resultBytes,
    accountBytes: itemBytes(tenth.account),
  };
}

const totalOf = (action: string, steps: Cost[]): Cost =>
  steps.reduce(
    (sum, each) => ({
      action,
      requests: sum.requests + each.requests,
      writes: sum.writes + each.writes,
      reads: sum.reads + each.reads,
      rankings: sum.rankings + each.rankings,
    }),
    { action, requests: 0, writes: 0, reads: 0, rankings: 0 },
  );

/** The size of an item by DynamoDB's published rules: names and texts in UTF-8, numbers by digits, 3 + 1 per member. */
function itemBytes(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number')
    return Math.ceil(String(Math.abs(value)).replace(/[.]|0+$/g, '').length / 2) + 1 + (value < 0 ? 1 : 0);
  if (value instanceof Uint8Array) return value.byteLength;
  if (Array.isArray(value)) return 3 + value.reduce((sum: number, each) => sum + 1 + itemBytes(each), 0);
  if (value !== null && typeof value === 'object')
    return (
      3 + Object.entries(value).reduce((sum, [name, each]) => sum + 1 + Buffer.byteLength(name) + itemBytes(each), 0)
    );
  return 1;
}
