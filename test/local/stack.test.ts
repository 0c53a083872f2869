import { expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { startStack } from '#test/support/stack/stack.ts';

it.each(['local', 'prod'] as const)(
  'a person signs up, confirms by mail, signs in with SRP and is known to the functions, as stage %s (C10)',
  async (stage) => {
    const stack = await startStack({ stage });
    try {
      const person = await stack.signUpAndIn();
      const answer = await stack.call(api.plans.getUsageSummary, {}, person.accessToken);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.plan).toBe('Free');
      expect(await (await fetch(`${stack.endpoints.web}/config.json`)).json()).toMatchObject({ stage });
    } finally {
      await stack.stop();
    }
  },
);
