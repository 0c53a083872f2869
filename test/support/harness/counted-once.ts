import { expect } from 'vitest';
import { ANSWER_TIMEOUT_MS } from '#functions/outside/table.ts';

interface Told {
  ms: number;
  body: { allowed: boolean; current_usage: number };
}

/** An answer with the milliseconds that it took. */
export async function timed<Answer extends object>(ask: () => Promise<Answer>): Promise<Answer & { ms: number }> {
  const began = performance.now();
  return { ...(await ask()), ms: performance.now() - began };
}

/**
 * Of many concurrent calls to the gate, exactly `limit` were allowed, each with its own count. A call the busy table
 * could not answer in time is repeated and then reports the count at that moment (docs/decisions/0001): such a slow one
 * may report another's count, but never less than what was counted with it, and never more than the limit.
 */
export function expectCountedOnce(limit: number, answers: readonly Told[]): void {
  const allowed = answers.filter(({ body }) => body.allowed);
  const countsOf = (told: readonly Told[]) =>
    told.map(({ body }) => body.current_usage).sort((one, other) => one - other);
  expect(allowed).toHaveLength(limit);
  for (const [place, count] of countsOf(allowed).entries()) {
    expect(count).toBeGreaterThan(place);
    expect(count).toBeLessThanOrEqual(limit);
  }
  const heardAtOnce = countsOf(allowed.filter(({ ms }) => ms < ANSWER_TIMEOUT_MS));
  expect(heardAtOnce).toEqual([...new Set(heardAtOnce)]);
}
