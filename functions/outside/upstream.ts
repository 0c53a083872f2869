/** The publishers' servers: the only module that calls them. Any unexpected answer becomes a refusal. */

import { Refusal } from '#shared/lib/refusal.ts';
import { MINUTE_MS } from '#shared/lib/time.ts';
import { env } from './env.ts';
import { exercise } from './rights.ts';

interface Wanted {
  /** accepted prefixes of the content type: a web page in place of a file is refused */
  types: readonly string[];
  /** of the decompressed content */
  maxBytes: number;
  /** for the whole transfer */
  timeoutMs: number;
  /** sent as JSON by POST; without one the request is a GET */
  body?: object;
}

const MAX_REDIRECTS = 2;
const mib = 1024 * 1024;

const csv = { types: ['text/plain', 'text/csv', 'application/octet-stream'], timeoutMs: MINUTE_MS };

/**
 * A CSV file of Indeed Hiring Lab.
 * @throws Refusal
 */
export const indeedFile = (path: string): Promise<string> =>
  fetchText(`${env.INDEED_BASE}/${path}`, { ...csv, maxBytes: 16 * mib });

/** Most series per request of the public API. */
export const LABOR_SERIES_AT_ONCE = 25;

/**
 * An answer of the Bureau of Labor Statistics' public API.
 * @throws Refusal
 */
export const laborAnswer = (body: { seriesid: readonly string[]; startyear: string; endyear: string }) =>
  fetchText(`${env.BLS_BASE}/publicAPI/v1/timeseries/data/`, {
    types: ['application/json'],
    maxBytes: 4 * mib,
    timeoutMs: 30_000,
    body,
  });

/** @throws Refusal for everything except a complete text of an accepted type from the requested server */
export async function fetchText(address: string, wanted: Wanted): Promise<string> {
  exercise('upstream');
  const refuse = (reason: string): never => {
    throw new Refusal(address, null, reason);
  };
  try {
    const response = await follow(new URL(address), wanted, refuse);
    if (response.status !== 200) refuse(`answers ${response.status}`);
    const type = response.headers.get('content-type') ?? 'no content type';
    if (!wanted.types.some((each) => type.startsWith(each))) refuse(`sends ${type.slice(0, 80)}`);
    return new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(response, wanted.maxBytes, refuse));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { name, message, cause } = error as Error;
    if (name === 'TimeoutError') return refuse(`was not there whole after ${wanted.timeoutMs / 1000} s`);
    return refuse(`cannot be read: ${cause instanceof Error ? cause.message : message}`);
  }
}

/** Follows redirects within the same host only. */
async function follow(url: URL, { timeoutMs, body }: Wanted, refuse: (reason: string) => never): Promise<Response> {
  const isHere = url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isHere) refuse('is not an https address');
  const signal = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    : {};
  let at = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(at, { ...init, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) return response;
    await response.body?.cancel();
    at = new URL(location, at);
    if (at.origin !== url.origin) refuse(`leads to ${at.origin}`);
    if (body) refuse('leads elsewhere');
  }
  return refuse(`leads on more than ${MAX_REDIRECTS} times`);
}

async function bytesOf(response: Response, maxBytes: number, refuse: (reason: string) => never): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // leaving the loop aborts the transfer
    if (size > maxBytes) refuse(`is larger than ${maxBytes / mib} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
