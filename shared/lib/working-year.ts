/** How often each fits into a full-time year of 40-hour weeks, by which BLS converts hourly wages to yearly pay. */
export const timesAYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;
