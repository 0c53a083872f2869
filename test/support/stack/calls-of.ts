import { Session } from 'node:inspector/promises';

/** Counts the calls of a function of the product in this process, as V8 counts them. */
export async function callsOf(file: string, name: string) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    /** since the count before */
    async count(): Promise<number> {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const called = result
        .filter(({ url }) => url.endsWith(file))
        .flatMap(({ functions }) => functions.filter(({ functionName }) => functionName === name));
      return called.reduce((sum, { ranges }) => sum + ranges[0]!.count, 0);
    },
    stop: () => session.disconnect(),
  };
}
