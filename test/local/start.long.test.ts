import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { badPorts } from '#infra/local/ports.ts';
import { listen } from '#infra/local/stand-ins/kit/listen.ts';
import { StartError } from '#infra/local/stand-ins/kit/start-error.ts';
import { root } from '#test/support/source/source-tree.ts';
import { freePortBlock } from '#test/support/stack/free-ports.ts';
import { startStack } from '#test/support/stack/stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs infra/local/start.ts, or another program of the local stack, and collects its output. */
function start(
  env: Record<string, string>,
  flags: string[] = [],
  program = 'infra/local/start.ts',
): { child: ChildProcess; out(): string; ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...flags, program], {
    cwd: root,
    env: { ...process.env, WAYMARK_DEMO_RESULTS: 'off', WAYMARK_STATE_DIR: join(folder, 'state'), ...env },
  });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (err += chunk));
  const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ code, out, err })));
  return { child, out: () => out, ended };
}

const refused = async (env: Record<string, string>, flags?: string[]): Promise<string> => {
  const { code, err } = await start(env, flags).ended;
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
  return err.trim();
};

describe('what keeps the stack from starting is said in one line', () => {
  it.each([
    ['app', 0],
    ['DynamoDB', 1],
    ['Cognito', 3],
    ['control', 6],
  ])('a taken port: %s', async (what, offset) => {
    const base = await freePortBlock();
    const holder = createServer();
    await new Promise<void>((done) => holder.listen(base + offset, '127.0.0.1', done));
    const line = await refused({ PORT: String(base) });
    holder.close();
    expect(line).toMatch(new RegExp(`^waymark: port ${base + offset} \\(${what}\\) is taken: .*PORT=\\d+ npm start`));
  });

  it.each([
    ['6000', 6000, 6100],
    ['5995', 6000, 6100], // the port of the Stripe pages
    ['6660', 6665, 6700],
  ])('a block with a port that browsers refuse: PORT=%s', async (port, bad, other) => {
    const line = await refused({ PORT: port });
    expect(line).toContain(`browsers refuse to open port ${bad}`);
    expect(line).toContain(`PORT=${other} npm start`);
  });

  it('a state folder that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const line = await refused({ PORT: String(await freePortBlock()), WAYMARK_STATE_DIR: join(file, 'state') });
    expect(line).toContain(`the state folder ${join(file, 'state')} cannot be written (ENOTDIR)`);
    expect(line).toContain('WAYMARK_STATE_DIR');
  });

  it('a state folder that another stack runs on, which goes on', async () => {
    const stack = await startStack();
    const line = await refused({ PORT: String(await freePortBlock()), WAYMARK_STATE_DIR: stack.stateDir });
    expect(line).toContain(`a stack is running on the state folder ${stack.stateDir}: stop it first`);
    expect((await fetch(`${stack.endpoints.web}/config.json`)).status).toBe(200);
    await stack.stop();
  });

  it('a port that was taken since the ports were looked at', async () => {
    const holder = await listen(createServer(), 0);
    const port = Number(new URL(holder.endpoint).port);
    await expect(listen(createServer(), port)).rejects.toThrow(
      new StartError(`port ${port} is taken by now: start again.`),
    );
    await holder.close();
  });

  it('what is stored cannot be read: after the reason it says how to begin anew', async () => {
    const state = join(folder, 'damaged');
    mkdirSync(state);
    writeFileSync(join(state, 'cognito.sqlite'), 'no database '.repeat(10));
    const { code, err } = await start({ PORT: String(await freePortBlock()), WAYMARK_STATE_DIR: state }).ended;
    const lines = err.trim().split('\n');
    expect([code, lines[0], lines.at(-1)]).toEqual([
      1,
      'Error: file is not a database',
      `waymark: the start broke off. If the reason above is what is stored in ${state}, npm run reset removes it.`,
    ]);
  });

  it('a platform the DynamoDB stand-in has no program for', async () => {
    const elsewhere = 'data:text/javascript,Object.defineProperty(process,"arch",{value:"riscv64"})';
    const offline = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
    const line = await refused({ PORT: String(await freePortBlock()), ...offline }, ['--import', elsewhere]);
    expect(line).toContain(`no program for ${process.platform}-riscv64`);
    expect(line).toContain('AWS_ENDPOINT_URL_DYNAMODB');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ PORT: '80' }, 'PORT must be a whole number'],
    [{ STAGE: 'production' }, 'STAGE must be local, dev, prod'],
    [{ WAYMARK_TTL_SWEEP: 'maybe' }, 'WAYMARK_TTL_SWEEP must be on, off'],
  ])('a variable that makes no sense: %o', async (env, text) => {
    expect(await refused(env as unknown as Record<string, string>)).toContain(text);
  });

  it('a user pool elsewhere that is not named', async () => {
    const line = await refused({
      PORT: String(await freePortBlock()),
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: 'http://127.0.0.1:1',
    });
    expect(line).toContain('USER_POOL_ID');
  });

  it('a Stripe account elsewhere without its key', async () => {
    const line = await refused({
      PORT: String(await freePortBlock()),
      STRIPE_API_BASE: 'http://127.0.0.1:1',
      STRIPE_SECRET_KEY: 'sk_test_elsewhere',
    });
    expect(line).toContain(
      'set STRIPE_WEBHOOK_SECRETS, STRIPE_PRICE_PRO, STRIPE_PRICE_SWITCH, STRIPE_PRICE_ADDON, too',
    );
  });

  it('a table elsewhere that does not answer', async () => {
    const line = await refused({
      PORT: String(await freePortBlock()),
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
      AWS_MAX_ATTEMPTS: '1',
    });
    expect(line).toContain('the table could not be made at http://127.0.0.1:1');
  });
});

it('Node’s fetch refuses the same ports as browsers', async () => {
  const reasons = badPorts.map((port) => fetch(`http://127.0.0.1:${port}`).catch(({ cause }) => cause.message));
  expect(await Promise.all(reasons)).toEqual(badPorts.map(() => 'bad port'));
});

describe('the life of a running stack', () => {
  it('prints where it is and who may sign in, keeps secrets readable by the owner only, and stops when told', async () => {
    const port = await freePortBlock();
    const running = start({ PORT: String(port) });
    await expect.poll(running.out).toContain('Ctrl+C');
    running.child.kill('SIGINT');
    const { code, out, err } = await running.ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`http://127.0.0.1:${port}\n`);
    for (const plan of ['free', 'pro', 'max', 'admin'])
      expect(out).toMatch(new RegExp(`${plan}@waymark.example +\\S{16}`));
    const freed = createServer();
    await new Promise<void>((done, fail) => freed.once('error', fail).listen(port + 1, '127.0.0.1', done));
    freed.close();
    for (const name of ['endpoints.json', 'demo-accounts.json', 'cognito.sqlite', 'mailbox.sqlite'])
      expect([name, statSync(join(folder, 'state', name)).mode & 0o077]).toEqual([name, 0]);
    expect(statSync(join(folder, 'state')).mode & 0o077).toBe(0);
  });

  it.skipIf(process.platform !== 'linux')('says so and ends when the DynamoDB stand-in dies', async () => {
    const stack = await startStack();
    const pid = dynoxideOf(stack.stateDir);
    expect(pid).toBeDefined();
    process.kill(pid as number, 'SIGKILL');
    await expect.poll(() => stack.output()).toContain('waymark: the DynamoDB stand-in ended unexpectedly');
    await expect.poll(() => stack.exitCode()).toBe(1);
    await stack.stop();
  });

  it.skipIf(process.platform !== 'linux')('takes the DynamoDB stand-in with it when it is killed', async () => {
    const stack = await startStack();
    expect(dynoxideOf(stack.stateDir)).toBeDefined();
    await stack.kill9();
    await expect.poll(() => dynoxideOf(stack.stateDir)).toBeUndefined();
    await stack.stop();
  });
});

describe('npm run reset', () => {
  const reset = (env: Record<string, string>) => start(env, [], 'infra/local/reset.ts').ended;

  it('removes what a stack has stored, but not while it runs, and nothing that is not a stack’s', async () => {
    const stack = await startStack();
    const env = { PORT: String(stack.port), WAYMARK_STATE_DIR: stack.stateDir };
    // whichever ports the reset looks at
    for (const port of [stack.port, await freePortBlock()]) {
      const { code, err } = await reset({ ...env, PORT: String(port) });
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^waymark: a stack is running on the state folder .*stop it first/),
      ]);
    }
    await stack.kill9();
    expect(await reset(env)).toMatchObject({ code: 0 });
    expect(existsSync(stack.stateDir)).toBe(false);
    expect(await reset(env)).toMatchObject({ code: 0 });

    const other = mkdtempSync(join(folder, 'other-'));
    writeFileSync(join(other, 'thesis.txt'), '');
    expect(await reset({ ...env, WAYMARK_STATE_DIR: other })).toMatchObject({ code: 1 });
    expect(existsSync(join(other, 'thesis.txt'))).toBe(true);
  });
});

/** The process that serves the table of this state folder, from Linux's process table. */
function dynoxideOf(stateDir: string): number | undefined {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      const command = commandOf(pid);
      return command[0]?.endsWith('dynoxide') && command.some((argument) => argument.startsWith(stateDir));
    });
}

function commandOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return []; // it has ended in the meantime
  }
}
