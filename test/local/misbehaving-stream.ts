import { setTimeout as sleep } from 'node:timers/promises';
import type { APIGatewayProxyEvent } from 'aws-lambda';

/** A streaming function whose path selects its misbehavior. Like one that hangs, it never notices its time limit. */
export const handler = awslambda.streamifyResponse<APIGatewayProxyEvent>(async ({ path }, stream) => {
  if (path === '/throws') throw new Error('secret detail');
  if (path === '/wordless') return;
  if (path === '/hangs') return sleep(5_000);
  const body = awslambda.HttpResponseStream.from(stream, {
    statusCode: 200,
    headers: { 'content-type': 'text/plain' },
  });
  body.write('a word');
  if (path === '/hangs-midway') await sleep(5_000);
  if (path === '/throws-midway') throw new Error('secret detail');
  body.end(', and the last');
});
