import { createRequire } from 'node:module';

/** Runs a script as CloudFront does: it calls `handler`, and `require` gives access to built-in modules. */
export const atEdge = <Answer>(source: string): ((event: object) => Answer) =>
  new Function('require', `${source}; return handler;`)(createRequire(import.meta.url));
