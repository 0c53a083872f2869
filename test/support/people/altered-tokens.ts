import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const decode = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString());

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** A token signed with a key that is not the pool's. */
export const forge = (header: object, claims: object): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
};

/** An access token changed, cut, re-signed or left unsigned in forty ways, by what was done to it. */
export function alteredTokens(accessToken: string): Record<string, string> {
  const [head, body, signature] = accessToken.split('.') as [string, string, string];
  const [header, claims] = [decode(head), decode(body)];
  const claiming = (change: object) => `${head}.${encode({ ...claims, ...change })}.${signature}`;
  const heading = (change: object) => `${encode({ ...header, ...change })}.${body}.${signature}`;
  const flipped = (text: string, at: number) =>
    `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
  const hmac = (key: string) => createHmac('sha256', key).update(`${encode({ ...header, alg: 'HS256' })}.${body}`);
  return {
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'one part': head,
    'four parts': `${accessToken}.${signature}`,
    'parts turned round': `${body}.${head}.${signature}`,
    'signature cut': `${head}.${body}.${signature.slice(0, -4)}`,
    'signature longer': `${accessToken}AAAA`,
    'signature of zeros': `${head}.${body}.${'A'.repeat(signature.length)}`,
    'signature of something else': `${head}.${body}.${forge(header, {}).split('.')[2]}`,
    'first byte of the signature': `${head}.${body}.${flipped(signature, 0)}`,
    'a byte of the signature': `${head}.${body}.${flipped(signature, 20)}`,
    'a late byte of the signature': `${head}.${body}.${flipped(signature, signature.length - 8)}`,
    'a byte of the header': `${flipped(head, 8)}.${body}.${signature}`,
    'a byte of the claims': `${head}.${flipped(body, 30)}.${signature}`,
    'changed user': claiming({ sub: 'somebody-else' }),
    'changed user name': claiming({ username: 'somebody-else' }),
    'no user': claiming({ sub: undefined }),
    'later expiry': claiming({ exp: claims.exp + 1 }),
    'no expiry': claiming({ exp: undefined }),
    'later sign-in': claiming({ auth_time: claims.auth_time + 3600 }),
    'admin group': claiming({ 'cognito:groups': ['admin'] }),
    'another client': claiming({ client_id: 'another' }),
    'another use': claiming({ token_use: 'id' }),
    'another scope': claiming({ scope: 'openid profile' }),
    'another issuer': claiming({ iss: 'https://evil.example' }),
    'alg none': `${encode({ ...header, alg: 'none' })}.${body}.`,
    'alg none, signed': heading({ alg: 'none' }),
    'alg RS384': heading({ alg: 'RS384' }),
    'alg ES256': heading({ alg: 'ES256' }),
    'another key id': heading({ kid: 'another' }),
    'no key id': heading({ kid: undefined }),
    'key confusion': `${encode({ ...header, alg: 'HS256' })}.${body}.${hmac('key').digest('base64url')}`,
    'key confusion by the key id': `${encode({ ...header, alg: 'HS256' })}.${body}.${hmac(header.kid).digest('base64url')}`,
    'own key, known id': forge(header, claims),
    'own key, own id': forge({ ...header, kid: 'mine' }, claims),
    'own key in the header': forge({ ...header, jwk: { kty: 'RSA', n: 'x', e: 'AQAB' } }, claims),
    'key address': forge({ ...header, jku: 'http://127.0.0.1:1/jwks.json' }, claims),
    'own key, other issuer': forge(header, { ...claims, iss: 'https://evil.example' }),
    garbage: 'a.b.c',
    'space inside': `${head}. ${body}.${signature}`,
  };
}
