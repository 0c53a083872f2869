import type { Background } from './background.ts';

/** Storage order: names may be appended, never reordered or removed. */
const members = [
  'occupation',
  'years',
  'education',
  'field',
  'licences',
  'pay',
  'country',
  'state',
  'studying',
  'wish',
] as const;

/** The background as a short text without "|". */
export const writeBackground = (background: Background): string =>
  members.map((name) => [background[name] ?? ''].flat().join('+')).join(',');

/** @param text made by {@link writeBackground} */
export function readBackground(text: string): Background {
  const said = text.split(',').flatMap((value, position) => {
    const name = members[position]!;
    if (value === '') return [];
    return [[name, name === 'pay' ? Number(value) : name === 'licences' ? value.split('+') : value]];
  });
  return Object.fromEntries(said);
}
