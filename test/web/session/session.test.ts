import { afterEach, describe, expect, it } from 'vitest';
import { currentSession, setSession } from '#web/session/session.ts';

const user = { sub: 'somebody', email: 'somebody@waymark.example', admin: false };

describe('a session', () => {
  afterEach(() => setSession({ status: 'loading' }));

  it('has ended where whoever was here did not go by themselves (U5)', () => {
    setSession({ status: 'signed-in', user });
    setSession({ status: 'signed-out' });
    expect(currentSession()).toEqual({ status: 'signed-out', ended: true });
    setSession({ status: 'signed-out' });
    expect(currentSession(), 'heard twice').toEqual({ status: 'signed-out', ended: true });
  });

  it('has not ended for whoever signs out, nor for a visitor', () => {
    setSession({ status: 'signed-in', user });
    setSession({ status: 'signed-in', user, leaving: true });
    setSession({ status: 'signed-out' });
    expect(currentSession()).toEqual({ status: 'signed-out' });
    setSession({ status: 'loading' });
    setSession({ status: 'signed-out' });
    expect(currentSession()).toEqual({ status: 'signed-out' });
  });
});
