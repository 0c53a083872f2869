import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import fc from '#test/support/harness/chance.ts';
import { startPool, type TestPool } from './support.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
beforeEach(() => pool.journal.clear());
afterAll(() => pool.remove());

const operations = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'GlobalSignOut',
  'GetUser',
  'DeleteUser',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'AdminGetUser',
  'AdminDisableUser',
  'AdminEnableUser',
  'AdminDeleteUser',
];
const iam = { authorization: 'AWS4-HMAC-SHA256 Credential=local' };

const post = (operation: string, body: string, headers: Record<string, string> = {}) =>
  fetch(pool.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      ...headers,
    },
    body,
  });

/** The AWS error of a refused call; throws unless it is a proper one. */
async function refusalOf(response: Response): Promise<string> {
  const body = await response.json();
  expect({ status: response.status, type: response.headers.get('x-amzn-errortype'), body }).toEqual({
    status: 400,
    type: body.__type,
    body: { __type: expect.stringMatching(/^[A-Z]\w+Exception$/), message: expect.any(String) },
  });
  return body.__type;
}

describe('hostile input', () => {
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '7',
    '{}',
    '\u0000',
    '{"__proto__":{"ClientId":"x"}}',
    '{"ClientId":{}}',
  ];

  it.each(operations)('%s refuses what is not its input', async (operation) => {
    for (const body of bodies) {
      const code = await refusalOf(await post(operation, body, iam));
      expect(code).toMatch(/^(InvalidParameter|Serialization)Exception$/);
    }
  });

  it('no JSON at all makes it fail, whatever stands in the named fields', { timeout: 60_000 }, async () => {
    const fields = [
      'ClientId',
      'Username',
      'Password',
      'UserAttributes',
      'ConfirmationCode',
      'AuthFlow',
      'AuthParameters',
      'ChallengeName',
      'ChallengeResponses',
      'RefreshToken',
      'Token',
      'AccessToken',
      'UserPoolId',
      'GroupName',
    ];
    const known: fc.Arbitrary<unknown> = fc.constantFrom(
      pool.clientId,
      pool.userPoolId,
      'USER_SRP_AUTH',
      'PASSWORD_VERIFIER',
      'a@example.com',
      { USERNAME: 'a@example.com', SRP_A: 'zz' },
      { USERNAME: 'a@example.com', SRP_A: '7' },
      { USERNAME: 'x', PASSWORD_CLAIM_SECRET_BLOCK: '%%', PASSWORD_CLAIM_SIGNATURE: '\ud800', TIMESTAMP: '\u0000' },
      [{ Name: 'custom:plan', Value: 'max' }],
      'eyJhbGciOiJub25lIn0.e30.',
      '\ud800\u0000é',
    );
    const value = fc.oneof(known, fc.jsonValue());
    const body = fc.dictionary(fc.constantFrom(...fields), value, { minKeys: 3 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), body, async (operation, input) => {
        const response = await post(operation, JSON.stringify(input), iam);
        expect(response.status, `${operation} ${JSON.stringify(input)}`).toBeLessThan(500);
      }),
      { numRuns: 600 },
    );
  });

  it('refuses more than 64 kB, unknown operations, other methods and other paths', async () => {
    expect(await refusalOf(await post('SignUp', `"${'x'.repeat(70_000)}"`))).toBe('SerializationException');
    for (const operation of ['', 'AdminCreateUser', '__proto__', 'constructor', 'signUp', 'SignUp.x']) {
      expect(await refusalOf(await post(operation, '{}', iam))).toBe('UnknownOperationException');
    }
    const put = await fetch(pool.endpoint, {
      method: 'PUT',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
      body: '{}',
    });
    expect(await refusalOf(put)).toBe('UnknownOperationException');
    for (const path of ['/', '/other_Pool/.well-known/jwks.json', `/${pool.userPoolId}/.well-known/`]) {
      expect((await fetch(pool.endpoint + path)).status).toBe(404);
    }
  });

  it('refuses another client and another pool (G13)', async () => {
    const input = { ClientId: 'another', UserPoolId: 'eu-central-1_Another12', Username: 'a@b.example' };
    expect(await refusalOf(await post('ForgotPassword', JSON.stringify(input)))).toBe('ResourceNotFoundException');
    expect(await refusalOf(await post('AdminGetUser', JSON.stringify(input), iam))).toBe('ResourceNotFoundException');
  });

  it('people cannot write attributes of their own choice (I16)', async () => {
    for (const Name of ['email_verified', 'custom:plan', 'sub', 'cognito:groups']) {
      const input = { ClientId: pool.clientId, Username: 'rights@example.com', Password: 'sechs6' };
      const UserAttributes = [{ Name, Value: 'true' }];
      const answer = await post('SignUp', JSON.stringify({ ...input, UserAttributes }));
      expect(await refusalOf(answer)).toBe('NotAuthorizedException');
    }
    expect(pool.mailbox.list('rights@example.com')).toEqual([]);
  });
});

describe('browsers', () => {
  const origin = 'http://127.0.0.1:4000';

  it('may call it from another port, as they may call Cognito', async () => {
    const preflight = await fetch(pool.endpoint, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'cache-control,content-type,x-amz-target,x-amz-user-agent',
      },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = preflight.headers.get('access-control-allow-headers')?.toLowerCase().split(',');
    expect(allowed).toEqual(
      expect.arrayContaining(['cache-control', 'content-type', 'x-amz-target', 'x-amz-user-agent']),
    );
    const refused = await post('SignUp', '{}', { origin });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('x-amzn-errortype');
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it('may not administer: a page is refused even with a signature, a server without one (G16)', async () => {
    for (const operation of operations.filter((name) => name.startsWith('Admin'))) {
      expect(await refusalOf(await post(operation, '{}'))).toBe('MissingAuthenticationTokenException');
      const fromPage = await new Promise<number>((resolve, reject) => {
        const target = `AWSCognitoIdentityProviderService.${operation}`;
        const headers = { origin: 'https://evil.example', 'x-amz-target': target, ...iam };
        request(pool.endpoint, { method: 'POST', headers }, (response) => {
          expect(response.headers['x-amzn-errortype']).toBe('NotAuthorizedException');
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
        })
          .on('error', reject)
          .end('{}');
      });
      expect(fromPage).toBe(400);
    }
  });
});

describe('the journal', () => {
  it('names time, operation and outcome, and nothing that was sent', async () => {
    await post('SignUp', JSON.stringify({ ClientId: pool.clientId, Username: 'j@example.com', Password: 'canary-pw' }));
    await post('ForgotPassword', '{"ClientId":"canary-client","Username":"canary-user"}');
    await fetch(`${pool.jwksUri}?canary`);
    expect(pool.journal.entries()).toMatchObject([
      { method: 'POST', target: 'SignUp', status: 200, code: null, at: expect.any(Number) },
      { method: 'POST', target: 'ForgotPassword', status: 400, code: 'ResourceNotFoundException' },
      { method: 'GET', target: `/${pool.userPoolId}/.well-known/jwks.json`, status: 200, code: null },
    ]);
    expect(JSON.stringify(pool.journal.entries())).not.toContain('canary');
  });
});
