import { describe, expect, it } from 'vitest';
import { redact } from '#web/shell/redact.ts';

describe('technical details on screen (ERR-04, D-48)', () => {
  it('carry no token, address, code or password', () => {
    const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl';
    const shown = redact(`Bearer ${token} for ann@example.org at /auth?reset=ann&code=123456&password=hunter2`);
    for (const secret of [token, 'eyJ', 'ann@example.org', '123456', 'hunter2']) expect(shown).not.toContain(secret);
  });

  it('keep what helps to find the fault', () => {
    expect(redact("Cannot read properties of undefined (reading 'roles')")).toBe(
      "Cannot read properties of undefined (reading 'roles')",
    );
  });
});
