/**
 * A person's current situation (D-88): the last part of stage 3, every question optional. It does not affect fit, and
 * omissions are never counted against anybody (D-90).
 */
import * as z from 'zod/mini';
import { socCode } from '#shared/occupations/soc-code.ts';
import { stateCodes } from '#shared/occupations/state-codes.data.ts';
import { countryCodes } from './countries.data.ts';
import { fieldCodes } from './field-codes.data.ts';

/** Years in the current or last occupation, from least to most. */
export const yearKeys = ['under_1', '1_3', '3_5', '5_10', 'over_10'] as const;

/** What the person would like to do next, beside the current or last occupation. */
export const wishKeys = ['stay', 'open', 'leave'] as const;
export const wishNames: Record<(typeof wishKeys)[number], string> = {
  stay: 'Stay in this work or move up in it',
  open: 'Stay or change, either is fine',
  leave: 'Do something else',
};

/** The highest completed education, one key for each of `educationLevels`, in their order. */
export const educationKeys = [
  'none',
  'high_school',
  'some_college',
  'certificate',
  'associate',
  'bachelor',
  'master',
  'doctoral',
] as const;

/** What studies lead to: a certificate or a degree. */
export const studyKeys = [
  'certificate',
  'associate',
  'bachelor',
  'master',
  'doctoral',
] as const satisfies readonly (typeof educationKeys)[number][];

export const MAX_LICENCES = 10;
/** US dollars a year before tax */
export const MAX_PAY = 2_000_000;

const payMessage = 'must be whole US dollars a year, from 0 to 2,000,000';
const licencesMessage = `must be a list of at most ${MAX_LICENCES} different O*NET-SOC codes`;

export const backgroundAnswers = z
  .object(
    {
      /** current or last occupation; a code missing from the occupation table is ignored */
      occupation: z.optional(socCode),
      years: z.optional(z.enum(yearKeys, `must be one of ${yearKeys.join(', ')}`)),
      wish: z.optional(z.enum(wishKeys, `must be one of ${wishKeys.join(', ')}`)),
      education: z.optional(z.enum(educationKeys, `must be one of ${educationKeys.join(', ')}`)),
      /** studies in progress */
      studying: z.optional(z.enum(studyKeys, `must be one of ${studyKeys.join(', ')}`)),
      /** field of the studies in progress, otherwise of the highest education: a two-digit family of CIP 2020 */
      field: z.optional(z.enum(fieldCodes as readonly string[], 'must be a two-digit CIP 2020 family such as 51')),
      /** the occupations whose license the person holds */
      licences: z.optional(
        z.array(socCode, licencesMessage).check(
          z.maxLength(MAX_LICENCES, licencesMessage),
          z.refine((codes) => new Set(codes).size === codes.length, licencesMessage),
        ),
      ),
      pay: z.optional(z.int(payMessage).check(z.minimum(0, payMessage), z.maximum(MAX_PAY, payMessage))),
      country: z.optional(z.enum(countryCodes, 'must be a country code of ISO 3166-1 such as US')),
      state: z.optional(z.enum(stateCodes as readonly string[], 'must be the postal code of a US state such as CA')),
    },
    'must be an object',
  )
  .check(
    z.refine(({ country, state }) => state === undefined || country === 'US', {
      path: ['state'],
      error: 'is asked only where the country is US',
    }),
  );

export type Background = z.infer<typeof backgroundAnswers>;

/** Removes empty lists; undefined if nothing was answered. */
export function saidOf(background: Background | undefined): Background | undefined {
  const said = Object.entries(background ?? {}).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return said.length > 0 ? (Object.fromEntries(said) as Background) : undefined;
}
