import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOpen } from '#shared/lib/route.ts';
import type { Journal } from '../stand-ins/kit/journal.ts';
import { sendResult } from './answer.ts';
import type { Authorizer } from './authorize.ts';
import { allowOwnOrigin, sendPreflight } from './cors.ts';
import { invoke } from './invoke.ts';
import { invokeStream } from './invoke-stream.ts';
import { matchRoute } from './match-route.ts';
import { DEFAULT_MAX_BODY_BYTES, hardLimitBytes, readBody } from './read-body.ts';
import { Refusal, refusals, sendRefusal } from './refusal.ts';
import { requestEvent } from './request-event.ts';

export interface GatewayEntry {
  at: string;
  method: string;
  /** the path's template, never the path itself: ids are not recorded */
  path: string;
  status: number;
  ms: number;
}

interface Api {
  origin: string;
  authorize: Authorizer;
  journal: Journal<GatewayEntry>;
}

/** Answers `/api/*` like API Gateway with the template that infra/stacks/api.ts generates from the route table. */
export function apiHandler({ origin, authorize, journal }: Api) {
  return async (request: IncomingMessage, response: ServerResponse, rawPath: string, rawQuery: string) => {
    const started = performance.now();
    const requestId = randomUUID();
    const method = request.method ?? 'GET';
    let path = '(no route)';
    try {
      allowOwnOrigin(request, response, origin);
      const match = matchRoute(method, rawPath);
      if (match.kind === 'none') throw refusals.notFound();
      if (match.kind === 'other-method') {
        if (method === 'OPTIONS') return sendPreflight(request, response, origin, match.allow);
        throw refusals.method(match.allow);
      }
      const { entry, pathParameters } = match;
      path = entry.route.path;
      const claims = isOpen(entry.route.access) ? undefined : await authorize(request.headers.authorization);
      const limit = Math.min(entry.route.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES, hardLimitBytes.request);
      const body = await readBody(request, limit);
      const event = requestEvent({ request, rawPath, rawQuery, body, entry, pathParameters, claims, requestId });
      if (entry.route.streams) await invokeStream(entry, event, response);
      else sendResult(response, await invoke(entry, event));
    } catch (error) {
      if (request.destroyed && !request.complete) return; // the client has disconnected
      if (!(error instanceof Refusal)) console.error(`waymark: the gateway failed (${requestId}):`, error);
      sendRefusal(response, error instanceof Refusal ? error : refusals.failed(), requestId);
    } finally {
      journal.add({
        at: new Date().toISOString(),
        method,
        path,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      });
    }
  };
}
