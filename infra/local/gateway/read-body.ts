import type { IncomingMessage } from 'node:http';
import { readBody as read } from '../stand-ins/kit/read-body.ts';
import { refusals } from './refusal.ts';

/** Reliability C11, unless a route says otherwise. */
export const defaultBodyBytes = 256 * 1024;
/** API Gateway takes no larger request, and a Lambda no larger event, whatever a route would allow. */
export const hardLimitBytes = { request: 10 * 1024 * 1024, event: 6 * 1024 * 1024 };

/** @throws Refusal TOO_LARGE */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const body = await read(request, limit);
  if (!body) throw refusals.tooLarge();
  return body;
}
