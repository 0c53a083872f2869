/**
 * Two devices may answer the same stage. Changes since their common version are combined; if both changed the same
 * answer, this device's wins, because the person is looking at it.
 */
type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

/** Three-way merge of one stage's answers. `base` is the last version the server confirmed to this device. */
export function merge<T>(base: T, mine: T, theirs: T): T {
  return mergeJson(base as Json, mine as Json, theirs as Json) as T;
}

function mergeJson(base: Json, mine: Json, theirs: Json): Json {
  if (same(mine, base)) return theirs;
  if (same(theirs, base)) return mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) return mergePicks(asList(base), mine, theirs);
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords(isRecord(base) ? base : {}, mine, theirs);
  return mine;
}

function mergeRecords(base: Record<string, Json>, mine: Record<string, Json>, theirs: Record<string, Json>) {
  const merged: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeJson(base[key], mine[key], theirs[key]);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

/** Lists are sets of picks: additions and removals of either side are kept. */
function mergePicks(base: Json[], mine: Json[], theirs: Json[]): Json[] {
  const kept = theirs.filter((pick) => mine.includes(pick) || !base.includes(pick));
  const added = mine.filter((pick) => !theirs.includes(pick) && !base.includes(pick));
  return [...kept, ...added];
}

/** Two devices together may have picked too many: this one's picks stay, and the other's fill the rest. */
export function picksWithin<Pick>(most: number, merged: Pick[], mine: Pick[]): Pick[] {
  if (merged.length <= most) return merged;
  return [...mine, ...merged.filter((pick) => !mine.includes(pick))].slice(0, most);
}

const asList = (value: Json): Json[] => (Array.isArray(value) ? value : []);

const isRecord = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts keys, so that equal records compare equal. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, canonical(value[key])]),
  );
}
