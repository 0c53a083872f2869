/**
 * An execution environment: loads one bundle and calls it with one event after another. It has only the variables of
 * the template and of Lambda itself (lambda-host.ts).
 */
import { pathToFileURL } from 'node:url';

interface Invocation {
  id: number;
  event: unknown;
  context: Record<string, unknown>;
  leftMs: number;
  clockOffsetMs: number;
}

const { handler } = await import(pathToFileURL(String(process.argv[2])).href);
let running = Promise.resolve();

process.on('message', ({ id, event, context, leftMs, clockOffsetMs }: Invocation) => {
  const end = performance.now() + leftMs;
  running = running.then(async () => {
    Object.assign(globalThis, { __waymarkClockOffsetMs: clockOffsetMs });
    try {
      const result = await handler(event, { ...context, getRemainingTimeInMillis: () => end - performance.now() });
      process.send?.({ id, result: result ?? null });
    } catch (error) {
      process.send?.({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
});
process.on('disconnect', () => process.exit());
