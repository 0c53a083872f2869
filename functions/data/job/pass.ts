/** The progress of a scheduled job that takes several runs: one pass over all rows. */
import { ConditionFailed, type Key, putItem, updateItem, wasWritten } from '#functions/outside/table.ts';

const keyOf = (job: string): Key => ({ pk: `JOB#${job}`, sk: 'PASS' });

export interface Pass {
  id: string;
  startedAt: number;
  /** the last item done; null: none yet */
  cursor: string | null;
}

/**
 * The unfinished pass, or a new one under `id`.
 * @param restMs no new pass begins within this time after the last one began: then null
 */
export async function openPass(job: string, id: string, now: number, restMs = 0): Promise<Pass | null> {
  try {
    await putItem(
      { ...keyOf(job), id, startedAt: now },
      {
        expression: 'attribute_not_exists(pk) OR (attribute_exists(finishedAt) AND startedAt <= :due)',
        // without a rest a pass is always due
        values: { ':due': restMs > 0 ? now - restMs : Number.MAX_SAFE_INTEGER },
      },
    );
    return { id, startedAt: now, cursor: null };
  } catch (error) {
    const item = error instanceof ConditionFailed ? error.items[0] : undefined;
    if (!item) throw error;
    if (item.finishedAt !== undefined) return null;
    return {
      id: String(item.id),
      startedAt: Number(item.startedAt),
      cursor: typeof item.cursor === 'string' ? item.cursor : null,
    };
  }
}

/** False when another run has finished the pass: nothing is left to do. */
export const storeCursor = (job: string, { id }: Pass, cursor: string): Promise<boolean> =>
  changePass(job, id, 'SET #cursor = :value', cursor);

/** The cursor may name a person, so it is deleted with the pass. */
export const finishPass = (job: string, { id }: Pass, now: number): Promise<boolean> =>
  changePass(job, id, 'SET finishedAt = :value REMOVE #cursor', now);

const changePass = (job: string, id: string, change: string, value: string | number): Promise<boolean> =>
  wasWritten(
    updateItem(keyOf(job), change, {
      expression: 'id = :id AND attribute_not_exists(finishedAt)',
      names: { '#cursor': 'cursor' },
      values: { ':id': id, ':value': value },
    }),
  );
