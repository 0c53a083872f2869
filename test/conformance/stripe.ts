import { join } from 'node:path';
import { freePortBlock } from '#test/support/stack/free-ports.ts';
import type { Check } from './check.ts';
import { python, stripeMock } from './engines.ts';
import type { Exchange } from './exchange.ts';
import { faultsOf } from './faults.ts';
import { run, serve } from './program.ts';
import { record } from './record.ts';

/** Tests of what the product asks of Stripe and of what the stand-in can do. */
const suite = [
  ...['billing', 'billing-customers', 'billing-prices', 'subscriber'].map((name) => `test/api/${name}.test.ts`),
  ...['checkout', 'objects', 'portal', 'subscriptions'].map((name) => `test/local/stripe/${name}.test.ts`),
];

/**
 * Repeats recorded requests to stripe-mock, and compares the stand-in's answers and events with Stripe's description.
 */
export const stripe: Check = async () => {
  const programs = python();
  const { program, description } = stripeMock();
  const { file, exchanges, forget } = await record(['stripe', 'stripe-event'], suite);
  const shapes = shapesOf(exchanges);
  const port = await freePortBlock();
  const engine = await serve(port, program, ['-http-addr', `127.0.0.1:${port}`]);
  const findings: string[] = [];
  try {
    for (const [shape, exchange] of shapes) {
      const refusal = await refusalOf(engine.endpoint, exchange);
      if (refusal) findings.push(`${shape}: ${refusal}`);
    }
  } finally {
    await engine.stop();
  }
  const held = await run(join(programs, 'python'), ['test/conformance/stripe.py', description, file]);
  forget();
  return {
    measured: `${shapes.size} forms of ${exchanges.length} requests, answers and events`,
    findings: [...findings, ...faultsOf(held)],
  };
};

const withoutIds = (path: string) => path.replace(/\b[a-z]{2,4}_(?:test_)?\w{6,}/g, '{id}');
const namesIn = (form: string) => [...new URLSearchParams(form).keys()].sort();

/** One request of each kind the stand-in accepted, by operation and parameter names. */
function shapesOf(exchanges: Exchange[]): Map<string, Exchange> {
  const shapes = new Map<string, Exchange>();
  for (const exchange of exchanges) {
    if (exchange.service !== 'stripe' || exchange.status !== 200) continue;
    const [path = '', query = ''] = exchange.url.split('?');
    const names = [...namesIn(query), ...namesIn(textOf(exchange))];
    shapes.set(`${exchange.method} ${withoutIds(path)} ${names.map(withoutIds).join(' ')}`.trim(), exchange);
  }
  return shapes;
}

const textOf = ({ sent }: Exchange) => Buffer.from(sent, 'base64').toString();

async function refusalOf(endpoint: string, exchange: Exchange): Promise<string | undefined> {
  const body = textOf(exchange);
  const answer = await fetch(`${endpoint}${exchange.url}`, {
    method: exchange.method,
    ...(exchange.method === 'POST' && { body }),
    headers: {
      authorization: 'Bearer sk_test_123',
      ...(exchange.type && { 'content-type': exchange.type }),
      ...(exchange.version && { 'stripe-version': exchange.version }),
    },
  });
  const text = await answer.text();
  return answer.ok ? undefined : `stripe-mock says ${answer.status} ${text.replace(/\s+/g, ' ').slice(0, 300)}`;
}
