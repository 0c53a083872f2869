/**
 * The oldest supported browsers (docs/decisions/0085), as Vite and esbuild name them; syntax and styles are lowered to
 * them.
 */
export const oldestBrowsers = ['chrome119', 'edge119', 'firefox125', 'safari17.4'];
