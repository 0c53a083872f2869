import { createServer, type RequestListener } from 'node:http';
import * as z from 'zod/mini';
import { advance, localNow, resetClock } from './clock.ts';
import type { Schedules } from './schedules.ts';
import type { Journal } from './stand-ins/kit/journal.ts';
import { listen } from './stand-ins/kit/listen.ts';
import { onOwnHost } from './stand-ins/kit/own-host.ts';
import { readJson } from './stand-ins/kit/read-json.ts';
import { sendJson } from './stand-ins/kit/send-json.ts';
import type { Command } from './stand-ins/kit/stand-in.ts';

interface Controlled {
  port: number;
  schedules: Schedules;
  journals: Record<string, Pick<Journal, 'entries' | 'clear'>>;
  /** Further commands to a stand-in, by path (`stripe/webhooks`). */
  commands: Record<string, Command>;
}

const MAX_BODY_BYTES = 64 * 1024;

const clockChange = z.union([z.strictObject({ advanceMs: z.int() }), z.strictObject({ reset: z.literal(true) })]);

const remainingTime = z.strictObject({ remainingMs: z.optional(z.int()) });

const clockState = () => ({
  now: new Date(localNow()).toISOString(),
  offsetMs: globalThis.__waymarkClockOffsetMs ?? 0,
});

/**
 * Moves the clock, runs schedules and shows journals (reliability C8). It exists on the local stack only and answers
 * programs on this machine, never a page in a browser: it refuses foreign host names and any `Origin`.
 */
export async function startControl({ port, schedules, journals, commands }: Controlled) {
  const listener: RequestListener = async (request, response) => {
    if (request.headers.origin !== undefined) return sendJson(response, 403, { error: 'not for pages' });
    const post = request.method === 'POST';
    if (post && !/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return sendJson(response, 415, { error: 'send application/json' });
    const [, what, name = ''] = (request.url ?? '').split('/');

    if (what === 'clock') {
      if (post) {
        const change = clockChange.safeParse(await readJson(request, MAX_BODY_BYTES));
        if (!change.success) return sendJson(response, 400, { error: 'send {"advanceMs": n} or {"reset": true}' });
        if ('reset' in change.data) resetClock();
        else advance(change.data.advanceMs);
      }
      return sendJson(response, 200, clockState());
    }
    if (what === 'journal' && Object.hasOwn(journals, name)) {
      if (request.method === 'DELETE') journals[name]?.clear();
      return sendJson(response, 200, { entries: journals[name]?.entries() });
    }
    if (what === 'tick' && post && Object.hasOwn(schedules, name)) {
      const time = remainingTime.safeParse(await readJson(request, MAX_BODY_BYTES));
      if (!time.success) return sendJson(response, 400, { error: 'send {} or {"remainingMs": n}' });
      const result = await schedules[name]?.run(time.data.remainingMs).catch((error) => ({ failed: String(error) }));
      return sendJson(response, result && 'failed' in result ? 500 : 200, result ?? {});
    }
    const command = Object.hasOwn(commands, `${what}/${name}`) ? commands[`${what}/${name}`] : undefined;
    if (command) {
      const answer = post ? command.run(await readJson(request, MAX_BODY_BYTES)) : command.state();
      return sendJson(response, answer ? 200 : 400, answer ?? { error: command.help });
    }
    return sendJson(response, 404, {
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
