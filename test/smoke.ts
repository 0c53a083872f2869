import { randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import { stages } from '#shared/assessment/stages.ts';
import { requestOf } from '#shared/lib/request-of.ts';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import { product } from '#shared/product.ts';
import type { WebConfig } from '#shared/web-config.ts';
import { sampleAnswers } from './support/people/sample-answers.ts';
import { freshEmail, signIn, signUp, testPassword } from './support/people/sign-in.ts';

/**
 * `npm run smoke -- <address>`: walks the main job against a running Waymark, as a person's browser would. On the local stack
 * it makes an account of its own and erases it; elsewhere it signs in as WAYMARK_EMAIL with WAYMARK_PASSWORD, and deletes
 * the assessment it has made. Ends with 0 when all went well, 1 when something failed, 2 when not all could be walked.
 */
const usage = 'usage: npm run smoke -- <address>, for example http://127.0.0.1:4000 or https://app.example.com';

class Skipped extends Error {}

const address = URL.parse(process.argv[2] ?? '')?.origin;
if (!address?.startsWith('http')) {
  console.error(usage);
  process.exit(1);
}
const timeoutMs = 35_000;
const get = (path: string, init: RequestInit = {}) =>
  fetch(`${address}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });

let config: WebConfig;
let token = '';
let sessionId: string | undefined;
let resultId = '';
let account: { email: string; password: string; own: boolean };

async function call<R extends Route>(route: R, input: Input<R>): Promise<Output<R>> {
  const { method, path, body } = requestOf(route, input);
  const answer = await get(`/api${path}`, {
    method,
    headers: {
      'x-api-key': config.apiKey,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Output<R>;
}

function expected(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

const pool = () => ({
  region: config.region,
  userPoolId: config.userPoolId,
  clientId: config.userPoolClientId,
  cognito: config.cognitoEndpoint ?? `https://cognito-idp.${config.region}.amazonaws.com`,
});

const steps: [name: string, walk: () => Promise<string>][] = [
  [
    'the landing page and its script',
    async () => {
      const page = await get('/');
      const text = await page.text();
      expected(page.status === 200 && text.includes(product.name), `answered ${page.status} without our name in it`);
      expected(page.headers.has('content-security-policy'), 'it comes without a content security policy');
      const script = /src="(\/[^"]+\.(?:js|tsx?))"/.exec(text)?.[1];
      if (!script) throw new Error('it names no script');
      const { status } = await get(script);
      expected(status === 200, `${script} answered ${status}`);
      return script;
    },
  ],
  [
    'the configuration',
    async () => {
      config = (await (await get('/config.json')).json()) as WebConfig;
      expected(Boolean(config.userPoolId && config.apiKey), 'it names no user pool or no key');
      return `stage ${config.stage}, ${config.region}`;
    },
  ],
  [
    'the health of the assessment',
    async () => {
      const { status, data_version } = await call(api.assessment.checkHealth, {});
      expected(status === 'ok', `it says "${status}"`);
      return `data ${data_version}`;
    },
  ],
  ['the prices', async () => (await call(api.plans.getPlans, {})).currency],
  [
    'a call without a token is refused',
    async () => {
      const { status } = await get('/api/check-subscription', {
        method: 'POST',
        headers: { 'x-api-key': config.apiKey },
      });
      expected(status === 401, `it answered ${status}`);
      return '401';
    },
  ],
  [
    'signing in',
    async () => {
      const { WAYMARK_EMAIL: email, WAYMARK_PASSWORD: password } = process.env;
      if (email && password) account = { email, password, own: false };
      else if (config.cognitoEndpoint) {
        account = { email: freshEmail(), password: testPassword, own: true };
        await signUp({ ...pool(), mailbox: `${address}/dev/mailbox` }, account.email);
      } else throw new Skipped('set WAYMARK_EMAIL and WAYMARK_PASSWORD to an account of this deployment');
      token = (await signIn(pool(), account.email, account.password)).accessToken;
      return account.own ? 'a new account' : account.email;
    },
  ],
  [
    'an assessment, answered and completed',
    async () => {
      const started = await call(api.assessment.startSession, {});
      if (!started.allowed) throw new Skipped(`the account has no analysis left (${started.reason})`);
      sessionId = started.session_id!;
      const answers = sampleAnswers();
      for (const stage of stages)
        await call(api.assessment.saveAnswer, { session_id: sessionId, stage, answers: answers[stage] });
      resultId = (await call(api.assessment.completeAssessment, { sessionId })).result_id;
      return resultId;
    },
  ],
  [
    'its result',
    async () => {
      if (!resultId) throw new Skipped('there is none');
      const result = await call(api.assessment.getResult, { id: resultId });
      expected(result.roles.length > 0, 'it names no occupation');
      return `${result.roles.length} occupations, model ${result.scoring_meta.modelVersion}`;
    },
  ],
  [
    'nothing is left behind',
    async () => {
      if (account.own) {
        await call(api.account.eraseAccount, { confirm: account.email });
        return 'the account is erased';
      }
      if (!sessionId) return 'nothing was made';
      await call(api.assessment.deleteAssessment, { session_id: sessionId });
      return 'the assessment is deleted';
    },
  ],
];

const counts = { passed: 0, failed: 0, skipped: 0 };
const told = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' };
for (const [name, walk] of steps) {
  const cleansUp = name === steps.at(-1)![0] && token !== '';
  const started = performance.now();
  const tell = (how: keyof typeof counts, what: string) => {
    counts[how] += 1;
    const ms = `${Math.round(performance.now() - started)} ms`.padStart(9);
    console.log(`${told[how]} ${ms}  ${name}: ${what}`);
  };
  // without a configuration or an account there is nobody to go on as; what was made is taken away all the same
  if (!cleansUp && (counts.failed > 0 || (counts.skipped > 0 && !token)))
    tell('skipped', 'what comes before it did not go well');
  else
    await walk().then(
      (what) => tell('passed', what),
      (error) => tell(error instanceof Skipped ? 'skipped' : 'failed', (error as Error).message),
    );
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : counts.skipped > 0 ? 2 : 0);
