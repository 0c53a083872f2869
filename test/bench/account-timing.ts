import { advance } from '#infra/local/clock.ts';
import { questionsFor } from '#test/local/cognito/address-questions.ts';
import { register, sdkFor, startPool } from '#test/local/cognito/support.ts';
import { median } from './median.ts';

const pairs = 200;

/** G15: how long sign-in calls take for an address with an account and for one without. */
export async function bench(): Promise<string[]> {
  const pool = await startPool();
  const owner = sdkFor(pool.endpoint);
  const rows: string[] = [];
  for (const [operation, ask] of questionsFor(pool)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let pair = 0; pair < pairs; pair++) {
      const { username } = await register(pool, owner);
      const stranger = sdkFor(pool.endpoint, `127.0.2.${1 + (pair % 250)}`);
      for (const [kind, address] of Object.entries({ known: username, unknown: `no.${username}` })) {
        const before = performance.now();
        await ask(stranger, address).catch(() => {}); // refusals are timed too
        times[kind as 'known' | 'unknown'].push(performance.now() - before);
      }
      stranger.destroy();
      advance(16 * 60_000); // resets the throttles
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const difference = Math.abs(known - unknown);
    rows.push(
      `${operation.padEnd(24)} known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, apart ${difference.toFixed(1)} ms   goal < 15 ms`,
    );
  }
  await pool.remove();
  return rows;
}
