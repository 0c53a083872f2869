import type { IncomingMessage, RequestListener } from 'node:http';

/** Whether this is a name of this machine. A page whose own name was led here (DNS rebinding) asks under another. */
export const isOwnHost = (host: string | undefined): boolean =>
  /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host ?? '');

export const namesOwnHost = ({ headers }: IncomingMessage): boolean => isOwnHost(headers.host);

/** Answers 403 to every request that names another host. */
export const onOwnHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (namesOwnHost(request)) return listener(request, response);
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('This server has another name.');
  };
