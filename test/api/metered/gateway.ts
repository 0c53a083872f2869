import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { requestOf } from '#shared/lib/request-of.ts';
import type { Input, Output, Route } from '#shared/lib/route.ts';
import type { Stack } from '#test/support/stack/stack.ts';
import { tableEnv } from '#test/support/stack/table-env.ts';

/** Serves the metered routes with the table, user pool and clock of a running stack. */
export async function startMeteredGateway(stack: Stack) {
  const { endpoints } = stack;
  let child: ChildProcess;
  let port: number;
  const launch = async () => {
    child = fork(new URL('gateway-process.ts', import.meta.url).pathname, [endpoints.userPoolId, endpoints.jwks], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: {
        ...process.env,
        ...tableEnv(endpoints),
        USER_POOL_CLIENT_ID: endpoints.clientId,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    [{ port }] = (await once(child, 'message')) as [{ port: number }];
  };
  await launch();
  return {
    async call<R extends Route>(
      route: R,
      input: Input<R>,
      token: string,
      idempotencyKey?: string,
    ): Promise<{ status: number; headers: Headers; text: string; body: Output<R> }> {
      const { method, path, body = null } = requestOf(route, input);
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        body,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
    },
    /** sets its clock to the stack's */
    async followClock(): Promise<void> {
      child.send({ offsetMs: Math.round(stack.now() - Date.now()) });
      await once(child, 'message');
    },
    async kill(): Promise<void> {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    restart: launch,
  };
}
