import type { IncomingMessage, RequestListener } from 'node:http';

/** Whether this is a name of this machine. A page that points its own name here (DNS rebinding) uses another one. */
export const isOwnHost = (host: string | undefined): boolean =>
  /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host ?? '');

export const namesOwnHost = ({ headers }: IncomingMessage): boolean => isOwnHost(headers.host);

/** Answers 403 to every request with another host name. */
export const onOwnHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (namesOwnHost(request)) return listener(request, response);
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('This server has another name.');
  };
