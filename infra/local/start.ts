import { relative } from 'node:path';
import { readSettings, root } from './settings.ts';
import { startLocalStack } from './stack.ts';
import { StartError } from './start-error.ts';
import { summary } from './summary.ts';

/** `npm start`: the whole product on this machine, until it is told to stop. */
const fail = (message: string): never => {
  console.error(`waymark: ${message}`);
  process.exit(1);
};

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  let stopping = false;
  const stack = await startLocalStack(settings, (what) => {
    if (!stopping) fail(`${what}; start again, nothing that was saved is lost.`);
  });
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stack.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop); // the process that started us has gone
  // in Lambda it would end one function's process, so here it must not end all of them
  process.on('unhandledRejection', (reason) => console.error('waymark: a promise was left behind and failed:', reason));
  const folder = relative(root, settings.stateDir);
  console.log(summary(stack.endpoints, folder.startsWith('..') ? settings.stateDir : folder));
}

main().catch((error: unknown) => {
  if (error instanceof StartError) fail(error.message);
  throw error;
});
