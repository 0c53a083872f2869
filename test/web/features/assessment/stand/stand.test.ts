import { describe, expect, it } from 'vitest';
import {
  type Background,
  backgroundAnswers,
  educationKeys,
  MAX_PAY,
  studyKeys,
  wishKeys,
} from '#shared/assessment/background.ts';
import fc from '#test/support/harness/chance.ts';
import {
  countries,
  educations,
  studies,
  underWay,
  usStates,
  wishes,
  years,
} from '#web/features/assessment/stand/choices.ts';
import { payOf, payText } from '#web/features/assessment/stand/pay-text.ts';
import { tidy } from '#web/features/assessment/stand/tidy.ts';

describe('the pay field', () => {
  it('reads what people write for dollars', () => {
    for (const text of ['52000', '52,000', ' $52,000 ', '52 000', '52,000.00', '52000.'])
      expect(payOf(text), text).toBe(52_000);
    expect(['', ' ', '$'].map(payOf)).toEqual([undefined, undefined, undefined]);
    expect(payOf('0')).toBe(0);
  });

  it('refuses everything else, and reads what it writes', () => {
    for (const text of ['52k', 'about 50000', '-1', '2,000,001', '52000.5', '1e5', '٥٢', '999999999999', '€500'])
      expect(payOf(text), text).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_PAY }), (pay) => {
        expect(payOf(payText(pay))).toBe(pay);
      }),
    );
  });
});

describe('answers that no longer apply', () => {
  it('go: years and a wish without an occupation, a field without a degree, a state of another country', () => {
    expect(tidy({ years: '3_5', wish: 'leave', field: '52', state: 'OH' })).toBeUndefined();
    const work = { occupation: '41-2031.00', years: '3_5', wish: 'leave' } as const;
    expect(tidy(work)).toEqual(work);
    const fieldOf = (education: Background['education']) => tidy({ education, field: '52' })?.field;
    expect(educationKeys.filter((key) => fieldOf(key) === undefined)).toEqual(['none', 'high_school']);
    expect(tidy({ education: 'high_school', studying: 'bachelor', field: '26' })?.field).toBe('26');
    expect(tidy({ country: 'DE', state: 'OH' })).toEqual({ country: 'DE' });
    expect(tidy({ country: 'US', state: 'OH', licences: [] })).toEqual({ country: 'US', state: 'OH' });
  });

  it('leave what the server takes, whatever two devices have put together', () => {
    const code = fc.integer({ min: 1000, max: 9999 }).map((number) => `29-${number}.00`);
    const any = fc.record(
      {
        occupation: code,
        years: fc.constantFrom(...years.map(({ key }) => key)),
        wish: fc.constantFrom(...wishKeys),
        education: fc.constantFrom(...educationKeys),
        studying: fc.constantFrom(...studyKeys),
        field: fc.constantFrom(...studies.map(({ key }) => key)),
        licences: fc.uniqueArray(code, { maxLength: 20 }),
        pay: fc.integer({ min: 0, max: MAX_PAY }),
        country: fc.constantFrom('US', 'DE'),
        state: fc.constantFrom('CA', 'OH'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(any, (background) => {
        const left = tidy(background);
        if (left) expect(backgroundAnswers.parse(left)).toEqual(JSON.parse(JSON.stringify(left)));
        expect(tidy(left ?? {})).toEqual(left);
      }),
    );
  });
});

describe('what can be chosen', () => {
  it('has a name for every key the server takes, each once', () => {
    for (const choices of [years, wishes, educations, underWay, studies, usStates, countries]) {
      const names = choices.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(choices.filter(({ key, name }) => !name || name === key)).toEqual([]);
    }
    expect([countries.length, usStates.length, studies.length]).toEqual([249, 51, 39]);
    expect(countries[0]).toEqual({ key: 'US', name: 'United States' });
  });
});
