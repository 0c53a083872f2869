import type { IncomingMessage, RequestListener } from 'node:http';

const ownHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Whether a request names this machine. A page whose own name was led here (DNS rebinding) names another. */
export const namesOwnHost = ({ headers }: IncomingMessage): boolean => ownHost.test(headers.host ?? '');

/** Answers 403 to every request that names another host. */
export const onOwnHost =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (namesOwnHost(request)) return listener(request, response);
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('This server has another name.');
  };
