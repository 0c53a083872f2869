import { expect, it } from 'vitest';
import { watchForeignData } from './foreign-data.ts';

const person = (sub: string) => ({
  sub,
  email: `${sub}@waymark.example`,
  password: '',
  accessToken: `e30.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.x`,
  idToken: '',
  refreshToken: '',
});

it('an answer with somebody else’s id or address is refused, unless the caller named them (G13)', () => {
  const watch = watchForeignData();
  const [a, b] = [person('person-a'), person('person-b')];
  watch.know(a);
  watch.know(b);
  for (const text of [b.sub, b.email])
    for (const token of [a.accessToken, undefined, 'garbage']) {
      expect(() => watch.refuseForeign(token, '/profile', `{"name":"${text}"}`)).toThrow('another person');
      expect(() => watch.refuseForeign(token, `/profile ${text}`, `{"name":"${text}"}`)).not.toThrow();
    }
  expect(() => watch.refuseForeign(a.accessToken, '/profile', `{"name":"${a.email}"}`)).not.toThrow();
});
