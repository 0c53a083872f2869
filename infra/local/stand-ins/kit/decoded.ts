/** A decoded part of a path; null for an invalid encoding. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
