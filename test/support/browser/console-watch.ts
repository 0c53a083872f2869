import type { BrowserContext } from '@playwright/test';

/** Everything the pages of a context complain about from now on. */
export function watchConsole(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`threw: ${error.error().message}`));
  // a violated policy is reported by the browser as an error, too
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  return problems;
}
