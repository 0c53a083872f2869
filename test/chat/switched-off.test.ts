import { expect, it } from 'vitest';
import { provideStreaming, ResponseStream } from '#infra/local/gateway/awslambda.ts';
import { withEnv } from '#test/support/harness/with-env.ts';

it('an operator can switch the chat off: it then asks neither a table nor a model, and says so (D-26)', () =>
  withEnv({ AI_PROVIDER: 'off' }, async () => {
    provideStreaming();
    const { handler } = await import('#functions/chat/chatbot.ts');
    const stream = new ResponseStream();
    const event = {
      httpMethod: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'Hello' }),
      requestContext: { requestId: 'request-1', identity: { sourceIp: '192.0.2.1' } },
    };
    await (handler as unknown as (...call: unknown[]) => Promise<void>)(event, stream, {});
    expect(stream.prelude?.statusCode).toBe(503);
    expect(String(stream.read())).toMatch(/"UNAVAILABLE".*switched off/);
  }));
