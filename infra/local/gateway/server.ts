import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { MINUTE_MS } from '#shared/lib/time.ts';
import { listen } from '../stand-ins/kit/listen.ts';
import { onOwnHost } from '../stand-ins/kit/own-host.ts';
import { readTarget } from './paths.ts';
import { rawRefusal, refusals, sendRefusal } from './refusal.ts';

type PathHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  rawPath: string,
  rawQuery: string,
) => Promise<unknown> | unknown;

interface Handlers {
  /** everything under /api/ */
  api: PathHandler;
  /** every other path: the app and its configuration */
  page: PathHandler;
  /** whether a request may upgrade to a WebSocket; otherwise the upgrade is ignored and it is answered normally */
  takesUpgrade(request: IncomingMessage): boolean;
}

/** Node's errors before a request exists. A timeout may mean that this machine was too busy: not the client's fault. */
const refusalOf: Record<string, typeof refusals.noHttp> = {
  HPE_HEADER_OVERFLOW: refusals.longHeaders,
  ERR_HTTP_REQUEST_TIMEOUT: refusals.timeout,
};

const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: MINUTE_MS,
  connectionsCheckingInterval: 1_000, // Node's default is 30 s
};

/** Methods that CloudFront forwards to the site. */
const pageMethods = ['GET', 'HEAD'];

/** One origin for the app and its API, as with CloudFront; routes each request to one of the two. */
export function gatewayServer(headers: Record<string, string>, { api, page, takesUpgrade }: Handlers) {
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
  const server = createServer({ ...timeouts, shouldUpgradeCallback: takesUpgrade }, onOwnHost(listener));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const refusal = refusalOf[error.code ?? ''] ?? refusals.noHttp;
    // such a client may never close its half of the connection
    socket.end(rawRefusal(refusal(), headers), () => socket.destroy());
  });
  server.on('connect', (_request, socket) => {
    socket.end('HTTP/1.1 405 Method Not Allowed\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
  });
  return { server, listen: (port: number) => listen(server, port) };
}
