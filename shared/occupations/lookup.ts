import { type Facts, knownRoles } from './facts.ts';

/** The facts index of an O*NET-SOC code, or null; codes are sorted in ascending order. */
export function indexOfCode(facts: Pick<Facts, 'codes'>, code: string): number | null {
  let [low, high] = [0, facts.codes.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = facts.codes[middle]!;
    if (found === code) return middle;
    if (found < code) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}

/** The facts index of a known role id (software_engineer) or an O*NET-SOC code, or null. */
export const indexOfRole = (facts: Facts, roleId: string): number | null =>
  indexOfCode(facts, Object.hasOwn(knownRoles, roleId) ? knownRoles[roleId]! : roleId);

/** The known role id of a code, or null. Two ids share 11-2021.00 (D-77): the one matching the title is used. */
export function roleIdOf(code: string, title: string): string | null {
  const ids = Object.keys(knownRoles).filter((roleId) => knownRoles[roleId] === code);
  return ids.find((id) => title.toLowerCase().startsWith(id.replaceAll('_', ' '))) ?? ids[0] ?? null;
}
