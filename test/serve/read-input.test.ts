import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { Log } from '#functions/outside/log.ts';
import { readValidInput } from '#functions/serve/read-input.ts';
import { readInput } from '#functions/serve/request.ts';
import { routeEntries } from '#shared/api.ts';
import { AppError } from '#shared/lib/errors.ts';
import type { Route } from '#shared/lib/route.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';

/** What becomes no number, no text and no truth: comparing it throws. */
const incomparable = { toString: 1, valueOf: 1 };
const odd = [
  { length: incomparable },
  { length: [incomparable] },
  { size: incomparable },
  incomparable,
  [incomparable],
];

/** Every body with one value of it replaced, however deep it stands. */
function* replaced(value: unknown, by: unknown): Iterable<unknown> {
  yield by;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    for (const other of replaced(inner, by))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
}

const posts = routeEntries.filter(({ route }) => route.method === 'POST' && route.access !== 'webhook');

describe('what a body says', () => {
  it('is whole characters: half of one stands for none', () => {
    const event = {
      headers: { 'content-type': 'application/json' },
      body: '{"a":{"b":["\\ud800 x \\ud83e\\udded"]}}',
    } as unknown as APIGatewayProxyEvent;
    expect(readInput({ method: 'POST' } as Route, event)).toEqual({ a: { b: ['\ufffd x 🧭'] } });
  });

  it('is UTF-8, and says so if it names a charset', () => {
    const posted = (bytes: Buffer, type = 'application/json') =>
      readInput(
        { method: 'POST' } as Route,
        {
          headers: { 'content-type': type },
          body: bytes.toString('base64'),
          isBase64Encoded: true,
        } as unknown as APIGatewayProxyEvent,
      );
    const name = { name: 'Zoë' };
    expect(posted(Buffer.from('\ufeff{"name":"Zoë"}'), 'application/json; charset=UTF-8')).toEqual(name);
    expect(() => posted(Buffer.from('{"name":"Zoë"}', 'latin1'))).toThrow('not valid JSON in UTF-8');
    expect(() => posted(Buffer.from('{}'), 'application/json; charset=utf-16')).toThrow('in UTF-8');
  });

  it('is in one place: a field that is also in the address is refused', () => {
    const event = {
      headers: { 'content-type': 'application/json' },
      queryStringParameters: { mark: 'hidden' },
      body: '{"mark":"saved"}',
    } as unknown as APIGatewayProxyEvent;
    expect(() => readInput({ method: 'POST' } as Route, event)).toThrow('mark: stands in the address and in the body');
  });

  it.each(posts.map((entry) => [entry.name, entry.route] as const))(
    'to %s is read or refused, and never breaks',
    (name, route) => {
      for (const by of odd)
        for (const body of replaced(sampleInputs[name] ?? {}, by)) {
          const event = {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          } as unknown as APIGatewayProxyEvent;
          try {
            readValidInput(route, event, { caller: undefined, log: {} as Log });
          } catch (error) {
            expect(error, JSON.stringify(body)).toBeInstanceOf(AppError);
          }
        }
    },
  );
});
