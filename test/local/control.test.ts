import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableShape } from '#functions/data/table/shape.ts';
import { outsideServices } from '#infra/local/outside-services.ts';
import { schedules } from '#infra/schedules.ts';
import { api } from '#shared/api.ts';
import { rawRequest } from '#test/support/stack/raw-request.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
let table: DynamoDBClient;
beforeAll(async () => {
  stack = await startStack();
  table = new DynamoDBClient({
    endpoint: stack.endpoints.dynamodb,
    region: stack.endpoints.region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
});
afterAll(() => stack?.stop());

const hour = 3_600_000;
const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${stack.endpoints.control}${path}`, { method: 'POST', body, headers: { 'content-type': type } });

describe('the clock (C8)', () => {
  it('moves for the functions, the gateway and the user pool alike, and back', async () => {
    const person = await stack.signUpAndIn();
    await stack.advanceClock(2 * hour);
    expect(stack.now() - Date.now()).toBeGreaterThan(2 * hour - 1000);
    const expired = await stack.call(api.plans.checkSubscription, {}, person.accessToken);
    expect(expired.status).toBe(401);

    const later = await stack.signIn(person.email);
    const answer = await stack.call(api.plans.getUsageSummary, {}, later.accessToken);
    expect(answer.status).toBe(200);
    expect(Date.parse(answer.body.next_reset)).toBeGreaterThan(Date.now() + 2 * hour);

    await stack.resetClock();
    expect((await stack.call(api.plans.checkSubscription, {}, person.accessToken)).status).toBe(200);
  });

  it('takes whole milliseconds and nothing else', async () => {
    for (const body of [
      '{"advanceMs":"5"}',
      '{"advanceMs":1.5}',
      '{}',
      '{"reset":false}',
      'x',
      '{"advanceMs":1,"a":1}',
    ])
      expect([body, (await post('/clock', body)).status]).toEqual([body, 400]);
    const clock = await (await fetch(`${stack.endpoints.control}/clock`)).json();
    expect(clock).toEqual({ now: expect.any(String), offsetMs: 0 });
  });
});

describe('expired items', () => {
  const key = (sk: string) => ({ [tableShape.partitionKey]: { S: 'TEST' }, [tableShape.sortKey]: { S: sk } });
  const put = (sk: string, expiresAt: number) =>
    table.send(
      new PutItemCommand({
        TableName: stack.endpoints.table,
        Item: { ...key(sk), [tableShape.ttlAttribute]: { N: String(Math.floor(expiresAt / 1000)) } },
      }),
    );
  const exists = async (sk: string) =>
    (await table.send(new GetItemCommand({ TableName: stack.endpoints.table, Key: key(sk) }))).Item !== undefined;

  it('stay until the sweep, which takes them and nothing else', async () => {
    await put('past', Date.now() - 5_000);
    await put('soon', Date.now() + hour);
    await table.send(new PutItemCommand({ TableName: stack.endpoints.table, Item: key('lasting') }));
    expect(await exists('past')).toBe(true);
    expect(await stack.tick('ttl-sweep')).toEqual({ deleted: 1 });
    expect([await exists('past'), await exists('soon'), await exists('lasting')]).toEqual([false, true, true]);

    await stack.advanceClock(2 * hour);
    await stack.tick('ttl-sweep');
    await stack.resetClock();
    expect([await exists('soon'), await exists('lasting')]).toEqual([false, true]);
  });
});

describe('the journals', () => {
  it('tell method, path template, status and time of each call, and nothing of what was in it', async () => {
    const id = 'a1b2c3d4e5f6a7b8';
    await stack.call(api.assessment.getResult, { id }, 'x.y.z');
    const last = (await stack.journal('gateway')).at(-1);
    expect(last).toEqual({
      at: expect.any(String),
      method: 'GET',
      path: api.assessment.getResult.path,
      status: 401,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(await stack.journal('gateway'))).not.toContain(id);
    expect((await stack.journal('cognito')).length).toBeGreaterThan(0);
  });
});

describe('people', () => {
  it('are made with a password and groups, and sign in at once', async () => {
    const before = await (await fetch(`${stack.endpoints.control}/cognito/users`)).json();
    const person = { email: 'Made@example.com', password: 'winter-coat-harbour', groups: ['admin'] };
    const answer = await post('/cognito/users', JSON.stringify(person));
    expect([answer.status, await answer.json()]).toEqual([200, { sub: expect.any(String) }]);
    expect(await (await fetch(`${stack.endpoints.control}/cognito/users`)).json()).toEqual({ users: before.users + 1 });
    const { accessToken } = await stack.signIn('made@example.com', person.password);
    expect((await stack.call(api.plans.checkSubscription, {}, accessToken)).status).toBe(200);
  });

  it('are not made of a body that is none, and the answer says what to send', async () => {
    for (const body of ['{}', '{"email":"x","password":"123456"}', '[]', 'x', '{"email":"a@example.com"}']) {
      const answer = await post('/cognito/users', body);
      expect([body, answer.status, await answer.json()]).toEqual([
        body,
        400,
        { error: expect.stringContaining('send {"email"') },
      ]);
    }
  });
});

describe('who may use the control port', () => {
  it('no page of another host and no form: the host must be this one, the body JSON', async () => {
    const port = Number(new URL(stack.endpoints.control).port);
    const body = '{"advanceMs":3600000}';
    const request = (host: string) =>
      `POST /clock HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
    expect((await rawRequest(port, request(`evil.example:${port}`))).status).toBe(403);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect([type, (await post('/clock', body, type)).status]).toEqual([type, 415]);
    const { headers } = await fetch(`${stack.endpoints.control}/clock`, { headers: { Origin: stack.endpoints.web } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(await (await fetch(`${stack.endpoints.control}/clock`)).json()).toMatchObject({ offsetMs: 0 });
  });

  it('a name that is none is answered with the names there are', async () => {
    for (const path of ['/journal/__proto__', '/journal/nothing', '/tick/constructor', '/'])
      expect([path, (await post(path, '{}')).status]).toEqual([path, 404]);
    const withJournal = Object.keys(outsideServices).filter((name) => name !== 'dynamodb'); // a third-party program
    expect(await (await fetch(`${stack.endpoints.control}/`)).json()).toMatchObject({
      journals: ['gateway', ...withJournal, 'rights'].map((name) => `/journal/${name}`),
      schedules: ['ttl-sweep', ...Object.keys(schedules), 'stripe-clock'].map((name) => `/tick/${name}`),
      commands: ['/cognito/users', '/stripe/webhooks', '/publishers/files', '/bedrock/plays', '/ses/mails'],
    });
  });
});
