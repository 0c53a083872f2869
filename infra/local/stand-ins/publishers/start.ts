import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { listen } from '#infra/local/stand-ins/kit/listen.ts';
import { onOwnHost } from '#infra/local/stand-ins/kit/own-host.ts';
import { readJson } from '#infra/local/stand-ins/kit/read-json.ts';
import { sendJson } from '#infra/local/stand-ins/kit/send-json.ts';
import type { Command, StandIn, StandInOptions } from '#infra/local/stand-ins/kit/stand-in.ts';
import type { Publications } from './config.ts';
import { damaged, type Fault, faults, inTime } from './faults.ts';
import { laborJson, nationCsv, statesCsv } from './files.ts';

const laborPath = '/publicAPI/v1/timeseries/data/';
const files: Record<string, (publications: Publications) => string> = {
  '/US/aggregate_job_postings_US.csv': nationCsv,
  '/US/state_job_postings_us.csv': statesCsv,
};

const MAX_BODY_BYTES = 64 * 1024;
const laborQuery = z.object({
  seriesid: z.array(z.string()).check(z.minLength(1), z.maxLength(25)),
  startyear: z.string().check(z.regex(/^\d{4}$/)),
  endyear: z.string().check(z.regex(/^\d{4}$/)),
});
const command = z.strictObject({ fault: z.enum(faults) });

/**
 * The publishers' servers: Indeed Hiring Lab's files and the public API of the Bureau of Labor Statistics, with the
 * figures embedded in the product. A fault, set on the control port, affects the national file.
 */
export async function startPublishers({ port, clock, journal, config }: StandInOptions<Publications>) {
  let fault: Fault = 'none';

  const listener: RequestListener = async (request, response) => {
    const path = (request.url ?? '/').split('?')[0]!;
    const status = await answer(request, response, path).catch(() => 500);
    journal.add({ at: clock(), method: request.method, path: path.slice(0, 200), status, fault });
  };

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<number> {
    if (path === laborPath && request.method === 'POST') return labor(request, response);
    const file = request.method === 'GET' ? files[path] : undefined;
    if (!file) return send(response, 404, 'text/plain', '404: Not Found');
    if (file !== nationCsv) return send(response, 200, 'text/plain; charset=utf-8', file(config));
    switch (fault) {
      case 'silence':
        return 0;
      case 'error':
        return send(response, 503, 'text/plain', 'upstream connect error');
      case 'redirect':
        response.writeHead(302, { location: 'http://localhost:9/elsewhere.csv' }).end();
        return 302;
      case 'huge':
        return sendEndless(response, file(config));
      default: {
        const type = fault === 'html' ? 'text/html' : 'text/plain; charset=utf-8';
        return send(response, 200, type, damaged(file(inTime(config, fault)), fault));
      }
    }
  }

  async function labor(request: IncomingMessage, response: ServerResponse): Promise<number> {
    const query = laborQuery.safeParse(await readJson(request, MAX_BODY_BYTES));
    if (!query.success) {
      const message = ['Your request is not valid.'];
      sendJson(response, 200, { status: 'REQUEST_NOT_PROCESSED', message, Results: {} });
      return 200;
    }
    const { seriesid, startyear, endyear } = query.data;
    return send(response, 200, 'application/json', laborJson(config, seriesid, startyear, endyear));
  }

  const control: Command = {
    help: `send {"fault": "${faults.join('|')}"}`,
    state: () => ({ fault }),
    run(body: unknown): object | null {
      const { data } = command.safeParse(body);
      if (!data) return null;
      fault = data.fault;
      return { fault };
    },
  };
  const { endpoint, close } = await listen(createServer(onOwnHost(listener)), port);
  return { endpoint, env: { BLS_BASE: endpoint }, control: { files: control }, stop: close } satisfies StandIn;
}

function send(response: ServerResponse, status: number, type: string, content: string): number {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(content) }).end(content);
  return status;
}

/** A file of 100 MB, sent as fast as the client reads. */
function sendEndless(response: ServerResponse, content: string): number {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  let left = 100 * 1024 * 1024;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= content.length;
      if (!response.write(content)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
  return 200;
}
