import { relative } from 'node:path';
import { findOllama } from './ollama.ts';
import { readSettings, root } from './settings.ts';
import { startLocalStack } from './stack.ts';
import { StartError } from './stand-ins/kit/start-error.ts';
import { aiTextLines, summary } from './summary.ts';

/** Saved data is on disk before the answer, so a part that does not stop in time can be abandoned. */
const STOP_LIMIT_MS = 1_500;

const fail = (message: string): never => {
  console.error(`waymark: ${message}`);
  process.exit(1);
};

/** `npm start`: runs the whole product on this machine until it is stopped. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const orphaned = () => process.exit(1);
  if (process.send && !process.connected) orphaned(); // the parent process has exited
  process.once('disconnect', orphaned);
  const ollama = settings.llm ? null : findOllama();
  let stopping = false;
  const onDeath = (what: string) => {
    if (!stopping) fail(`${what}; start again, nothing that was saved is lost.`);
  };
  const stack = await startLocalStack(settings, onDeath).catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    console.error(error);
    throw new StartError(
      `the start broke off. If the reason above is what is stored in ${settings.stateDir}, npm run reset removes it.`,
    );
  });
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_LIMIT_MS);
    await stack.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.off('disconnect', orphaned).on('disconnect', stop);
  // in Lambda it would end one function's process, so here it must not end all of them
  process.on('unhandledRejection', (reason) => console.error('waymark: a promise was left behind and failed:', reason));
  const folder = relative(root, settings.stateDir);
  const aiText = aiTextLines(settings.llm, await ollama);
  console.log(summary(stack.endpoints, folder.startsWith('..') ? settings.stateDir : folder, aiText));
}

main().catch((error: unknown) => {
  if (error instanceof StartError) fail(error.message);
  throw error;
});
