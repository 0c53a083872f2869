import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#shared/api.ts';
import { type Frame, readFrames } from '#shared/chat/frames.ts';
import { MAX_CALLS } from '#shared/chat/limits.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

const { chatbot } = api.chat;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

/** Somebody signed in, so that no test uses up the calls of another. */
const person = async () => (await stack.signUpAndIn()).accessToken;
const ask = (message: string, token: string | null = null, headers: Record<string, string> = {}) =>
  stack.call(chatbot, { message }, token, { headers });

async function streamed(message: string, token: string): Promise<Frame[]> {
  const response = await fetch(`${stack.endpoints.api}/chatbot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const frames: Frame[] = [];
  for await (const frame of readFrames(response.body!)) frames.push(frame);
  return frames;
}

describe('POST /chatbot', () => {
  it('answers a visitor and a signed-in person (CHT-08, CHT-15, SEC-01)', async () => {
    for (const token of [null, await person()]) {
      const { status, body } = await ask('How much does a registered nurse make?', token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ response: expect.stringMatching(/\$\d/), provider: 'composer' });
      expect(Date.parse(body.timestamp)).toBeGreaterThan(0);
    }
  });

  it('streams the same answer where the client takes a stream (CHT-15)', async () => {
    const token = await person();
    const frames = await streamed('How much does a registered nurse make?', token);
    const last = frames.at(-1)!;
    expect(last.event).toBe('done');
    const text = frames.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : [])).join('');
    const { body } = await ask('How much does a registered nurse make?', token);
    expect(last.data).toMatchObject({ response: body.response, sources: body.sources });
    expect(text).toBe(body.response);
  });

  it('answers the 21st call within ten minutes with 429 and when to try again, whatever headers say (G19, T-076)', async () => {
    const { accessToken } = await stack.signUpAndIn();
    for (let call = 1; call <= MAX_CALLS; call++)
      expect((await ask('Hello', accessToken, { 'x-forwarded-for': `10.0.0.${call}` })).status).toBe(200);
    const refused = await ask('Hello', accessToken, { 'x-viewer-address': '10.0.0.99' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(refused.text).toMatch(/Please ask again in \d+ minutes/);
  });
});
