import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Endpoints } from '#infra/local/endpoints.ts';
import { requestOf } from '#shared/lib/request-of.ts';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import { freshEmail, type SignedIn, signIn, signUp } from '#test/support/people/sign-in.ts';
import { root } from '#test/support/source/source-tree.ts';
import { watchForeignData } from './foreign-data.ts';
import { freePortBlock } from './free-ports.ts';

export interface StackOptions {
  /** base of the block of ports; a free one by default */
  port?: number;
  stage?: 'local' | 'dev' | 'prod';
  /** serve the production build, as browser tests and benchmarks want it */
  built?: boolean;
  /** the product to start; this repository by default */
  root?: string;
  /** variables for the stack's process, for example an address that replaces a stand-in */
  env?: Record<string, string>;
}

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
  text: string;
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

const timeoutMs = 100_000;

/** In every call of every test, nothing may leave that the schema does not name. */
function refuseUnnamed(route: Route, answer: unknown): void {
  const named = z.safeParse(route.output, answer);
  if (!named.success) return; // a copy of the product with additions: test/api/second-variant.test.ts
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(named.data)), answer))
    throw new Error(`${route.path} answers more than its schema names`);
}

/**
 * The running product: `infra/local/start.ts` as a process of its own with its own state folder. Expired items are not
 * swept (WAYMARK_TTL_SWEEP), so that tests prove the rules work without it.
 */
export async function startStack(options: StackOptions = {}) {
  const port = options.port ?? (await freePortBlock());
  const stateDir = mkdtempSync(join(tmpdir(), 'waymark-test-'));
  /** whole: what is proved not to be logged is looked for in all of it */
  const logFile = join(stateDir, 'stack.log');
  const output = () => readFileSync(logFile, 'utf8');
  let child: ChildProcess;
  let endpoints: Endpoints;
  let offsetMs = 0;

  const launch = async () => {
    const ready = join(stateDir, 'endpoints.json');
    rmSync(ready, { force: true });
    const log = openSync(logFile, 'a', 0o600);
    child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'infra/local/start.ts', ...(options.built ? ['--built'] : [])],
      {
        cwd: options.root ?? root,
        stdio: ['ignore', log, log, 'ipc'], // the channel ends the stack when the test process ends
        env: {
          ...process.env,
          NODE_ENV: '',
          PORT: String(port),
          STAGE: options.stage ?? 'local',
          WAYMARK_STATE_DIR: stateDir,
          WAYMARK_TTL_SWEEP: 'off',
          WAYMARK_WARM_UP: 'off',
          WAYMARK_DEMO_RESULTS: 'off',
          ...options.env,
        },
      },
    );
    closeSync(log);
    const deadline = performance.now() + timeoutMs;
    while (!existsSync(ready)) {
      if (child.exitCode !== null || performance.now() > deadline)
        throw new Error(`the stack did not start (exit code ${child.exitCode}):\n${output().slice(-20_000)}`);
      await sleep(25);
    }
    endpoints = JSON.parse(readFileSync(ready, 'utf8'));
    offsetMs = 0;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  };
  await launch();

  /** Queries the control port or, with a body, sends it a command. */
  const control = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${endpoints.control}${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };

  /** the clock of the stack, in milliseconds */
  const now = (): number => Date.now() + offsetMs;

  const foreign = watchForeignData();
  const enter = async (email: string, password?: string): Promise<SignedIn> => {
    const person = await signIn(endpoints, email, password, now());
    foreign.know(person);
    return person;
  };

  return {
    port,
    stateDir,
    get endpoints(): Endpoints {
      return endpoints;
    },
    /** everything the stack has logged so far, including the functions */
    output,
    exitCode: (): number | null => child.exitCode,

    /**
     * Calls a route of the table over HTTP, as the browser's client does.
     * @param input path parameters, query and body in one object
     */
    async call<R extends Route>(
      route: R,
      input: Input<R>,
      token?: string | null,
      init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
    ): Promise<Answer<Output<R>>> {
      const { method, path, body } = requestOf(route, input);
      const response = await fetch(`${endpoints.api}${path}`, {
        method,
        ...(body !== undefined && { body }),
        headers: {
          'x-api-key': endpoints.apiKey,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...init.headers,
        },
        ...(init.signal && { signal: init.signal }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const answer = isJson && text ? JSON.parse(text) : text;
      if (response.status === 200) refuseUnnamed(route, answer);
      foreign.refuseForeign(token, `${path} ${body ?? ''}`, text);
      return { status: response.status, headers: response.headers, text, body: answer };
    },

    /** A new person who has signed up, confirmed by mail and signed in. */
    async signUpAndIn(email: string = freshEmail()): Promise<SignedIn> {
      await signUp(endpoints, email);
      return enter(email);
    },
    signIn: enter,
    /** A demo account, signed in. */
    async signInDemo(plan: 'Free' | 'Pro' | 'Max' | 'admin'): Promise<SignedIn> {
      const account = endpoints.demoAccounts.find((each) => each.plan === plan);
      if (!account) throw new Error(`there is no demo account ${plan}`);
      return enter(account.email, account.password);
    },

    async advanceClock(ms: number): Promise<void> {
      const state = await control('/clock', { advanceMs: ms });
      offsetMs = Number(state.offsetMs);
    },
    async resetClock(): Promise<void> {
      await control('/clock', { reset: true });
      offsetMs = 0;
    },
    now,
    control,
    tick: (schedule: string) => control(`/tick/${schedule}`, {}),
    journal: async (service: string) =>
      (await control(`/journal/${service}`)).entries as Record<string, string | number>[],

    /** Ends like a crash: nothing is flushed, and the state folder stays. */
    kill9: () => end('SIGKILL'),
    /** Restarts on the same state folder and ports. The clock is reset. */
    async restart(): Promise<void> {
      await end('SIGTERM');
      await launch();
    },
    async stop(): Promise<void> {
      await end('SIGTERM');
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
