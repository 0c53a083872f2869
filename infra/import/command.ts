import { resolve } from 'node:path';
import { Refusal } from '#shared/lib/refusal.ts';

/** The one folder that a command of the importers takes. */
export function onlyFolder(positionals: string[], command: string): string {
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new Refusal('usage', null, `npm run ${command} -- <folder>`);
  return resolve(folder);
}

/** Runs an import and says what it has made; what is refused is told in one line, and what was there stays. */
export async function runImport(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    // also what the command line or the disk refuses: their errors carry a code and say enough
    const isExpected = error instanceof Refusal || typeof (error as { code?: unknown }).code === 'string';
    if (!isExpected) throw error;
    console.error(`refused: ${(error as Error).message} – what was there stays.`);
    process.exitCode = 1;
  }
}
