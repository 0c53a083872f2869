import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { host } from '../settings.ts';
import { readTarget } from './paths.ts';
import { refusals, sendRefusal } from './refusal.ts';

type PathHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  rawPath: string,
  rawQuery: string,
) => Promise<unknown> | unknown;

export interface Handlers {
  /** everything under /api/ */
  api: PathHandler;
  /** every other path: the app and its configuration */
  page: PathHandler;
}

/** What CloudFront lets through to the site. */
const pageMethods = ['GET', 'HEAD'];

/** One origin for the app and its API, as CloudFront gives it; decides which of the two a request is for. */
export function gatewayServer(headers: Record<string, string>, { api, page }: Handlers) {
  const listener: RequestListener = async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const target = readTarget(request.url ?? '/');
    try {
      if (target.kind === 'odd') return sendRefusal(response, refusals.notFound(), randomUUID());
      if (target.kind === 'api') return await api(request, response, target.path, target.query);
      if (!pageMethods.includes(request.method ?? ''))
        return sendRefusal(response, refusals.method(pageMethods), randomUUID());
      await page(request, response, target.path, target.query);
    } catch (error) {
      console.error('waymark: the gateway failed:', error);
      if (!response.headersSent) sendRefusal(response, refusals.failed(), randomUUID());
      else response.destroy();
    }
  };
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 60_000 }, listener);
  server.on('connect', (_request, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  });
  return {
    server,
    listen: (port: number) =>
      new Promise<void>((done, fail) => {
        server.once('error', fail);
        server.listen(port, host, done);
      }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
