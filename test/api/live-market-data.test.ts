import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveRoutes } from '#shared/market/live-contract.ts';
import { knownRoles } from '#shared/occupations/facts.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { liveMarketData } = liveRoutes;
const austin = { country: 'US', city: 'Austin, TX' } as const;

describe('POST live-market-data', () => {
  let stack: Stack;
  let person: SignedIn;
  beforeAll(async () => {
    stack = await startStack();
    person = await stack.signUpAndIn();
  });
  afterAll(() => stack?.stop());
  const ask = (input: object, token: string | null = person.accessToken) =>
    stack.call(
      liveMarketData,
      { roles: ['data_scientist'], location: austin, windowDays: 30, ...input } as never,
      token,
    );

  it('answers for all ten known role ids in their order, with place, currency, date and source (RES-37, RES-41, D-29, D-84)', async () => {
    const { status, body } = await ask({ roles: Object.keys(knownRoles) });
    expect(status).toBe(200);
    expect(body.data.map(({ roleId, code }) => [roleId, code])).toEqual(Object.entries(knownRoles));
    for (const { salary, automationRisk, demand } of body.data) {
      expect(salary).toMatchObject({ median: expect.any(Number), currency: 'USD', place: 'Texas' });
      expect(['low', 'medium', 'high']).toContain(automationRisk.level);
      expect(automationRisk.meaning).toMatch(/^AI tools can touch \d+% of the tasks; not jobs lost$/);
      expect(demand.growth).toEqual(expect.any(Number));
      for (const { provenance } of [salary, automationRisk, demand, demand.postings])
        expect(provenance).toMatchObject({
          source: expect.stringMatching(/\w{3}/),
          date: expect.stringMatching(/^20\d\d/),
        });
    }
    expect(['publishers', 'snapshot']).toContain(body.origin);
    expect(Date.parse(body.published)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it('falls back to the nation for a place without figures, and takes occupation codes, too', async () => {
    const { body } = await ask({ roles: ['29-1141.00'], location: { country: 'US', city: 'Berlin, Germany' } });
    expect(body.data[0]).toMatchObject({ code: '29-1141.00', salary: { median: 97_550, place: 'United States' } });
  });

  it.each([
    ['no role', { roles: [] }],
    ['eleven roles', { roles: new Array(11).fill('data_scientist') }],
    ['a role in another form', { roles: ['<script>'] }],
    ['another country', { location: { country: 'DE', city: 'Berlin' } }],
    ['an address for a city', { location: { country: 'US', city: 'http://169.254.169.254/' } }],
    ['a window that is none', { windowDays: 0 }],
  ])('refuses %s', async (_, input) => {
    expect(await ask(input)).toMatchObject({ status: 400, body: { error: { code: 'BAD_INPUT' } } });
  });

  it('refuses strangers and roles that do not exist', async () => {
    expect(await ask({}, null)).toMatchObject({ status: 401 });
    expect(await ask({ roles: ['space_pirate'] })).toMatchObject({ status: 404 });
  });
});
