import { resolve } from 'node:path';
import { Refusal } from '#shared/lib/refusal.ts';

/** The folder argument, the only positional one of an import command. */
export function onlyFolder(positionals: string[], command: string): string {
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new Refusal('usage', null, `npm run ${command} -- <folder>`);
  return resolve(folder);
}

/** Runs an import and prints its result; a refusal is printed in one line, and existing files stay. */
export async function runImport(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    // also errors of the command line or the disk: they have a code and a clear message
    const isExpected = error instanceof Refusal || typeof (error as { code?: unknown }).code === 'string';
    if (!isExpected) throw error;
    console.error(`refused: ${(error as Error).message} – what was there stays.`);
    process.exitCode = 1;
  }
}
