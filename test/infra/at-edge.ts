import { createRequire } from 'node:module';

/** What a script does at CloudFront: `handler` is what is called, and `require` knows what is built in. */
export const atEdge = <Answer>(source: string): ((event: object) => Answer) =>
  new Function('require', `${source}; return handler;`)(createRequire(import.meta.url));
