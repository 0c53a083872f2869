import type { Background } from './background.ts';

/** The order they are stored in: names may be appended, never reordered or taken out. */
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
] as const;

/** Where a person stands as a short text without "|". */
export const writeBackground = (background: Background): string =>
  members.map((name) => [background[name] ?? ''].flat().join('+')).join(',');

/** @param text what {@link writeBackground} made */
export function readBackground(text: string): Background {
  const said = text.split(',').flatMap((value, position) => {
    const name = members[position]!;
    if (value === '') return [];
    return [[name, name === 'pay' ? Number(value) : name === 'licences' ? value.split('+') : value]];
  });
  return Object.fromEntries(said);
}
