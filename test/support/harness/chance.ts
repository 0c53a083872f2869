import fc from 'fast-check';

/**
 * Inputs made by chance, the same in every run: what is red once is red until it is mended. `WAYMARK_SEED=<number>` makes
 * others.
 */
fc.configureGlobal({ seed: Number(process.env.WAYMARK_SEED ?? 1) });

export default fc;
