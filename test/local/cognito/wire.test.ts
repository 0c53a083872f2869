import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPool, type TestPool } from './support.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
});
beforeEach(() => pool.journal.clear());
afterAll(() => pool.remove());

const administrative = ['AdminGetUser', 'AdminDisableUser', 'AdminEnableUser', 'AdminDeleteUser'];
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

/** The AWS error of a refused call; throws if it is not well-formed. */
async function refusalOf(response: Response): Promise<string> {
  const body = await response.json();
  expect({ status: response.status, type: response.headers.get('x-amzn-errortype'), body }).toEqual({
    status: 400,
    type: body.__type,
    body: { __type: expect.stringMatching(/^[A-Z]\w+Exception$/), message: expect.any(String) },
  });
  return body.__type;
}

describe('a caller', () => {
  it('gets nothing from another client or another pool (G13)', async () => {
    const input = { ClientId: 'another', UserPoolId: 'eu-central-1_Another12', Username: 'a@b.example' };
    expect(await refusalOf(await post('ForgotPassword', JSON.stringify(input)))).toBe('ResourceNotFoundException');
    expect(await refusalOf(await post('AdminGetUser', JSON.stringify(input), iam))).toBe('ResourceNotFoundException');
  });

  it('cannot write arbitrary attributes (I16)', async () => {
    for (const Name of ['email_verified', 'custom:plan', 'sub', 'cognito:groups']) {
      const input = { ClientId: pool.clientId, Username: 'rights@example.com', Password: 'sechs6' };
      const UserAttributes = [{ Name, Value: 'true' }];
      const answer = await post('SignUp', JSON.stringify({ ...input, UserAttributes }));
      expect(await refusalOf(answer)).toBe('NotAuthorizedException');
    }
    expect(pool.mailbox.list('rights@example.com')).toEqual([]);
  });

  it('needs a signature to administer, and never can as a page (G16)', async () => {
    for (const operation of administrative) {
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
