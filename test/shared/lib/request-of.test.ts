import { describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { requestOf } from '#shared/lib/request-of.ts';

describe('the request of a call', () => {
  it('puts path parameters into the path, encoded, and nowhere else', () => {
    expect(requestOf(api.assessment.getResult, { id: 'a/b#c?d' })).toEqual({
      method: 'GET',
      path: '/assessment-result/a%2Fb%23c%3Fd',
    });
    expect(requestOf(api.assessment.deleteAssessment, { session_id: 'abc' })).toEqual({
      method: 'DELETE',
      path: '/career_assessments/abc',
    });
  });

  it('writes the query of a GET without what was left out (NET-11, NET-12)', () => {
    expect(requestOf(api.occupations.getRoleVectors, { version: '2025-09' }).path).toBe(
      '/v1/roles/vectors?version=2025-09',
    );
    expect(requestOf(api.occupations.getSalaries, { roleId: 'data_scientist', city: undefined }).path).toBe(
      '/v1/salaries?roleId=data_scientist',
    );
    expect(
      requestOf(api.occupations.getOpportunity, { roleId: 'data_scientist', city: 'San Francisco, CA' }).path,
    ).toBe('/v1/opportunity?roleId=data_scientist&city=San+Francisco%2C+CA');
  });

  it('sends the input of a POST as JSON', () => {
    expect(requestOf(api.plans.checkGate, { feature: 'salary_searches', amount: 1 })).toEqual({
      method: 'POST',
      path: '/gate',
      body: '{"feature":"salary_searches","amount":1}',
    });
  });
});
