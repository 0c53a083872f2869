import { expect, it } from 'vitest';
import { seesDeveloperTools } from '#web/features/result/developer/developer-access.ts';

it('developer tools are for everybody before production, and for administrators in it (RES-16, D-35)', () => {
  const seen = (stage: string | null) =>
    [{ admin: false }, { admin: true }].map((user) => seesDeveloperTools(stage, user));
  expect({ local: seen('local'), dev: seen('dev') }).toEqual({ local: [true, true], dev: [true, true] });
  // a stage that is not known, or not yet, is production
  for (const stage of ['prod', 'Local', 'preview', '', null]) expect(seen(stage), `${stage}`).toEqual([false, true]);
  expect(seesDeveloperTools('local', undefined)).toBe(false);
});
