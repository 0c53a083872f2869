import { describe, expect, it } from 'vitest';
import { features, limitOf, plans } from '#shared/plans/catalogue.ts';
import { ApiError } from '#web/api/api-error.ts';
import { allowances, perks } from '#web/parts/billing/allowances.ts';
import { failureText } from '#web/parts/billing/failure-text.ts';
import { offersFor, planAt, upgradeOf } from '#web/parts/billing/plan-names.ts';

describe('what a plan allows', () => {
  it('is a line for every feature that it opens, with the number of the gate (GAT-11 to GAT-16)', () => {
    expect(allowances('free')).toEqual([
      '1 career path analysis a month',
      '5 smart job matches a day',
      '3 salary searches a month',
    ]);
    expect(allowances('pro')).toEqual([
      '5 career path analyses a month',
      '50 smart job matches a day',
      'Unlimited salary searches',
      '20 AI resumes a month',
      '2 industry reports a month',
      '5 real-time industry trends a month',
      'Real-time market intelligence',
    ]);
    for (const plan of plans.filter((each) => each !== 'free'))
      expect(allowances(plan)).toHaveLength(features.filter((feature) => limitOf(feature, plan, 0) !== 0).length);
  });

  it('promises no more assessments than there are (DLG-09, D-20)', () => {
    expect(perks).toHaveLength(5);
    expect(perks[0]).toBe('Assessments: up to 5 a month on Pro, 15 on Max');
    expect(perks.join()).not.toMatch(/unlimited/i);
  });
});

describe('what a refusal offers', () => {
  it('Free goes to Pro, Pro to Max, Max nowhere (BIL-18)', () => {
    expect([upgradeOf('Free'), upgradeOf('Pro'), upgradeOf('Max')]).toEqual(['pro', 'switch', null]);
    expect(['Free', 'Pro', 'Max'].map((tier) => planAt(tier as 'Free'))).toEqual(['free', 'pro', 'switch']);
  });

  it('a pack only where a pack helps: reports for both, trends for Pro (D-40, GAT-18, GAT-19)', () => {
    expect(offersFor('industry_reports', 'Free')).toEqual(['pro']);
    expect(offersFor('industry_reports', 'Pro')).toEqual(['addon', 'switch']);
    expect(offersFor('industry_reports', 'Max')).toEqual(['addon']);
    expect(offersFor('trends_real_time_industries', 'Pro')).toEqual(['addon', 'switch']);
    expect(offersFor('trends_real_time_industries', 'Max')).toEqual([]);
    expect(offersFor('career_path_analyses', 'Pro')).toEqual(['switch']);
  });
});

describe('a failure in words', () => {
  const named = 'Failed to create checkout session. Please try again.';
  const signedOut = 'Must be logged in to create checkout';

  it('is what the server refused with, else the named text (BIL-12, BIL-14 to BIL-16)', () => {
    expect(
      failureText(new ApiError('FORBIDDEN', 'HTTP 403: No.', { status: 403, detail: 'No.' }), named, signedOut),
    ).toBe('No.');
    expect(failureText(new ApiError('BAD_INPUT', 'HTTP 400: ', { status: 400, detail: '' }), named, signedOut)).toBe(
      named,
    );
    expect(failureText(new ApiError('INTERNAL', 'HTTP 500: x', { status: 500, detail: 'x' }), named, signedOut)).toBe(
      named,
    );
    expect(failureText(new ApiError('UNAUTHORIZED', 'HTTP 401: x', { status: 401 }), named, signedOut)).toBe(signedOut);
    expect(failureText(new ApiError('NETWORK', 'No connection'), named, signedOut)).toBe(named);
    expect(failureText(new TypeError('x is not a function'), named, signedOut)).toBe(named);
  });
});
