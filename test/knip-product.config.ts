import type { KnipConfig } from 'knip';
import everything from './knip.config.ts';

/** The product without its tests: what only a test imports is dead. */
export default {
  ...everything,
  entry: everything.entry.filter((file) => !file.startsWith('test/')),
  project: everything.project.map((files) => files.replace(',test}', '}')),
  vitest: false,
  playwright: false,
  exclude: ['types', 'dependencies', 'unlisted', 'binaries', 'unresolved'],
} satisfies KnipConfig;
