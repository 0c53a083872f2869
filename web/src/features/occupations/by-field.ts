import { fieldNames, fieldOf } from '#shared/occupations/fields.ts';

/** The names of each field in alphabetical order. */
export const byField = (names: Readonly<Record<string, string>>): { field: string; occupations: string[] }[] =>
  Object.keys(fieldNames).map((field) => ({
    field,
    occupations: Object.keys(names)
      .filter((code) => fieldOf(code) === field)
      .map((code) => names[code]!)
      .sort((a, b) => a.localeCompare(b, 'en')),
  }));
