import type { Plugin } from 'vite';

const chunk = /react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/**
 * react-router resolves to its development build, and neither tells a bundler which of its parts run when loaded: with
 * one of them come all, 3 kB gzip of forms, fetchers and scroll memory that nothing here uses. This takes the other
 * build, leaves the names for developer tools out, and says of what is made once that nobody misses it when unused.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(name, importer) {
    if (name !== 'react-router') return undefined;
    const found = await this.resolve(name, importer, { skipSelf: true });
    return found?.id.replace('/dist/development/', '/dist/production/');
  },
  transform: (code, id) =>
    chunk.test(id)
      ? {
          code: code
            .replace(/^\w+\.displayName = .*;$/gm, '')
            .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        }
      : undefined,
});
