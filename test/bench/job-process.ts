/** A run of a job in a process of its own, which the bench kills at a moment that nothing in it knows. */
import { handler } from '#functions/assessment/correct-expiry.ts';

const LAMBDA_MS = 900_000;
const end = performance.now() + LAMBDA_MS;
process.send?.('begun');
await handler({}, { getRemainingTimeInMillis: () => end - performance.now() });
