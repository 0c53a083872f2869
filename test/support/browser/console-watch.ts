import type { BrowserContext } from '@playwright/test';

/** Collects every error of a context's pages from now on. */
export function watchConsole(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`threw: ${error.error().message}`));
  // the browser also reports a policy violation as an error
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  return problems;
}
