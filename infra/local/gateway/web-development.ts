import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { root } from '../settings.ts';

/** Vite as a part of this server. It is started by the first screen asked for, so that API tests need not wait. */
export function webDevelopment(server: Server) {
  let starting: Promise<import('vite').ViteDevServer> | null = null;
  const start = async () => {
    const { createServer } = await import('vite');
    return createServer({
      configFile: join(root, 'web', 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server } },
      appType: 'spa',
      logLevel: 'warn',
      clearScreen: false,
    });
  };
  return {
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
