import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { fillSite } from '#shared/fill-site.ts';
import type { Site } from '#shared/site.ts';
import { fillConfig, type WebConfig } from '#shared/web-config.ts';
import { root } from '../settings.ts';
import { namesOwnHost } from '../stand-ins/kit/own-host.ts';

/** The folders with the app's sources. Nothing else of the repository is served: `.local` contains passwords. */
const servedFolders = ['web', 'shared', 'node_modules'].map((folder) => join(root, folder));

/** Modules by file name, and Vite's own endpoints (one opens an editor): only for the app's own pages. */
const developmentPath = /^\/(@|__)/;
const isFromForeignPage = ({ headers }: IncomingMessage): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

/** The socket with which Vite notifies one of our pages of changes. */
export const isOwnSocket = (request: IncomingMessage, origin: string): boolean =>
  namesOwnHost(request) &&
  request.headers.origin === origin &&
  ['vite-hmr', 'vite-ping'].includes(request.headers['sec-websocket-protocol'] ?? '');

/** Vite as part of this server. It starts with the first requested screen, or earlier when `warmUp` is called. */
export function webDevelopment(server: Server, site: Site, config: WebConfig) {
  let starting: Promise<ViteDevServer> | null = null;
  let running: ViteDevServer | null = null;
  const start = async () => {
    const { createServer } = await import('vite');
    running = await createServer({
      configFile: join(root, 'web', 'vite.config.ts'),
      server: { middlewareMode: true, ws: { server }, cors: false, fs: { strict: true, allow: servedFolders } },
      plugins: [{ name: 'site', transformIndexHtml: (html) => fillConfig(fillSite(html, site), config) }],
      appType: 'spa',
      logLevel: 'warn',
      clearScreen: false,
    });
    return running;
  };
  return {
    /** Starts it and lets it find the packages of the app, which takes seconds on a new machine. */
    warmUp(): void {
      starting ??= start();
      starting.catch((error) => console.error('waymark: Vite did not start:', error));
    },
    async handle(request: IncomingMessage, response: ServerResponse, rawPath: string): Promise<void> {
      if (developmentPath.test(rawPath) && isFromForeignPage(request)) {
        response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('This is for the pages of the app.');
        return;
      }
      starting ??= start();
      const vite = await starting;
      response.setHeader('cache-control', 'no-cache');
      vite.middlewares(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
        response.end('There is no such file.');
      });
    },
    /** Does not wait for a server that is still starting: that ends with the process. */
    async stop(): Promise<void> {
      await running?.close();
    },
  };
}
