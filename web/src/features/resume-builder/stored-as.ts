import type * as z from 'zod/mini';
import type { Draft } from '#web/session/device/draft.ts';

/** What a draft holds, by its shape: null where there is none, and where an earlier version has written another. */
export const storedAs = <Value>(draft: Draft, shape: z.ZodMiniType<Value>) => ({
  read(sub: string): Value | null {
    try {
      return shape.safeParse(JSON.parse(draft.read(sub))).data ?? null;
    } catch {
      return null;
    }
  },
  write: (sub: string, value: Value | null): void => (value ? draft.write(sub, JSON.stringify(value)) : draft.clear()),
});
