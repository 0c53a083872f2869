import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RouteEntry, routeEntries } from '#shared/api.ts';
import fc from '#test/support/harness/chance.ts';
import { sampleInputs } from '#test/support/stack/sample-inputs.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';
import { tableRows } from '#test/support/stack/table-rows.ts';

/** Total requests; reliability G22 requires 100,000, which `npm run test:long` sends. */
const requests = Number(process.env.WAYMARK_FUZZ ?? 800);
const perRoute = Math.ceil(requests / routeEntries.length);

/** The slowest, a PDF, takes 60 ms of processor time; the limit allows for five more processes on the core. */
vi.setConfig({ testTimeout: Math.max(120_000, perRoute * 300) });

let stack: Stack;
let token: string;
beforeAll(async () => {
  stack = await startStack();
  token = (await stack.signInDemo('admin')).accessToken;
});
afterAll(() => stack?.stop());

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', ' ', '__proto__', 'constructor', 'toString', '../../etc/passwd'],
    ...[
      '%2e%2e%2f',
      'a#b',
      'USER#x',
      "' OR 1=1 --",
      '<script>alert(1)</script>',
      '#{7*7}',
      '\u0000',
      '\ud800',
      '🧭'.repeat(30),
    ],
    ...[
      [],
      {},
      [[]],
      { $gt: '' },
      { toString: null },
      { length: { valueOf: 0, toString: 0 } },
      'x'.repeat(10_000),
      '0'.repeat(64),
      'eq.x',
      'NaN',
      '1e3',
    ],
  ),
  // leaving a field out may be valid, so undefined is not generated
  fc.anything({ maxDepth: 3, withNullPrototype: false }).map((value) => value ?? null),
);

const send = async (entry: RouteEntry, input: Record<string, unknown>) => {
  const rest = { ...input };
  const path = entry.route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(JSON.stringify(value) ?? '').slice(0, 200)) || 'x';
  });
  const url = new URL(`${stack.endpoints.api}${path}`);
  const post = entry.route.method === 'POST';
  if (!post)
    for (const [name, value] of Object.entries(rest))
      url.searchParams.set(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const response = await fetch(url, {
    method: entry.route.method,
    headers: { authorization: `Bearer ${token}`, ...(post && { 'content-type': 'application/json' }) },
    ...(post && { body: JSON.stringify(rest) }),
  });
  return { status: response.status, text: await response.text() };
};

/** Routes whose sample input itself changes something. */
const changing = [
  'startSession',
  'signOut',
  'greet',
  'changeProfile',
  'resetUsage',
  'saveLearningProgress',
  'markOccupation',
  'saveCv',
  'deleteCv',
  'chatbot',
  'keepResume',
  'deleteResume',
  'restoreResume',
  // the first export creates the key that signs entries
  'exportAccount',
  'importAccount',
];

/** The rules that every answer keeps, whatever was sent. */
function expectManners({ status, text }: { status: number; text: string }): void {
  expect(status, status < 500 ? '' : logged(text)).toBeLessThan(500);
  if (status === 200) return;
  const { error } = JSON.parse(text);
  expect(error.message.length).toBeGreaterThan(3);
  if (status === 400) expect(error.field ?? 'body', text).toMatch(/^[\w.[\]-]+/);
  expect(text).not.toMatch(/\.ts:|node_modules|ZodError|dynamo/i);
}

/** The answer with what the stack logged about the failed call. */
function logged(text: string): string {
  const { correlationId } = JSON.parse(text).error;
  return [
    text,
    ...stack
      .output()
      .split('\n')
      .filter((line) => line.includes(correlationId)),
  ].join('\n');
}

describe.each(routeEntries.map((entry) => [`${entry.route.method} ${entry.route.path}`, entry] as const))(
  '%s',
  (_name, entry) => {
    const sample = sampleInputs[entry.name] ?? {};

    it('never breaks, says what is wrong, and changes nothing by what it refuses (G22, T-032)', async () => {
      const fields = [...Object.keys(sample), 'surplus', '__proto__'];
      const change = fc.record({ field: fc.constantFrom(...fields), value: hostile });
      const before = await tableRows(stack.endpoints);
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
          const input = { ...sample };
          for (const { field, value } of changes)
            Object.defineProperty(input, field, { value, enumerable: true, configurable: true });
          const answer = await send(entry, input);
          expectManners(answer);
        }),
        { numRuns: perRoute },
      );
      // only the sample itself may have changed the table
      if (!entry.route.quota && !changing.includes(entry.name))
        expect(await tableRows(stack.endpoints)).toEqual(before);
      if (entry.name === 'signOut') token = (await fresh()).accessToken;
    });

    it.runIf(entry.route.method === 'POST')('refuses a body that is no JSON object (T-030)', async () => {
      const bodies = [
        '{',
        '[]',
        '"x"',
        'null',
        '1',
        '[{}]',
        '{"a":1}}',
        '\u0000',
        `${'['.repeat(50_000)}`,
        '{"a":"\\ud800',
        'feature=x',
      ];
      for (const body of bodies) {
        const response = await fetch(`${stack.endpoints.api}${entry.route.path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body,
        });
        const text = await response.text();
        expect([body.slice(0, 20), response.status, JSON.parse(text).error.code]).toEqual([
          body.slice(0, 20),
          400,
          'BAD_INPUT',
        ]);
      }
      const large = await fetch(`${stack.endpoints.api}${entry.route.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ surplus: 'x'.repeat((entry.route.maxBodyBytes ?? 256 * 1024) + 1024) }),
      });
      expect(large.status).toBe(413);
    });
  },
);

/** After a sign-out the next token must be from a later second. */
async function fresh() {
  await stack.advanceClock(1_100);
  return stack.signInDemo('admin');
}
