/** The argument that a process for what strangers wrote is begun with (isolation.ts). */
export const ISOLATED = 'isolated';

export const isIsolated = process.argv[2] === ISOLATED;
