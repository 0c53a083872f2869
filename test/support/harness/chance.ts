import fc from 'fast-check';

/**
 * Random inputs, the same in every run, so that a failure stays until it is fixed. `WAYMARK_SEED=<number>` generates
 * others.
 */
fc.configureGlobal({ seed: Number(process.env.WAYMARK_SEED ?? 1) });

export default fc;
