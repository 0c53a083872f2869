/**
 * `npm run advisories`: known advisories for the packages of the lock file, from the registry. Exits with 1 for high or
 * critical ones in shipped packages; others are only reported. An unreachable registry is reported and is not a
 * failure: a build without a network cannot do anything about it.
 */
import { spawnSync } from 'node:child_process';
import { lockedPackages } from './packages.ts';

const tell = (line: string) => process.stdout.write(`${line}\n`);
const TIMEOUT_MS = 60_000;
const grave = ['high', 'critical'];

interface Report {
  vulnerabilities?: Record<string, { severity: string; range: string; nodes: string[]; fixAvailable: unknown }>;
}

function ask(): Report {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout || '{}') as Report;
  } catch {
    return {};
  }
}

const { vulnerabilities } = ask();
if (vulnerabilities) {
  const shipped = new Set(lockedPackages().flatMap(({ path, isShipped }) => (isShipped ? [path] : [])));
  const found = Object.entries(vulnerabilities).map(([name, { severity, range, nodes, fixAvailable }]) => {
    const isGrave = grave.includes(severity) && nodes.some((path) => shipped.has(path));
    const line = `${isGrave ? 'SHIPPED ' : 'told    '} ${severity.padEnd(9)} ${name} ${range}${fixAvailable ? ', mended in a newer one' : ''}`;
    return { isGrave, line };
  });
  for (const { line } of found) tell(line);
  const failed = found.filter(({ isGrave }) => isGrave).length;
  tell(`${found.length} advisories, ${failed} of them high or critical in what is shipped`);
  process.exitCode = failed > 0 ? 1 : 0;
} else tell('skipped: the registry does not answer for advisories');
