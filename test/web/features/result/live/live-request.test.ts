import { describe, expect, it } from 'vitest';
import { knownRoles } from '#shared/occupations/facts.ts';
import { liveCity, liveRequest, requestOfResult } from '#web/features/result/live/live-request.ts';
import { SAMPLE_ID } from '#web/features/result/sample/sample-id.ts';

describe('what is asked of the live market (RES-37)', () => {
  it.each([
    [
      'the first "City, ST", wherever it stands',
      ['London, UK', 'Remote (US)', 'Austin, TX', 'Seattle, WA'],
      'Austin, TX',
    ],
    ['else the first that names the US', ['London, UK', 'Remote (Global)', 'Remote (US)'], 'Remote (US)'],
    ['else the first', ['Berlin, Germany', 'Remote (Europe)'], 'Berlin, Germany'],
    ['else San Francisco', [], 'San Francisco, CA'],
  ])('the location is %s (RES-39)', (_, places, city) => {
    expect(liveCity(places)).toBe(city);
    expect(liveRequest([{ code: '15-1252.00' }], places)).toEqual({
      roles: ['software_engineer'],
      location: { country: 'US', city },
      windowDays: 30,
    });
  });

  it('names both ids of the occupation that two of them share (D-84)', () => {
    expect(liveRequest([{ code: '29-1141.00' }, { code: '11-2021.00' }], [])?.roles).toEqual([
      'product_manager',
      'marketing_manager',
    ]);
  });

  it('names all ten known ids for a result with their nine occupations (RES-41)', () => {
    const roles = [...new Set(Object.values(knownRoles))].map((code) => ({ code }));
    expect(roles).toHaveLength(9);
    expect(liveRequest(roles, [])?.roles).toEqual([
      'software_engineer',
      'data_scientist',
      'product_manager',
      'marketing_manager',
      'financial_analyst',
      'ui_ux_designer',
      'sales_manager',
      'business_analyst',
      'project_manager',
      'cybersecurity_analyst',
    ]);
  });

  it('is nothing where no role goes by a known id (RES-38)', () => {
    expect(liveRequest([{ code: '29-1141.00' }, { code: '47-2111.00' }], ['Austin, TX'])).toBeNull();
    expect(liveRequest([], [])).toBeNull();
  });

  it('is nothing for a sample, though its roles be known (D-50)', () => {
    const of = (id: string) =>
      requestOfResult({ id, roles: [{ code: '15-1252.00' }], raw_assessment_data: null } as never);
    expect(of('mine')?.roles).toEqual(['software_engineer']);
    expect(of(SAMPLE_ID)).toBeNull();
  });
});
