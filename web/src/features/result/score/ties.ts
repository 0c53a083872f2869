/** Consecutive places whose scores the answers cannot tell apart. */
export interface TieRun {
  /** 1-based places, inclusive */
  from: number;
  to: number;
}

/** Reads tie groups in list order; groups of one are left out. */
export function tieRuns(groups: readonly number[]): TieRun[] {
  const runs: TieRun[] = [];
  for (let start = 0; start < groups.length; ) {
    let end = start;
    while (end + 1 < groups.length && groups[end + 1] === groups[start]) end += 1;
    if (end > start) runs.push({ from: start + 1, to: end + 1 });
    start = end + 1;
  }
  return runs;
}

/** The run that a place (1-based) belongs to. */
export const runOf = (runs: readonly TieRun[], place: number): TieRun | undefined =>
  runs.find((run) => run.from <= place && place <= run.to);

export const tieText = (run: TieRun): string => `${run.from}–${run.to} are too close to tell apart`;
