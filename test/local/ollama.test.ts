import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { findOllama } from '#infra/local/ollama.ts';
import { type Listening, listen } from '#infra/local/stand-ins/kit/listen.ts';
import { aiTextLines } from '#infra/local/summary.ts';

/** Long enough for a busy machine. */
const LONG_MS = 60_000;

let server: Listening | undefined;
afterEach(() => server?.close());
const serving = async (answer: string | null): Promise<string> => {
  server = await listen(
    createServer((_, response) => {
      if (answer !== null) response.end(answer);
    }),
    0,
  );
  return server.endpoint;
};

it('an Ollama on this machine is named with the line that would use it', async () => {
  const at = await serving('{"models":[{"name":"qwen3:8b"},{"name":"other"}]}');
  expect(aiTextLines(null, await findOllama(at, LONG_MS)).join('\n')).toMatch(
    new RegExp(`writes with qwen3:8b after\nWAYMARK_LLM_URL=${at}/v1 npm start$`),
  );
});

it('nothing is printed about one without a model, another program, or one that does not answer at once', async () => {
  for (const answer of ['{"models":[]}', '<html>', null]) {
    const at = await serving(answer);
    // an unanswered request would last until the end of the test
    expect(aiTextLines(null, await (answer === null ? findOllama(at) : findOllama(at, LONG_MS)))).toEqual([]);
    await server?.close();
  }
  expect(await findOllama('http://127.0.0.1:1')).toBeNull();
});
