import type { AddressInfo, Server, Socket } from 'node:net';
import { StartError } from './start-error.ts';

/** The only address that anything listens on. */
export const host = '127.0.0.1';
export const address = (port: number): string => `http://${host}:${port}`;

export interface Listening {
  endpoint: string;
  /**
   * Closes every connection: idle ones, ones with a request in flight, and WebSockets, which an HTTP server does not
   * close.
   */
  close(): Promise<void>;
}

/**
 * @param port 0 for any free one
 * @throws StartError if the port is in use: something may have taken it since the ports were checked
 */
export async function listen(server: Server, port: number): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new StartError(`port ${port} is taken by now: start again.`) : error),
    );
    server.listen(port, host, done);
  });
  return {
    endpoint: address((server.address() as AddressInfo).port),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
