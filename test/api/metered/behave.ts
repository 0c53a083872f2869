import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#shared/lib/errors.ts';

/** What a metered function may do with its reserved unit: deliver, or fail in one of several ways. */
export async function behave({ behave: how, delayMs }: { behave: string; delayMs: number }): Promise<void> {
  await sleep(how === 'hang' ? 60_000 : delayMs, undefined, { ref: false });
  if (how === 'throw') throw new Error('a bug of ours');
  if (how === 'refuse') throw new AppError('BAD_INPUT', 'This topic cannot be compared.', { field: 'topic' });
}
