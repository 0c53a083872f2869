import { product } from '#shared/product.ts';
import type { Endpoints } from './endpoints.ts';

/** What a person wants to know after `npm start`. */
export function summary(endpoints: Endpoints, stateFolder: string): string {
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
    ...(accounts.length > 0
      ? ['', '  Sign in with a demo account, or sign up and read the mail in the mailbox:', ...accounts]
      : []),
    '',
    `  State in ${stateFolder} (npm run reset removes it). Stop with Ctrl+C.`,
    '',
  ].join('\n');
}
