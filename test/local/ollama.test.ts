import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { findOllama } from '#infra/local/ollama.ts';
import { type Listening, listen } from '#infra/local/stand-ins/kit/listen.ts';
import { aiTextLines } from '#infra/local/summary.ts';

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
  expect(aiTextLines(null, await findOllama(at)).join('\n')).toMatch(
    new RegExp(`writes with qwen3:8b after\nWAYMARK_LLM_URL=${at}/v1 npm start$`),
  );
});

it('nothing is said of one without a model, of another program, or of one that does not answer at once', async () => {
  for (const answer of ['{"models":[]}', '<html>', null]) {
    const at = await serving(answer);
    const started = performance.now();
    expect(aiTextLines(null, await findOllama(at))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(5_000);
    await server?.close();
  }
  expect(await findOllama('http://127.0.0.1:1')).toBeNull();
});
