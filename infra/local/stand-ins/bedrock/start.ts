import { constants, createServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { decoded } from '#infra/local/stand-ins/kit/decoded.ts';
import { listen } from '#infra/local/stand-ins/kit/listen.ts';
import { isOwnHost } from '#infra/local/stand-ins/kit/own-host.ts';
import type { StandIn, StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import { type Answer, played, tokensIn } from './answer.ts';
import type { BedrockConfig } from './config.ts';
import { ServiceError } from './errors.ts';
import { exception, framesOf } from './frames.ts';
import { llmOf } from './llm.ts';
import { errorOf, type Play, playbook, SLOW_MS } from './plays.ts';
import { readRequest, textOf } from './request.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/**
 * An inference profile: its first part names the regions that process texts. Newer models cannot be called without one.
 */
const profile = /^((us|us-gov|eu|apac|jp|au|ca|global)\.[\w.:-]+|arn:aws:bedrock:[\w:./-]+)$/;

/**
 * Amazon Bedrock's Converse, ConverseStream and CountTokens, over HTTP/2, which the SDK uses. The model is simulated,
 * well or badly (plays.ts), or is a real one behind an address with OpenAI's chat completions API.
 */
export async function startBedrock({ port, clock, journal, config }: StandInOptions<BedrockConfig>) {
  const { next, control } = playbook();
  const llm = config.llm ? llmOf(config.llm) : null;

  const server = createServer((request, response) => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const entry = { at: clock(), method: request.method, path: request.url.slice(0, 200) };
    respond(request, response, left.signal, entry)
      .catch((error: unknown) => fail(response, error))
      .then((outcome) => journal.add({ ...entry, ...outcome }));
  });

  /** @param entry the journal entry of the request, to which its details are added */
  async function respond(
    request: Http2ServerRequest,
    response: Http2ServerResponse,
    left: AbortSignal,
    entry: object,
  ): Promise<Outcome> {
    if (!isOwnHost(request.authority)) throw new ServiceError('AccessDeniedException', 'This server has another name.');
    const body = await bodyOf(request);
    if (!/^AWS4-HMAC-SHA256 /.test(request.headers.authorization ?? ''))
      throw new ServiceError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    const [, part = '', operation = ''] = /^\/model\/([^/]+)\/([\w-]+)$/.exec(request.url.split('?')[0]!) ?? [];
    if (request.method !== 'POST' || !operations.has(operation))
      throw new ServiceError('UnknownOperationException', 'Only Converse, ConverseStream and CountTokens are known.');
    const id = decoded(part) ?? part;
    if (!profile.test(id))
      throw new ServiceError(
        'ValidationException',
        `Invocation of model ID ${id} with on-demand throughput isn’t supported. Retry your request with the ID or ARN of an inference profile that contains this model.`,
      );
    if (operation === 'count-tokens') {
      sendJson(response, 200, { inputTokens: tokensIn(String(body)) });
      return { status: 200 };
    }
    const asked = readRequest(body);
    const { play, answer } = next(textOf(asked));
    Object.assign(entry, {
      play,
      system: asked.system.length,
      roles: asked.messages.map(({ role }) => role).join(' '),
    });
    if (play === 'slow') await sleep(SLOW_MS, undefined, { signal: left });
    const error = errorOf(play);
    if (error) throw new ServiceError(...error);
    const isReal = llm !== null && play === 'good' && answer === undefined;
    if (operation === 'converse-stream')
      return stream(response, isReal ? llm.frames(asked, left) : framesOf(played(asked, play, answer)), play);
    return whole(response, isReal ? await llm.answer(asked, left) : played(asked, play, answer), play, left);
  }

  const { endpoint, close } = await listen(server, port);
  return { endpoint, env: {}, control: { plays: control }, stop: close } satisfies StandIn;
}

interface Outcome {
  /** 0 if nothing was answered */
  status: number;
  error?: string;
  frames?: number;
  inputTokens?: number;
  outputTokens?: number;
}

const operations = new Set(['converse', 'converse-stream', 'count-tokens']);

async function whole(response: Http2ServerResponse, answer: Answer, play: Play, left: AbortSignal): Promise<Outcome> {
  const { content, stopReason, usage } = answer;
  const body = {
    output: { message: { role: 'assistant', content } },
    stopReason,
    ...(play !== 'untold' && { usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens } }),
    metrics: { latencyMs: 1 },
  };
  if (play === 'silence') {
    await new Promise((done) => left.addEventListener('abort', done, { once: true }));
    return { status: 0 };
  }
  if (play === 'reset') {
    response.stream.destroy(new Error('reset'));
    return { status: 0 };
  }
  if (play === 'garbage')
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Bad gateway</html>');
  else if (play === 'half')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body).slice(0, 60));
  else sendJson(response, 200, body);
  return { status: 200, ...usage };
}

async function stream(
  response: Http2ServerResponse,
  frames: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  play: Play,
): Promise<Outcome> {
  response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' });
  let sent = 0;
  const breaksAfter = framesBeforeBreak(frames, play);
  try {
    for await (const frame of frames) {
      if (response.stream.destroyed) break;
      if (sent === 2 && play === 'silence') return { status: 200, frames: sent };
      if (sent === breaksAfter) {
        // once the written frames are sent, so that the client has the first words
        response.stream.write('', () => response.stream.close(constants.NGHTTP2_INTERNAL_ERROR));
        return { status: 200, frames: sent };
      }
      response.write(frame);
      sent += 1;
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    response.write(exception(error));
  }
  response.end();
  return { status: 200, frames: sent };
}

/** The number of frames before a stream breaks; null for one that does not. */
function framesBeforeBreak(frames: unknown, play: Play): number | null {
  if (play === 'cut' && Array.isArray(frames)) return Math.floor(frames.length / 2);
  return play === 'reset' || play === 'half' ? 2 : null;
}

function fail(response: Http2ServerResponse, error: unknown): Outcome {
  if (!(error instanceof ServiceError)) {
    // the client has disconnected, or this is our own bug
    if (response.stream.destroyed) return { status: 0 };
    return fail(response, new ServiceError('InternalServerException', String(error)));
  }
  if (!response.headersSent)
    sendJson(response, error.status, { message: error.message }, { 'x-amzn-errortype': error.name });
  return { status: error.status, error: error.name };
}

function sendJson(
  response: Http2ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function bodyOf(request: Http2ServerRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new ServiceError('ValidationException', 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
