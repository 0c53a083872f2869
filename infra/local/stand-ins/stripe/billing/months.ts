/**
 * The time `months` after `anchor`, both in seconds, on the same day and at the same time; a month without that day
 * uses its last one (31 January, 28 February, 31 March).
 */
function monthsAfter(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}

/** The end of the month-long period, counted from `anchor`, that begins at `start`. */
export function periodEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(anchor, months);
    if (end > start) return end;
  }
}
