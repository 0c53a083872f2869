import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { advance, localNow, resetClock } from './clock.ts';
import type { Journal } from './journal.ts';
import type { Schedules } from './schedules.ts';
import { listen } from './stand-ins/kit/listen.ts';
import { onOwnHost } from './stand-ins/kit/own-host.ts';

interface Controlled {
  port: number;
  schedules: Schedules;
  journals: Record<string, Pick<Journal<object>, 'entries' | 'clear'>>;
  /** What else can be told to a stand-in, by path (`stripe/webhooks`). */
  commands: Record<string, Command>;
}

/** GET shows `state`, POST runs what is sent. */
export interface Command {
  /** How to say it, for whoever did not. */
  help: string;
  state(): object;
  /** The answer, or null for a body that makes no sense. */
  run(body: unknown): object | null;
}

const clockChange = z.union([z.strictObject({ advanceMs: z.int() }), z.strictObject({ reset: z.literal(true) })]);

const clockState = () => ({
  now: new Date(localNow()).toISOString(),
  offsetMs: globalThis.__waymarkClockOffsetMs ?? 0,
});

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text || '{}');
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/**
 * Moves the clock, runs schedules and shows journals (reliability C8). It exists on the local stack only and answers
 * programs on this machine, never a page in a browser: neither under a foreign name nor with an `Origin`.
 */
export async function startControl({ port, schedules, journals, commands }: Controlled) {
  const listener: RequestListener = async (request, response) => {
    if (request.headers.origin !== undefined) return reply(response, 403, { error: 'not for pages' });
    const post = request.method === 'POST';
    if (post && !/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return reply(response, 415, { error: 'send application/json' });
    const [, what, name = ''] = (request.url ?? '').split('/');

    if (what === 'clock') {
      if (post) {
        const change = clockChange.safeParse(await readJson(request));
        if (!change.success) return reply(response, 400, { error: 'send {"advanceMs": n} or {"reset": true}' });
        if ('reset' in change.data) resetClock();
        else advance(change.data.advanceMs);
      }
      return reply(response, 200, clockState());
    }
    if (what === 'journal' && Object.hasOwn(journals, name)) {
      if (request.method === 'DELETE') journals[name]?.clear();
      return reply(response, 200, { entries: journals[name]?.entries() });
    }
    if (what === 'tick' && post && Object.hasOwn(schedules, name)) {
      const result = await schedules[name]?.run().catch((error) => ({ failed: String(error) }));
      return reply(response, result && 'failed' in result ? 500 : 200, result ?? {});
    }
    const command = Object.hasOwn(commands, `${what}/${name}`) ? commands[`${what}/${name}`] : undefined;
    if (command) {
      const answer = post ? command.run(await readJson(request)) : command.state();
      return reply(response, answer ? 200 : 400, answer ?? { error: command.help });
    }
    return reply(response, 404, {
      error: 'not here',
      clock: '/clock',
      journals: Object.keys(journals).map((each) => `/journal/${each}`),
      schedules: Object.keys(schedules).map((each) => `/tick/${each}`),
      commands: Object.keys(commands).map((each) => `/${each}`),
    });
  };
  const { close } = await listen(createServer(onOwnHost(listener)), port);
  return { stop: close };
}
