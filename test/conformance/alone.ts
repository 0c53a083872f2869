/** One engine or check in a separate process, which run.ts kills with all its children when its time is up. */
import type { Told } from './check.ts';
import { checks } from './checks.ts';
import { type EngineName, engines, Missing } from './engines.ts';
import { brokenOff } from './verdict.ts';

async function checked({ check }: (typeof checks)[string]): Promise<Told> {
  const { measured, findings, late = [] } = await check();
  if (findings.length > 0) return { how: 'failed', what: `${measured}; ${findings.length} differ`, findings };
  if (late.length === 0) return { how: 'passed', what: measured, findings };
  return { how: 'skipped', what: `${measured}; ${late.length} did not come to their end:`, findings: late };
}

async function told(work: () => Promise<Told>): Promise<Told> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Missing) return { how: 'skipped', what: error.message, findings: [] };
    return brokenOff(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

// run.ts kills this process group; if run.ts goes first, the group ends itself
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
const [kind, name = ''] = process.argv.slice(2);
const work: Record<string, () => Promise<Told>> = {
  check: () => checked(checks[name]!),
  engine: async () => {
    engines[name as EngineName]();
    return { how: 'passed', what: 'installed', findings: [] };
  },
};
process.send?.(await told(work[String(kind)]!));
