import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fillSite, type Site } from '#shared/site.ts';
import { root } from '../settings.ts';

/** Vite as a part of this server. It starts with the first screen asked for, or before when `warmUp` is called. */
export function webDevelopment(server: Server, site: Site) {
  let starting: Promise<import('vite').ViteDevServer> | null = null;
  const start = async () => {
    const { createServer } = await import('vite');
    return createServer({
      configFile: join(root, 'web', 'vite.config.ts'),
      server: { middlewareMode: true, ws: { server } },
      plugins: [{ name: 'site', transformIndexHtml: (html) => fillSite(html, site) }],
      appType: 'spa',
      logLevel: 'warn',
      clearScreen: false,
    });
  };
  return {
    /** Starts it and lets it find the packages that the app uses, which takes seconds on a fresh machine. */
    warmUp(): void {
      starting ??= start();
      starting.catch((error) => console.error('waymark: Vite did not start:', error));
    },
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      starting ??= start();
      const vite = await starting;
      response.setHeader('cache-control', 'no-cache');
      vite.middlewares(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('There is no such file.');
      });
    },
    async stop(): Promise<void> {
      await (await starting)?.close();
    },
  };
}
