import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ask } from '#functions/ai/ask.ts';
import { currentProvider } from '#functions/ai/provider.ts';
import { logFor } from '#functions/outside/log.ts';
import { withEnv } from '#test/support/harness/with-env.ts';

const shape = z.object({ words: z.string() });
const call = { user: { sub: 'somebody' }, now: Date.UTC(2026, 10, 22), leftMs: () => 20_000, log: logFor({}) };
const composed = (answer: unknown) =>
  ask(shape, { compose: () => answer as never, system: 'Say hello.', facts: {} }, call);

describe('the port to whoever writes AI text', () => {
  it('answers in the requested shape, and names the provider (D-76)', async () => {
    await expect(composed({ words: 'Hello.', more: 1 })).resolves.toEqual({
      answer: { words: 'Hello.' },
      provider: 'composer',
    });
  });

  it('has no answer when the composed text has another shape (RES-22)', async () => {
    await expect(composed('Hello.')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('writes nothing while an operator has switched it off (RES-21, D-26)', () =>
    withEnv({ AI_PROVIDER: 'off' }, async () => {
      expect(currentProvider()).toBeNull();
      await expect(composed({ words: 'Hello.' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }));
});
