import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import '#functions/outside/reasons.ts';
import { routeEntries } from '#shared/api.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';

const odd = [null, 'odd', -1.5, [], {}, [null], true];

/** Every input with one value of it changed, however deep it stands. */
function* changed(value: unknown): Iterable<unknown> {
  yield* odd;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const other of changed(inner))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
}

describe('an input that is refused', () => {
  it.each(routeEntries.map(({ name, route }) => [name, route] as const))(
    'to %s says what is asked for',
    (name, route) => {
      const vague = new Set<string>();
      for (const input of changed(sampleInputs[name] ?? {})) {
        const [issue] = z.safeParse(route.input, input).error?.issues ?? [];
        if (issue?.message === 'Invalid input') vague.add(issue.path.join('.'));
      }
      expect([...vague]).toEqual([]);
    },
  );
});
