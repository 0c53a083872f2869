import { describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { address } from '#web/api/client.ts';

describe('where a call goes', () => {
  it('puts path parameters into the path, encoded, and nowhere else', () => {
    expect(address(api.assessment.getResult, { id: 'a/b#c?d' })).toEqual({
      url: '/api/assessment-result/a%2Fb%23c%3Fd',
    });
    expect(address(api.assessment.deleteAssessment, { session_id: 'abc' }).url).toBe('/api/career_assessments/abc');
  });

  it('writes the query of a GET without what was left out (NET-11, NET-12)', () => {
    expect(address(api.occupations.getRoleVectors, { version: '2025-09' }).url).toBe(
      '/api/v1/roles/vectors?version=2025-09',
    );
    expect(address(api.occupations.getSalaries, { roleId: 'data_scientist', city: undefined }).url).toBe(
      '/api/v1/salaries?roleId=data_scientist',
    );
    expect(address(api.occupations.getOpportunity, { roleId: 'data_scientist', city: 'San Francisco, CA' }).url).toBe(
      '/api/v1/opportunity?roleId=data_scientist&city=San+Francisco%2C+CA',
    );
  });

  it('sends the input of a POST as JSON', () => {
    expect(address(api.plans.checkGate, { feature: 'salary_searches', amount: 1 })).toEqual({
      url: '/api/gate',
      body: '{"feature":"salary_searches","amount":1}',
    });
  });
});
