/** Rows that are not built, or that nothing shows yet, each with what is missing. */
export const open: Readonly<Record<string, string>> = {};
