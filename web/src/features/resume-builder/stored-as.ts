import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { Draft } from '#web/session/device/draft.ts';

interface Stored<Value> {
  read(sub: string): Value | null;
  write(sub: string, value: Value | null): void;
  /** @returns a function to stop */
  follow(hear: () => void): () => void;
}

/** A typed draft: null if there is none, or an earlier version of the app wrote another shape. */
export const storedAs = <Value>(draft: Draft, shape: z.ZodMiniType<Value>): Stored<Value> => ({
  read(sub) {
    try {
      return shape.safeParse(JSON.parse(draft.read(sub))).data ?? null;
    } catch {
      return null;
    }
  },
  write: (sub, value) => (value ? draft.write(sub, JSON.stringify(value)) : draft.clear()),
  follow: draft.follow,
});

/** The same as React state, updated by writes from other tabs. */
export function useStored<Value>(stored: Stored<Value>, sub: string): [Value | null, (value: Value | null) => void] {
  const [value, setValue] = useState(() => stored.read(sub));
  useEffect(() => stored.follow(() => setValue(stored.read(sub))), [stored, sub]);
  const change = (next: Value | null): void => {
    setValue(next);
    stored.write(sub, next);
  };
  return [value, change];
}
