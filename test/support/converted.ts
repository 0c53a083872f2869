import { read, sourceFiles } from './source-tree.ts';

/** While the browser tests move to playwright one by one: the files that have. */
export const converted = (): string[] =>
  sourceFiles(/^test\/e2e\/.*\.e2e\.ts$/).filter((file) => read(file).includes('support/browser-test.ts'));
