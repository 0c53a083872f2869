import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RouteEntry, routeEntries } from '#shared/api.ts';
import { isOpen } from '#shared/lib/route.ts';
import { rawGet } from '#test/support/stack/raw-request.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

let stack: Stack;
let token: string;
beforeAll(async () => {
  stack = await startStack();
  token = (await stack.signUpAndIn()).accessToken;
});
afterAll(() => stack?.stop());

const filled = ({ route }: RouteEntry) => `/api${route.path.replace(/\{\w+\}/g, 'a1b2c3d4e5f6a7b8')}`;
const isOpenEntry = ({ route }: RouteEntry) => isOpen(route.access);
const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  rawGet(stack.port, method, path, headers);

describe('the gateway has the routes of the table and no others', () => {
  it('every route answers under its method, and asks for a token unless it is open', async () => {
    for (const entry of routeEntries) {
      const { status, text } = await send(entry.route.method, filled(entry), { 'Content-Type': 'application/json' });
      expect([entry.name, status], text).toEqual([entry.name, isOpenEntry(entry) ? expect.any(Number) : 401]);
      if (isOpenEntry(entry)) expect([entry.name, [401, 404, 405].includes(status)]).toEqual([entry.name, false]);
    }
  });

  it('every other method is refused with 405 and the methods there are (T-012)', async () => {
    for (const entry of routeEntries) {
      const path = filled(entry);
      const allowed = routeEntries.filter((each) => filled(each) === path).map((each) => each.route.method as string);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'TRACE', 'PROPFIND']) {
        if (allowed.includes(method)) continue;
        const answer = await send(method, path, { Authorization: `Bearer ${token}` });
        expect([method, path, answer.status]).toEqual([method, path, 405]);
        const allow = /^allow: (.*)$/im.exec(answer.text)?.[1]?.trim().split(', ');
        expect(new Set(allow)).toEqual(new Set([...allowed, 'OPTIONS']));
      }
    }
  });

  it('CONNECT is refused, and a header cannot change the method (T-012)', async () => {
    expect((await send('CONNECT', '127.0.0.1:1')).status).toBe(405);
    const { status } = await send('GET', '/api/gate', {
      Authorization: `Bearer ${token}`,
      'X-HTTP-Method-Override': 'POST',
      'X-HTTP-Method': 'POST',
    });
    expect(status).toBe(405);
  });
});

describe('spellings of a path (T-012)', () => {
  const spellings = (path: string): string[] => {
    const [, , first = '', ...rest] = path.split('/');
    const tail = rest.length > 0 ? `/${rest.join('/')}` : '';
    return [
      `/${path}`,
      `/api//${first}${tail}`,
      `${path}/`,
      `${path}//`,
      `/./api/${first}${tail}`,
      `/api/./${first}${tail}`,
      `/api/x/../${first}${tail}`,
      `/api/%2e/${first}${tail}`,
      `/api/x/%2e%2e/${first}${tail}`,
      `/api/assessment-health/../${first}${tail}`,
      `/api/assessment-health/%2e%2e/${first}${tail}`,
      `/api%2F${first}${tail}`,
      `/api/${first}%2F${tail}`,
      `/api\\${first}${tail}`,
      `/API/${first}${tail}`,
      `/Api/${first}${tail}`,
      `/api/${first.toUpperCase()}${tail}`,
      `/%61pi/${first}${tail}`,
      `/api/%${first.charCodeAt(0).toString(16)}${first.slice(1)}${tail}`,
      `/api;x=y/${first}${tail}`,
      `/api/${first};x=y${tail}`,
      `${path};x=y`,
      `/prod/api/${first}${tail}`,
      `/prod/${path.slice(1)}`,
      `${path}%00`,
      `${path}%20`,
      `${path}.json`,
      `${path}%0d%0aX: y`.replace(' ', ''),
      `http://127.0.0.1:${stack.port}${path}`,
      `http://evil.example${path}`,
      `*`,
    ];
  };

  it('none reaches a route without the token that the route asks for', async () => {
    for (const entry of routeEntries.filter((each) => !isOpenEntry(each))) {
      for (const path of spellings(filled(entry))) {
        const { status, text } = await send(entry.route.method, path, { 'Content-Type': 'application/json' });
        expect([path, [400, 401, 403, 404, 405].includes(status)], `${status} ${text}`).toEqual([path, true]);
      }
    }
  });

  it('none starts work even with a token, and none of them gets the page of the app', async () => {
    const before = (await stack.journal('gateway')).length;
    const gate = routeEntries.find((entry) => entry.route.path === '/gate') as RouteEntry;
    for (const path of spellings(filled(gate))) {
      const { status, text } = await send('POST', path, {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      });
      expect([path, [400, 403, 404, 405].includes(status)], `${status} ${text}`).toEqual([path, true]);
      const page = await send('GET', path);
      expect([path, page.status === 200], page.text).toEqual([path, false]);
    }
    const reached = (await stack.journal('gateway')).slice(before).map((entry) => entry.path);
    expect(new Set(reached)).toEqual(new Set(['(no route)']));
  });

  it('a path parameter cannot carry a separator into a function', async () => {
    for (const id of ['..%2f..%2fgate', 'a%2Fb', 'a%5Cb', '%2e%2e', 'a%00b', '%zz', '%c3%28'])
      expect([id, (await send('GET', `/api/assessment-result/${id}`)).status]).toEqual([id, 404]);
  });
});
