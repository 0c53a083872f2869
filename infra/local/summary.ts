import { product } from '#shared/product.ts';
import type { Endpoints } from './endpoints.ts';
import type { Settings } from './settings.ts';

/** The summary that `npm start` prints. */
export function summary(endpoints: Endpoints, stateFolder: string, aiText: string[]): string {
  const width = Math.max(...endpoints.demoAccounts.map(({ email }) => email.length), 0);
  const accounts = endpoints.demoAccounts.map(
    ({ plan, email, password }) => `    ${plan.padEnd(5)}  ${email.padEnd(width)}  ${password}`,
  );
  return [
    '',
    `  ${product.name} is running (stage ${endpoints.stage})`,
    '',
    `  Open       ${endpoints.web}`,
    `  Mailbox    ${endpoints.mailbox}`,
    `  Control    ${endpoints.control}`,
    ...aiText.map((line, at) => `  ${at === 0 ? 'AI text' : '       '}    ${line}`),
    ...(accounts.length > 0
      ? ['', '  Sign in with a demo account, or sign up and read the mail in the mailbox:', ...accounts]
      : []),
    '',
    `  State in ${stateFolder} (npm run reset removes it). Stop with Ctrl+C.`,
    '',
  ].join('\n');
}

/** The current writer of AI texts, and how to use an Ollama that is running. */
export function aiTextLines(llm: Settings['llm'], ollama: { url: string; model: string } | null): string[] {
  if (llm) return [`by the model at ${llm.url}, and by the built-in composer where it fails`];
  if (!ollama) return [];
  return [
    `by the built-in composer. Ollama answers on this machine: it writes with ${ollama.model} after`,
    `WAYMARK_LLM_URL=${ollama.url} npm start`,
  ];
}
