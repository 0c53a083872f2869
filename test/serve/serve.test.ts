import type { APIGatewayProxyEvent } from 'aws-lambda';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ownLook } from '#functions/data/account/live-session.ts';
import { serve } from '#functions/serve/serve.ts';
import { type Access, route } from '#shared/lib/route.ts';

const clientId = 'our-own-client';
beforeEach(() => {
  vi.stubEnv('STAGE', 'local');
  vi.stubEnv('USER_POOL_CLIENT_ID', clientId);
});

const claims = {
  sub: '8b1f1b3a-0000-4000-8000-000000000001',
  client_id: clientId,
  token_use: 'access',
  auth_time: '1790000000',
};

/** A function of its own behind a gateway that lets everything pass. */
const call = async (access: Extract<Access, 'user' | 'admin'>, tokenClaims: object, output: object = { named: 1 }) => {
  const handler = serve(
    route({
      method: 'GET',
      path: '/test',
      access,
      summary: 'A route that only this test has.',
      input: z.object({}),
      output: z.object({ named: z.number(), list: z.optional(z.array(z.object({ id: z.string() }))) }),
    }),
    async () => output as { named: number },
    ownLook,
  );
  const event = {
    httpMethod: 'GET',
    path: '/api/test',
    headers: {},
    queryStringParameters: null,
    pathParameters: null,
    requestContext: { requestId: 'request-1', authorizer: { claims: tokenClaims } },
  } as unknown as APIGatewayProxyEvent;
  const { statusCode, body } = await handler(event);
  return { status: statusCode, body: JSON.parse(body) };
};

describe('what a function lets in, whatever the gateway before it has let pass (T-001, SEC-06)', () => {
  it('is an access token of our own client', async () => {
    expect(await call('user', claims)).toEqual({ status: 200, body: { named: 1 } });
  });

  it.each([
    ['an ID token', { ...claims, token_use: 'id', aud: clientId }],
    ['an ID token with the client of an access token', { ...claims, token_use: 'id' }],
    ['a token of another client', { ...claims, client_id: 'another-client' }],
    ['a token without a client', { ...claims, client_id: undefined }],
    ['a token without a user', { ...claims, sub: undefined }],
    ['a user id that could stand for another key', { ...claims, sub: 'somebody#else' }],
    ['a token without a sign-in', { ...claims, auth_time: undefined }],
    ['a sign-in that is no time', { ...claims, auth_time: { toString: 1, valueOf: 1 } }],
    ['nothing', {}],
  ])('is not %s', async (_what, tokenClaims) => {
    for (const access of ['user', 'admin'] as const) {
      const { status, body } = await call(access, { 'cognito:groups': '[admin]', ...tokenClaims });
      expect([status, body.error.code]).toEqual([401, 'UNAUTHORIZED']);
    }
  });
});

it('groups that are no text are no groups', async () => {
  for (const groups of [{ toString: 1 }, [{ toString: 1 }], [['admin']], { 0: 'admin', length: 1 }])
    expect((await call('admin', { ...claims, 'cognito:groups': groups })).status).toBe(403);
  expect((await call('admin', { ...claims, 'cognito:groups': ['admin'] })).status).toBe(200);
});

describe('what leaves a function', () => {
  it('is what the schema names, at any depth, whatever a handler gives', async () => {
    const account = { plan: 'pro', signedOutBefore: 1 };
    const leak = { named: 1, answers: { interests: [5] }, account, list: [{ id: 'a', account }] };
    expect((await call('user', claims, leak)).body).toEqual({ named: 1, list: [{ id: 'a' }] });
  });

  it('is nothing of an answer that does not fit the schema', async () => {
    const { status, body } = await call('user', claims, { named: 'secret', answers: 'secret' });
    expect([status, body]).toEqual([
      500,
      {
        error: {
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Please try again.',
          correlationId: 'request-1',
        },
      },
    ]);
  });
});
