import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { host } from './stand-ins/kit/listen.ts';
import { StartError } from './stand-ins/kit/start-error.ts';

export const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });

/**
 * Waits a moment for each port, since a process that was just killed may still hold one.
 * @throws StartError that names the first port that stays taken
 */
export async function requirePorts(ports: Record<string, number>, timeoutMs = 1500): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (const [what, port] of Object.entries(ports)) {
    while (!(await isFree(port))) {
      if (performance.now() > deadline)
        throw new StartError(
          `port ${port} (${what}) is taken: stop what listens there, or move the whole block with PORT=${suggestion(port)} npm start.`,
        );
      await sleep(50);
    }
  }
}

const suggestion = (port: number): number => Math.min(65_500, (Math.floor(port / 100) + 1) * 100);
