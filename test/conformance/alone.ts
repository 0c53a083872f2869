/** One check in a process of its own, which run.ts ends with all that it has started once its time is over. */
import type { Told } from './check.ts';
import { checks } from './checks.ts';
import { Missing } from './engines.ts';

async function told({ check }: (typeof checks)[string]): Promise<Told> {
  try {
    const { measured, findings } = await check();
    if (findings.length === 0) return { how: 'passed', what: measured, findings };
    return { how: 'failed', what: `${measured}; ${findings.length} differ`, findings };
  } catch (error) {
    if (error instanceof Missing) return { how: 'skipped', what: error.message, findings: [] };
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { how: 'failed', what: 'the check itself broke', findings: [said] };
  }
}

// it ends when run.ts ends it, or is ended itself
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
const known = checks[String(process.argv[2])];
if (!known) throw new Error(`no such check: ${process.argv[2]}`);
process.send?.(await told(known));
