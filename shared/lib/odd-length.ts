/**
 * Whether any `length` in untrusted input is an object. zod compares `length` before it rejects a value's type, and
 * comparing an object may throw, so such input must not reach a schema.
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
