/**
 * Limits every function to its declared needs (infra/needs.ts), as IAM does in the cloud, and records which were used.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Needs, type Right, rightsOf } from '#functions/outside/needs.ts';
import { onExercise } from '#functions/outside/rights.ts';

interface RightUsed {
  function: string;
  right: Right;
  granted: boolean;
}

const used = new Map<string, RightUsed>();

/** Every permission each function has used, without repeats. */
export const rightsJournal = { entries: (): RightUsed[] => [...used.values()], clear: (): void => used.clear() };

const running = new AsyncLocalStorage<{ name: string; granted: Set<Right> }>();

onExercise((right) => {
  const current = running.getStore();
  if (!current) return; // the stack itself: demo accounts, the first campaign
  const granted = current.granted.has(right);
  used.set(`${current.name} ${right}`, { function: current.name, right, granted });
  if (!granted)
    throw new Error(`AccessDenied: ${current.name} is not granted ${right}; its domain's needs.ts says what is`);
});

export const runWithRights = <T>(name: string, needs: Needs, work: () => Promise<T>): Promise<T> =>
  running.run({ name, granted: new Set(rightsOf(needs)) }, work);
