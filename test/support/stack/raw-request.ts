import { connect } from 'node:net';

/**
 * Sends bytes over a raw socket, so that no client library corrects a path or header.
 * @returns the status and the whole answer as text
 */
export function rawRequest(port: number, text: string, timeoutMs = 10_000): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`no answer to ${JSON.stringify(text.slice(0, 80))}`)));
    socket.on('data', (chunk) => (answer += chunk));
    socket.once('error', fail);
    socket.once('close', () => done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text: answer }));
    socket.write(text);
  });
}

/** One request line and headers, closing the connection after the answer. */
export const rawGet = (port: number, method: string, target: string, headers: Record<string, string> = {}) =>
  rawRequest(
    port,
    [
      `${method} ${target} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );
