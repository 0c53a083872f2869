import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { listen } from '#infra/local/stand-ins/kit/listen.ts';
import { onOwnHost } from '#infra/local/stand-ins/kit/own-host.ts';
import { readBody } from '#infra/local/stand-ins/kit/read-body.ts';
import type { StandIn, StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import { answer, type Received } from './answer.ts';
import type { S3Config } from './config.ts';
import { S3Error } from './errors.ts';
import type { Answer } from './operations.ts';
import { sharing } from './sharing.ts';
import { openStore } from './store.ts';

/** Larger than any file of the product, so that a policy's limit applies first. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/**
 * The S3 stand-in: one bucket on disk. It checks the signatures of headers and presigned addresses, and a form against
 * its policy (docs/local-differences.md).
 */
export async function startS3({ port, dir, clock, journal, config }: StandInOptions<S3Config>) {
  const store = openStore(dir);
  const respond = async (received: Received | null): Promise<Answer & { code: string | null; requestId: string }> => {
    const requestId = randomUUID();
    try {
      if (!received) throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
      return { ...(await answer(received, store, config, clock())), code: null, requestId };
    } catch (error) {
      if (!(error instanceof S3Error)) console.error('the S3 stand-in failed', error);
      const refusal =
        error instanceof S3Error ? error : new S3Error('InternalError', 'We encountered an internal error.');
      const headers = { 'content-type': 'application/xml' };
      return { status: refusal.status, headers, body: refusal.xml(requestId), code: refusal.code, requestId };
    }
  };
  const listener: RequestListener = async (request, response) => {
    const { method = '', url = '/', headers } = request;
    const body = await readBody(request, MAX_BODY_BYTES).catch(() => null);
    if (request.destroyed && !request.complete) return;
    const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]));
    const shared = sharing(flat, config.allowedOrigin);
    if (method === 'OPTIONS') {
      if (shared) return response.writeHead(200, shared).end();
      const refusal = new S3Error('AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
      return response.writeHead(refusal.status, { 'content-type': 'application/xml' }).end(refusal.xml(randomUUID()));
    }
    const answer = await respond(body && { method, url, headers: flat, body });
    response.writeHead(answer.status, {
      ...answer.headers,
      ...shared,
      'x-amz-request-id': answer.requestId,
      'x-content-type-options': 'nosniff',
    });
    response.end(method === 'HEAD' ? undefined : answer.body);
    const path = url.split('?')[0]!.slice(0, 300);
    journal.add({ at: clock(), method, path, status: answer.status, code: answer.code });
  };
  const listening = await listen(createServer(onOwnHost(listener)), port).catch((error) => {
    store.close();
    throw error;
  });
  return {
    endpoint: listening.endpoint,
    env: { FILES_BUCKET: config.bucket },
    async stop() {
      await listening.close();
      store.close();
    },
  } satisfies StandIn;
}
