/**
 * Whether a `length` somewhere in what a stranger sent is an object. Zod compares the length of whatever has one before it refuses
 * its kind, and an object need not bear comparing: nothing with one may be given to a schema.
 */
export function hasOddLength(value: unknown): boolean {
  const inside = [value];
  for (const each of inside) {
    if (typeof each !== 'object' || each === null) continue;
    if (!Array.isArray(each) && 'length' in each && typeof each.length === 'object' && each.length !== null)
      return true;
    for (const inner of Object.values(each)) if (typeof inner === 'object') inside.push(inner);
  }
  return false;
}
