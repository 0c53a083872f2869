/** Rows not built or not covered yet, each with what is missing. */
export const open: Readonly<Record<string, string>> = {};
