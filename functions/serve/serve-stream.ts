/**
 * Entry point of a route whose answer is sent while it is written: as a stream of events, or whole, as the client asks.
 */

import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import middy from '@middy/core';
import { executionModeStreamifyResponse } from '@middy/core/StreamifyResponse';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Log } from '#functions/outside/log.ts';
import { AI_TIMEOUT_MS } from '#shared/ai/providers.ts';
import { AppError } from '#shared/lib/errors.ts';
import { DEFAULT_TIMEOUT_MS, type UnmeteredRoute } from '#shared/lib/route.ts';
import { headersFor, publicError, success } from './answer.ts';
import { answerError, beginCall, type Call, logRequest } from './call.ts';
import { clientAddress } from './client-address.ts';
import { type Context, contextOf } from './context.ts';
import { HEAD_START_MS, within } from './deadline.ts';
import type { User } from './identity.ts';
import { readValidInput } from './read-input.ts';
import { header } from './request.ts';
import '#functions/outside/reasons.ts';

/** How the pieces of an answer are encoded; defined by the domain (shared/chat/frames.ts). */
interface Frames<Piece, Out> {
  contentType: string;
  piece(piece: Piece): string;
  done(output: Out): string;
  error(error: { code: string; message: string }): string;
  keepAlive: string;
}

interface Caller {
  /** undefined for a visitor */
  user: User | undefined;
  /** in a form the client cannot choose */
  address: string;
  /** aborted when nobody reads the stream any more */
  left: AbortSignal;
}

/**
 * Yields pieces as they are written, then returns the whole. An error before the first piece is answered as a refusal.
 */
type Handler<In, Piece, Out> = (
  input: In,
  context: Omit<Context, 'user'>,
  caller: Caller,
) => AsyncGenerator<Piece, Out, void>;

/** CloudFront gives up after 30 s without a byte: whole answers come earlier, and a stream sends keep-alives. */
const WHOLE_MS = AI_TIMEOUT_MS;
const KEEP_ALIVE_MS = 10_000;
/** Refusals come within this time; a longer call is already streaming its answer. */
const FIRST_PIECE_MS = 3_000;

/**
 * @param callerOf finds the caller; passed in, so that only functions that ask the user pool bundle its client
 * @returns a Lambda handler for API Gateway's response streaming
 */
export function serveStream<I extends z.core.$ZodType, O extends z.core.$ZodType, Piece>(
  route: UnmeteredRoute<I, O, 'optional'>,
  frames: Frames<Piece, z.output<O>>,
  callerOf: (event: APIGatewayProxyEvent, address: string, log: Log) => Promise<User | undefined>,
  handle: Handler<z.output<I>, Piece, z.input<O>>,
) {
  const timeoutMs = route.timeoutMs ?? DEFAULT_TIMEOUT_MS;

  return middy<APIGatewayProxyEvent, unknown, Error, Call>({ executionMode: executionModeStreamifyResponse })
    .before(({ event, context: call }) => {
      const isWhole = !accepts(event, frames.contentType);
      beginCall(route, event, call, (isWhole ? Math.min(timeoutMs, WHOLE_MS) : timeoutMs) - HEAD_START_MS);
      call.input = readValidInput(route, event, { caller: undefined, log: call.log });
    })
    .handler(async (event: APIGatewayProxyEvent, call: Call) => {
      const address = clientAddress(event);
      call.caller = await within(leftMs(call), callerOf(event, address, call.log));
      const context = contextOf(route, event, call);
      const left = new AbortController();
      const pieces = handle(call.input as z.output<I>, context, { user: call.caller, address, left: left.signal });
      const first = pieces.next();
      if (!accepts(event, frames.contentType)) {
        const output = await within(leftMs(call), rest(pieces, first));
        const result = success(route, output);
        logRequest(route, call, result.statusCode);
        return result;
      }
      await Promise.race([first, sleep(FIRST_PIECE_MS, undefined, { ref: false })]);
      return {
        statusCode: 200,
        headers: { ...headersFor('no-store'), 'content-type': `${frames.contentType}; charset=utf-8` },
        body: stream(pieces, first, call, left),
      };
    })
    .onError(answerError(route));

  /** Runs to its end even when nobody reads, so that its bookings are corrected; the stream ends with it. */
  function stream(
    pieces: AsyncGenerator<Piece, z.input<O>, void>,
    first: Promise<IteratorResult<Piece, z.input<O>>>,
    call: Call,
    left: AbortController,
  ): PassThrough {
    const body = new PassThrough();
    body.once('close', () => left.abort());
    body.once('error', () => undefined);
    const beat = setInterval(() => body.write(frames.keepAlive), KEEP_ALIVE_MS);
    const write = async (text: string): Promise<void> => {
      if (!body.destroyed && !body.write(text)) await Promise.race([once(body, 'drain'), once(body, 'close')]);
    };
    const run = async (): Promise<void> => {
      let next = await within(leftMs(call), first);
      while (!next.done) {
        await write(frames.piece(next.value));
        if (body.destroyed) {
          await pieces.return(undefined as never);
          return logRequest(route, call, 200, { outcome: 'left' });
        }
        next = await within(leftMs(call), pieces.next());
      }
      await write(frames.done(z.parse(route.output, next.value)));
      logRequest(route, call, 200);
    };
    void run()
      .catch(async (error: unknown) => {
        void pieces.return(undefined as never).catch(() => undefined);
        if (!(error instanceof AppError)) call.log.error('bug', error);
        const { code, message } = publicError(error);
        await write(frames.error({ code, message }));
        logRequest(route, call, 200, { outcome: code });
      })
      .finally(() => {
        clearInterval(beat);
        body.end();
      });
    return body;
  }
}

const leftMs = ({ answerBy }: Call): number => Math.max(0, answerBy - performance.now());

async function rest<Piece, Out>(
  pieces: AsyncGenerator<Piece, Out, void>,
  first: Promise<IteratorResult<Piece, Out>>,
): Promise<Out> {
  let next = await first;
  while (!next.done) next = await pieces.next();
  return next.value;
}

const accepts = (event: APIGatewayProxyEvent, type: string): boolean =>
  (header(event, 'accept') ?? '').split(',').some((each) => each.split(';')[0]!.trim().toLowerCase() === type);
