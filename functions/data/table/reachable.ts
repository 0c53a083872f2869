import type { Log } from '#functions/outside/log.ts';
import { getItem } from '#functions/outside/table.ts';

/** Whether the table answers. The requested row never exists. */
export async function isReachable(log: Log): Promise<boolean> {
  try {
    await getItem({ pk: 'HEALTH', sk: 'HEALTH' });
    return true;
  } catch (error) {
    log.error('table-unreachable', error);
    return false;
  }
}
