/**
 * Loaded into a stack's process (lambda.ts): instead of each function's module, the gateway, the schedules and the
 * stand-ins get its bundle in a separate process. A proxy in front of each process lets through what the function's role allows.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deployed } from './lambda-bundles.ts';
import { askedOf, isAllowed, mailPath } from './lambda-rights.ts';
import { variablesOf } from './lambda-variables.ts';

export interface LambdaNote {
  file: string;
  kind: 'called' | 'denied' | 'failed';
  what: string;
}

const { WAYMARK_LAMBDA: list, WAYMARK_LAMBDA_NOTES: notes } = process.env;
const root = fileURLToPath(new URL('../..', import.meta.url));
const scheme = 'waymark-lambda:';
/** The modules whose import of a function's file gets its bundle instead. */
const loaders = [
  'infra/local/gateway/run-function.ts',
  'infra/local/schedules.ts',
  'infra/local/service-config.ts',
].map((file) => join(root, file));

const note = (entry: LambdaNote) => appendFileSync(String(notes), `${JSON.stringify(entry)}\n`);

interface Environment {
  /** the last part of its output */
  log(): string;
  invoke(event: unknown, context: Record<string, unknown> & { getRemainingTimeInMillis(): number }): Promise<unknown>;
}

async function start(fn: Deployed): Promise<Environment> {
  const child = spawn(
    process.execPath,
    [join(root, 'test/conformance/lambda-process.ts'), join(fn.folder, 'index.mjs')],
    {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...variablesOf(fn, process.env), ...(await setByLambda(fn)) },
    },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-2_000);
      process.stdout.write(chunk);
    });
  const waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  child.on('message', ({ id, result, failure }: { id: number; result?: unknown; failure?: string }) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) return caller?.done(result);
    note({ file: fn.file, kind: 'failed', what: failure.slice(0, 500) });
    caller?.fail(new Error(failure));
  });
  child.once('exit', (code) => {
    if (waiting.size > 0) note({ file: fn.file, kind: 'failed', what: `its process ended with ${code}` });
    for (const { fail } of waiting.values()) fail(new Error(`the process ended with ${code}`));
  });
  let calls = 0;
  return {
    log: () => log,
    invoke: (event, { getRemainingTimeInMillis, ...context }) =>
      new Promise((done, fail) => {
        const id = ++calls;
        waiting.set(id, { done, fail });
        send(child, { id, event, context: JSON.parse(JSON.stringify(context)), leftMs: getRemainingTimeInMillis() });
      }),
  };
}

const send = (child: ChildProcess, message: object) =>
  child.send({
    ...message,
    clockOffsetMs: (globalThis as { __waymarkClockOffsetMs?: number }).__waymarkClockOffsetMs ?? 0,
  });

/** The variables that Lambda itself sets, and the services' addresses. */
async function setByLambda(fn: Deployed): Promise<Record<string, string>> {
  const endpoint = await proxyOf(fn);
  const aws = ['DYNAMODB', 'S3', 'SECRETS_MANAGER', 'COGNITO_IDENTITY_PROVIDER', 'SESV2'];
  return {
    AWS_REGION: process.env.AWS_REGION ?? '',
    AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID ?? '',
    AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    AWS_LAMBDA_FUNCTION_NAME: fn.file,
    ...Object.fromEntries(aws.map((service) => [`AWS_ENDPOINT_URL_${service}`, endpoint])),
    ...Object.fromEntries(
      ['STRIPE_API_BASE', 'INDEED_BASE', 'BLS_BASE'].map((name) => [name, String(process.env[name])]),
    ),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function proxyOf({ file, statements }: Deployed): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = '', url = '', headers } = request;
    for (const asked of askedOf({ method, url, headers, body }))
      if (!isAllowed(asked, statements)) {
        note({ file, kind: 'denied', what: JSON.stringify(asked) });
        return response
          .writeHead(400, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': 'AccessDeniedException' })
          .end(JSON.stringify({ __type: 'AccessDeniedException', message: `not allowed: ${asked.action}` }));
      }
    pass(request, body, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function pass(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const target = String(request.headers['x-amz-target'] ?? '');
  if (target.startsWith('secretsmanager.')) return void response.end(JSON.stringify({ SecretString: secret() }));
  const other = request.url?.startsWith(mailPath) ? 'SESV2' : 'S3';
  const service = target.startsWith('DynamoDB_') ? 'DYNAMODB' : target ? 'COGNITO_IDENTITY_PROVIDER' : other;
  const { hostname, port } = new URL(String(process.env[`AWS_ENDPOINT_URL_${service}`]));
  const { method, url: path, headers } = request;
  forward({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  })
    .once('error', () => response.destroy())
    .end(body);
}

/** The payment provider's keys in the form an operator enters them. */
function secret(): string {
  const [webhookSecret, previousWebhookSecret] = String(process.env.STRIPE_WEBHOOK_SECRETS).split(',');
  return JSON.stringify({ secretKey: process.env.STRIPE_SECRET_KEY, webhookSecret, previousWebhookSecret });
}

if (list && existsSync(list) && String(process.argv[1]).endsWith('infra/local/start.ts')) {
  const gone = loaders.filter((file) => !existsSync(file));
  if (gone.length > 0) throw new Error(`functions are no longer loaded by ${gone}`);
  const functions = new Map((JSON.parse(readFileSync(list, 'utf8')) as Deployed[]).map((fn) => [fn.file, fn] as const));
  const started = new Map<string, Promise<Environment>>();
  process.env.STAGE = 'prod'; // as in the template: our mails' configuration set is named by it
  Object.assign(globalThis, {
    // the stand-ins of Cognito and SES give no context
    __waymarkLambda: async (file: string, event: unknown, context = { getRemainingTimeInMillis: () => 5_000 }) => {
      const fn = functions.get(file)!;
      if (!started.has(file)) started.set(file, start(fn));
      const environment = await started.get(file)!;
      const result = (await environment.invoke(event, context)) as { statusCode?: number } | null;
      const status = result?.statusCode ?? 200;
      if (status < 500) note({ file, kind: 'called', what: `${status}` });
      else note({ file, kind: 'failed', what: `${status} ${environment.log().slice(-600)}` });
      return result;
    },
  });
  registerHooks({
    resolve(specifier, context, next) {
      const file = specifier.startsWith('file:') ? specifier.split(root).at(-1)! : specifier.replace(/^#/, '');
      const parent = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : '';
      if (!loaders.includes(parent) || !functions.has(file)) return next(specifier, context);
      return { url: `${scheme}${file}`, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      if (!url.startsWith(scheme)) return next(url, context);
      const file = JSON.stringify(url.slice(scheme.length));
      const source = `export const handler = (event, context) => globalThis.__waymarkLambda(${file}, event, context);`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
