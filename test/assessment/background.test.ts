import { describe, expect, it } from 'vitest';
import { educationKeys } from '#shared/assessment/background.ts';
import { countryCodes } from '#shared/assessment/countries.data.ts';
import { goldStandard as bank } from '#shared/assessment/gold-standard/items.data.ts';
import { readStage } from '#shared/assessment/rules.ts';
import { educationLevels } from '#shared/occupations/facts.ts';

const read = (background: unknown) =>
  readStage(bank, 'deepDive', { skills: {}, preferences: {}, constraints: {}, background });
const whole = {
  occupation: '41-2031.00',
  years: '3_5',
  education: 'high_school',
  field: '52',
  licences: ['39-5012.00'],
  pay: 31_200,
  country: 'US',
  state: 'OH',
  studying: 'associate',
  wish: 'leave',
};

describe('where a person stands (D-88)', () => {
  it('is taken whole, in part and not at all; what it does not ask is dropped', () => {
    for (const background of [
      whole,
      {},
      undefined,
      ...Object.entries(whole)
        .filter(([name]) => name !== 'state')
        .map((one) => Object.fromEntries([one])),
    ])
      expect(read(background)).toMatchObject({ answers: background ? { background } : {} });
    expect(read({ ...whole, birthday: '1970-01-01' })).toEqual(read(whole));
  });

  it.each([
    ['occupation', ['', 'nurse', '29-1141', 291141, '29-1141.00 ', null, ['29-1141.00']]],
    ['years', ['', '4', 4, 'under', null]],
    ['wish', ['', 'go', 'Do something else', true, 1, null]],
    ['education', ['phd', 5, "Bachelor's degree", 'constructor', null]],
    ['studying', ['some_college', 'high_school', 'phd', 5, true, null]],
    ['field', ['5', '99', 51, '51.38', '__proto__', 'toString', null]],
    [
      'licences',
      ['29-1141.00', ['29-1141.00', '29-1141.00'], Array.from({ length: 11 }, (_, at) => `29-11${10 + at}.00`)],
    ],
    [
      'licences.1',
      [
        ['29-1141.00', 'nurse'],
        ['29-1141.00', null],
      ],
    ],
    ['pay', [-1, 2_000_001, 1.5, '52000', Number.NaN, null]],
    ['country', ['us', 'USA', 'XX', 1, null]],
    ['state', ['ca', 'California', 'PR', 6, null]],
  ])('names %s when it is no answer to the question', (field, values) => {
    for (const value of values) {
      const background = { country: 'US', [field.split('.')[0]!]: value };
      expect(read(background), JSON.stringify(value)).toEqual({
        fault: { field: `background.${field}`, message: expect.stringMatching(/^must be [a-zA-Z]/) },
      });
    }
  });

  it('asks for a state only in the United States', () => {
    const fault = { field: 'background.state', message: 'is asked only where the country is US' };
    expect(read({ state: 'CA' })).toEqual({ fault });
    expect(read({ country: 'CA', state: 'CA' })).toEqual({ fault });
    for (const background of [null, 'nurse', 7, ['US'], true])
      expect(read(background)).toMatchObject({ fault: { field: 'background' } });
  });

  it('has one key for each level of education and each country once', () => {
    expect(educationKeys.length).toBe(educationLevels.length);
    expect([countryCodes.length, new Set(countryCodes).size]).toEqual([249, 249]);
  });
});
