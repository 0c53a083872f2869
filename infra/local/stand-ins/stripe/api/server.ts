import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { listen } from '#infra/local/stand-ins/kit/listen.ts';
import { onOwnHost } from '#infra/local/stand-ins/kit/own-host.ts';
import type { Account } from '../account.ts';
import { invalidRequest, StripeError, serverError } from '../errors.ts';
import { newId } from '../ids.ts';
import { answerPage } from '../pages/pages.ts';
import { readText } from '../request/read-text.ts';
import { apiVersion } from '../work.ts';
import { answerApi } from './api.ts';
import type { RequestEntry } from './journal-entry.ts';

export async function serveStripe(account: Account, port: number, journal: Pick<Journal<RequestEntry>, 'add'>) {
  const listener: RequestListener = async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    try {
      if (url.pathname.startsWith('/v1/')) await api(request, response, url);
      else await answerPage(account, request, response, url);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      console.error('the Stripe stand-in failed', error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' }).end('Something went wrong');
    }
  };

  async function api(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const at = account.clock();
    const requestId = newId('req');
    const { method = '', headers } = request;
    const key = oneOf(headers['idempotency-key']);
    const outcome = await answer(request, url, requestId, key);
    if (!response.destroyed) {
      response.writeHead(outcome.status, {
        'content-type': 'application/json',
        'cache-control': 'no-cache, no-store',
        'request-id': requestId,
        'stripe-version': apiVersion,
        ...(key !== null && /^[\x21-\x7e]{1,255}$/.test(key) && { 'idempotency-key': key }),
        ...(outcome.original && { 'idempotent-replayed': 'true', 'original-request': outcome.original }),
      });
      response.end(outcome.body);
    }
    const path = url.pathname.slice(0, 200);
    const { params, code, status } = outcome;
    journal.add({ at, method, path, status, code, idempotencyKey: key, replayed: Boolean(outcome.original), params });
  }

  async function answer(request: IncomingMessage, url: URL, requestId: string, key: string | null) {
    try {
      const body = await readText(request);
      authorize(request, account.install.secretKey);
      checkVersion(oneOf(request.headers['stripe-version']));
      if (key !== null && (key.length === 0 || key.length > 255))
        throw invalidRequest('Idempotency keys must have 1 to 255 characters.');
      return answerApi(account, { method: request.method ?? '', url, body, requestId, key });
    } catch (error) {
      if (error instanceof StripeError) {
        return { status: error.status, code: error.code, params: {}, body: error.text(), original: null };
      }
      if (!request.destroyed) console.error('the Stripe stand-in failed', error);
      return { status: 500, code: 'api_error', params: {}, body: serverError().text(), original: null };
    }
  }

  const listening = await listen(createServer(onOwnHost(listener)), port);
  account.setOrigin(listening.endpoint);
  return listening;
}

const oneOf = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null;

/** The secret key as a bearer token. */
function authorize(request: IncomingMessage, secretKey: string): void {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ');
  if (!credentials || scheme.toLowerCase() !== 'bearer') {
    throw invalidRequest(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    );
  }
  const [ours, theirs] = [Buffer.from(secretKey), Buffer.from(credentials)];
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs))
    throw invalidRequest(`Invalid API Key provided: ${credentials.slice(0, 8)}***${credentials.slice(-4)}`, {}, 401);
}

/** Only one version's shapes are supported; a client of another one must get an error. */
function checkVersion(version: string | null): void {
  if (version !== null && version !== apiVersion)
    throw invalidRequest(
      `Invalid Stripe API version: ${version.slice(0, 50)}. The local stand-in knows ${apiVersion}.`,
    );
}
