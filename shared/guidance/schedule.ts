/** Schedules the steps of a way within hours a week and dollars a month. */
import { WEEKS_A_MONTH } from '#shared/lib/time.ts';
import type { Frame, Step } from './plan-problem.ts';

/** In months from today; infinite when the budget never covers it. */
export interface Scheduled extends Step {
  from: number;
  to: number;
  /** completed: takes no more time */
  done: boolean;
}

type Pace = Pick<Frame, 'hours' | 'budget'>;

/** Prerequisites first, otherwise in the given order. @throws Error for circular prerequisites */
export function inOrder(steps: readonly Step[]): Step[] {
  const waiting = new Map(steps.map((step) => [step.id, step]));
  const ordered: Step[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ needs }) => needs.every((id) => !waiting.has(id)));
    if (!next) throw new Error(`steps wait for each other: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.id);
    ordered.push(next);
  }
  return ordered;
}

/**
 * Studies and jobs each run one after the other; study runs alongside a job. A step lasts as long as its hours and its
 * price require at this pace. Unspent money is saved, so nothing is paid before the money is there.
 */
export function schedule(steps: readonly Step[], { hours, budget }: Pace, done: ReadonlySet<string>): Scheduled[] {
  const ends = new Map<string, number>();
  const free = { study: 0, work: 0 };
  let spent = 0;
  return inOrder(steps).map((step) => {
    const ready = Math.max(0, ...step.needs.map((id) => ends.get(id)!));
    if (done.has(step.id)) {
      // later steps still wait for what it depended on
      ends.set(step.id, ready);
      return { ...step, hours: 0, months: 0, dollars: 0, from: 0, to: 0, done: true };
    }
    const lane = step.hours > 0 || step.dollars > 0 ? 'study' : 'work';
    // a license takes no known time: it only waits for its prerequisites
    const instant = lane === 'work' && step.months === 0;
    const from = instant ? ready : Math.max(ready, free[lane]);
    spent += step.dollars;
    const paid = step.dollars === 0 ? 0 : spent / budget;
    const to = Math.max(from + step.months, from + step.hours / (hours * WEEKS_A_MONTH), paid);
    ends.set(step.id, to);
    if (!instant) free[lane] = to;
    return { ...step, from, to, done: false };
  });
}

/** When the last step ends. */
export const monthsOf = (scheduled: readonly Scheduled[]): number => Math.max(0, ...scheduled.map(({ to }) => to));
export const dollarsOf = (steps: readonly Step[]): number => steps.reduce((sum, { dollars }) => sum + dollars, 0);
/** Tuition of remaining steps that is often waived. */
export const waivedOf = (scheduled: readonly Scheduled[]): number =>
  scheduled.reduce((sum, { waived = 0, done }) => sum + (done ? 0 : waived), 0);
