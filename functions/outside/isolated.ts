/** The argument that marks a process for strangers' files (isolation.ts). */
export const ISOLATED = 'isolated';

export const isIsolated = process.argv[2] === ISOLATED;
