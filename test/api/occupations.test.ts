import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultDataVersion, occupationsRoutes } from '#shared/occupations/contract.ts';
import { knownRoles } from '#shared/occupations/facts.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';
import { type Stack, startStack } from '#test/support/stack/stack.ts';

const { getRoleVectors, getOpportunity, getSalaries, rank } = occupationsRoutes;
const facts = embeddedFacts();

describe('the occupation calls', () => {
  let stack: Stack;
  let person: SignedIn;
  beforeAll(async () => {
    stack = await startStack();
    person = await stack.signUpAndIn();
  });
  afterAll(() => stack?.stop());

  describe('GET v1/roles/vectors', () => {
    it('gives all occupations with id, title, interests and median wage, to anyone (NET-11, SYS-08)', async () => {
      const { status, body, headers } = await stack.call(getRoleVectors, {});
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=86400');
      expect(body.version).toBe('2025-09');
      expect(body.roles.map(({ id }) => id)).toEqual(facts.codes);
      expect(body.roles.find(({ id }) => id === '15-1252.00')).toEqual({
        id: '15-1252.00',
        role_id: 'software_engineer',
        title: 'Software Developers',
        interests_vector: [3.925, 5.85, 2.25, 1.875, 1.875, 5.45].map((value) => expect.closeTo(value, 1)),
        median_salary: 135_980,
      });
    });

    it('says null where no wage is published, not zero', async () => {
      const { body } = await stack.call(getRoleVectors, { version: defaultDataVersion });
      const actors = body.roles.find(({ title }) => title === 'Actors');
      expect(actors?.median_salary).toBeNull();
      expect(body.roles.filter(({ median_salary: median }) => median === null)).toHaveLength(6);
    });

    it('refuses a version it does not have, and one that is none', async () => {
      const other = await stack.call(getRoleVectors, { version: '2019-01' });
      expect(other.status).toBe(404);
      expect(other.body).toMatchObject({ error: { code: 'NOT_FOUND', field: 'version' } });
      const none = await stack.call(getRoleVectors, { version: 'newest' });
      expect(none.status).toBe(400);
      expect(none.body).toMatchObject({ error: { code: 'BAD_INPUT', field: 'version' } });
    });
  });

  describe('GET v1/opportunity and GET v1/salaries', () => {
    it('answer for every known role id, with and without a city (NET-12, RES-41)', async () => {
      for (const [roleId, code] of Object.entries(knownRoles)) {
        for (const city of [undefined, 'San Francisco, CA']) {
          const opportunity = await stack.call(getOpportunity, { roleId, city }, person.accessToken);
          const salaries = await stack.call(getSalaries, { roleId, city }, person.accessToken);
          expect([opportunity.status, salaries.status]).toEqual([200, 200]);
          expect(opportunity.body).toMatchObject({ roleId, code });
          expect(salaries.body).toMatchObject({ roleId, code, currency: 'USD' });
        }
      }
    });

    it('put unit, source, date and kind beside every figure', async () => {
      const { body } = await stack.call(getOpportunity, { roleId: 'software_engineer' }, person.accessToken);
      expect(body).toMatchObject({
        title: 'Software Developers',
        place: 'United States',
        employment: { value: 1_687_890, unit: 'persons' },
        growth: {
          value: 15.8,
          unit: 'percent over ten years',
          source: {
            publisher: 'U.S. Bureau of Labor Statistics',
            release: 'Employment Projections 2024–34',
            date: '2025-08',
            kind: 'modelled',
          },
        },
        openings: { value: 115_200, unit: 'persons a year' },
        telework: { value: 1 },
      });
      expect(body.aiExposure.value).toBeCloseTo(0.447, 3);
      expect(body.opportunity_score).toBeGreaterThan(50);
      expect(body.opportunity_score).toBeLessThanOrEqual(100);
    });

    it('give the named state beside the nation, and all states where no place is named (D-29)', async () => {
      const here = await stack.call(
        getSalaries,
        { roleId: '15-1252.00', city: 'San Francisco, CA' },
        person.accessToken,
      );
      expect(here.body).toMatchObject({
        place: 'United States, and California',
        p10: { value: 82_460, unit: 'USD a year' },
        p50: { value: 135_980 },
        p90: { value: 214_670 },
        states: [{ state: 'CA', p50: { value: 174_410 }, employment: { value: 284_390 } }],
      });
      const everywhere = await stack.call(getSalaries, { roleId: '15-1252.00' }, person.accessToken);
      expect(everywhere.body.place).toBe('United States');
      expect(everywhere.body.states).toHaveLength(51);
    });

    it('say that the figures are a US reference for a place elsewhere (D-29), and how many occupations share them', async () => {
      const input = { roleId: 'data_scientist', city: 'Berlin, Germany' };
      const salaries = await stack.call(getSalaries, input, person.accessToken);
      const opportunity = await stack.call(getOpportunity, input, person.accessToken);
      for (const { body } of [salaries, opportunity]) {
        expect(body.place).toBe('United States (a reference: no own figures for Berlin, Germany)');
        expect(body.figure_group).toBe(3);
      }
    });

    it('say null for what is not published, never an invented figure (D-51)', async () => {
      const salaries = await stack.call(
        getSalaries,
        { roleId: '27-2011.00', city: 'Anchorage, AK' },
        person.accessToken,
      );
      expect(salaries.status).toBe(200);
      expect([salaries.body.p10.value, salaries.body.p50.value, salaries.body.p90.value]).toEqual([null, null, null]);
      const opportunity = await stack.call(getOpportunity, { roleId: '27-2011.00' }, person.accessToken);
      expect(opportunity.body.growth.value).toEqual(expect.any(Number));
      expect(opportunity.body.opportunity_score).toBeNull();
    });

    it.each([getOpportunity, getSalaries])('$path refuses what it cannot answer and says why', async (route) => {
      const answer = (input: Record<string, string>, token: string | null) =>
        stack.call(route, input as { roleId: string }, token);
      expect(await answer({ roleId: 'software_engineer' }, null)).toMatchObject({ status: 401 });
      expect(await answer({ roleId: 'space_pirate' }, person.accessToken)).toMatchObject({
        status: 404,
        body: { error: { code: 'NOT_FOUND', field: 'roleId' } },
      });
      expect(await answer({ roleId: '99-9999.99' }, person.accessToken)).toMatchObject({ status: 404 });
      for (const roleId of ['', 'constructor()', '15-1252', "' or 1=1 --", 'x'.repeat(500)]) {
        expect(await answer({ roleId }, person.accessToken)).toMatchObject({
          status: 400,
          body: { error: { code: 'BAD_INPUT', field: 'roleId' } },
        });
      }
      expect(await answer({}, person.accessToken)).toMatchObject({
        status: 400,
        body: { error: { field: 'roleId' } },
      });
      expect(await answer({ roleId: 'data_scientist', city: '<script>' }, person.accessToken)).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_INPUT', field: 'city' } },
      });
    });
  });

  describe('POST rank', () => {
    const vectors = {
      riasec: [20, 90, 30, 10, 20, 70],
      values: [80, 70, 40, 30, 40, 50],
      styles: [9, 5, 7, 3, 4, 6, 2, 1, 8, 5],
    };
    let admin: SignedIn;
    beforeAll(async () => {
      admin = await stack.signInDemo('admin');
    });

    it('ranks all occupations for raw vectors, the same each time (SYS-07)', async () => {
      const first = await stack.call(rank, { ...vectors, topN: 5 }, admin.accessToken);
      expect(first.status).toBe(200);
      expect(first.body.data_version).toBe(defaultDataVersion);
      expect(first.body.roles).toHaveLength(5);
      for (const { id, title } of first.body.roles) expect(facts.titles[facts.codes.indexOf(id)]).toBe(title);
      const scores = first.body.roles.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect((await stack.call(rank, { ...vectors, topN: 5 }, admin.accessToken)).text).toBe(first.text);
    });

    it('keeps to the constraints (SYS-07)', async () => {
      const constraints = { minSalary: 120_000, remote: true };
      const { body } = await stack.call(rank, { ...vectors, constraints, topN: 50 }, admin.accessToken);
      expect(body.roles).toHaveLength(50);
      for (const { id } of body.roles) {
        const index = facts.codes.indexOf(id);
        expect(facts.wageP50[index]).toBeGreaterThanOrEqual(120_000);
        expect(facts.telework[index]).toBeGreaterThanOrEqual(0.5);
      }
    });

    it('is for administrators', async () => {
      expect(await stack.call(rank, vectors, null)).toMatchObject({ status: 401 });
      expect(await stack.call(rank, vectors, person.accessToken)).toMatchObject({
        status: 403,
        body: { error: { code: 'FORBIDDEN' } },
      });
    });

    it.each([
      ['riasec', { riasec: [1, 2, 3] }, 'Too small: expected array to have exactly 6 items'],
      ['riasec.2', { riasec: [1, 2, 'x', 4, 5, 6] }, 'Invalid input: expected number, received string'],
      ['values.0', { values: [1e9, 2, 3, 4, 5, 6] }, 'Too big: expected number to be <=1000'],
      ['styles', { styles: undefined }, 'Invalid input: expected array, received undefined'],
      ['topN', { topN: 0 }, 'Too small: expected number to be >=1'],
      ['topN', { topN: 5.5 }, 'Invalid input: expected int, received number'],
      ['constraints.minSalary', { constraints: { minSalary: -1 } }, 'Too small: expected number to be >=0'],
      ['constraints', { constraints: 'none' }, 'Invalid input: expected object, received string'],
    ])('names the field at fault and the reason: %s', async (field, wrong, reason) => {
      const input = { ...vectors, ...wrong } as typeof vectors;
      expect(await stack.call(rank, input, admin.accessToken)).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_INPUT', field, message: `${field}: ${reason}` } },
      });
    });
  });
});
