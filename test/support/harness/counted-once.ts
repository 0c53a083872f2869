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
 * Of many who asked the gate at once, exactly so many were allowed, and each names a count of their own. A table that is too
 * busy to be heard is asked again, and then the count is that of the repeat (docs/decisions/0001): whoever took so long may
 * name the count of another, but never less than what counted with them, and never more than the limit.
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
