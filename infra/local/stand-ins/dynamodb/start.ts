import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { address, host } from '#infra/local/stand-ins/kit/listen.ts';
import type { StandIn, StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import { StartError } from '#infra/local/stand-ins/kit/start-error.ts';

/**
 * Runs the program given as "$0" "$@" and kills it when standard input closes, which happens however the stack ends,
 * even by kill -9. So no process is left that holds the port or the file.
 */
const guard =
  'exec 3<&0; "$0" "$@" </dev/null & child=$!; (cat <&3 >/dev/null; kill -9 $child 2>/dev/null) & wait $child';

export interface DynamoDbConfig {
  /** The path of dynoxide on this machine. */
  program: string;
  /** Called when it ends unexpectedly. */
  onDeath(): void;
}

/** dynoxide on a SQLite file in the state folder. It is a separate program, without our journal and clock. */
export async function startDynamoDb({
  port,
  dir,
  config,
}: Pick<StandInOptions<DynamoDbConfig>, 'port' | 'dir' | 'config'>) {
  const { program, onDeath } = config;
  const flags = ['serve', '--host', host, '--port', String(port), '--db-path', join(dir, 'dynamodb.sqlite')];
  const guarded = process.platform !== 'win32';
  const child = guarded
    ? spawn('sh', ['-c', guard, program, ...flags], { stdio: ['pipe', 'ignore', 'pipe'] })
    : spawn(program, flags, { stdio: ['pipe', 'ignore', 'pipe'] });
  const pidFile = join(dir, 'dynamodb.pid');
  if (!guarded) writeFileSync(pidFile, String(child.pid));

  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-500);
  });
  let stopping = false;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  ended.then(() => {
    child.stdin.destroy();
    if (!stopping) onDeath();
  });
  child.stdin.on('error', () => undefined);

  const endpoint = address(port);
  await untilAnswering(endpoint, child, () => complaint);
  return {
    endpoint,
    env: {},
    async stop() {
      stopping = true;
      child.stdin.end();
      if (!guarded) child.kill();
      await ended;
      rmSync(pidFile, { force: true });
    },
  } satisfies StandIn;
}

/** Where the guard cannot run (Windows), ends the process that a killed stack left, by its stored id. */
export function endOrphan(dir: string): void {
  const pidFile = join(dir, 'dynamodb.pid');
  if (!existsSync(pidFile)) return;
  try {
    process.kill(Number(readFileSync(pidFile, 'utf8')));
  } catch {
    // it had already ended
  }
  rmSync(pidFile, { force: true });
}

async function untilAnswering(endpoint: string, child: ChildProcess, complaint: () => string): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) break;
    const answering = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answering) return;
    await sleep(20);
  }
  child.stdin?.destroy();
  throw new StartError(`the DynamoDB stand-in did not start: ${complaint().trim() || 'it gave no reason'}.`);
}
