import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { host } from './stand-ins/kit/listen.ts';
import { StartError } from './stand-ins/kit/start-error.ts';

/** The number of consecutive ports that the stack uses. */
export const blockSize = 10;
const DEFAULT_BASE = 4000;
const MIN_BASE = 1024;
const MAX_BASE = 65_500;
const TIMEOUT_MS = 1_500;

/** The fetch standard's “bad ports” above the lowest base: browsers refuse to open them, and so does Node's fetch. */
export const badPorts: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];
const badPortIn = (base: number) => badPorts.find((port) => port >= base && port < base + blockSize);

/** A base to suggest instead: the next multiple of 100 whose ports all open in browsers. */
function otherBase(port: number): number {
  const next = (Math.floor(port / 100) + 1) * 100;
  if (next > MAX_BASE) return DEFAULT_BASE;
  return badPortIn(next) ? otherBase(next) : next;
}

/**
 * @param text the value of PORT, if set
 * @throws StartError for an invalid base, and for a block that contains a port browsers refuse
 */
export function readBase(text: string | undefined): number {
  const base = Number(text || DEFAULT_BASE);
  if (!Number.isInteger(base) || base < MIN_BASE || base > MAX_BASE)
    throw new StartError(`PORT must be a whole number from ${MIN_BASE} to ${MAX_BASE}, not "${text}".`);
  const bad = badPortIn(base);
  if (bad)
    throw new StartError(
      `browsers refuse to open port ${bad}, one of the ${blockSize} from ${base} on: take others with PORT=${otherBase(bad)} npm start.`,
    );
  return base;
}

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
export async function requirePorts(ports: Record<string, number>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (const [what, port] of Object.entries(ports)) {
    while (!(await isFree(port))) {
      if (performance.now() > deadline)
        throw new StartError(
          `port ${port} (${what}) is taken: stop what listens there, or move the whole block with PORT=${otherBase(port)} npm start.`,
        );
      await sleep(50);
    }
  }
}
