import { createServer } from 'node:http';
import { listen } from '#infra/local/stand-ins/kit/listen.ts';

interface Completion {
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema: { name: string; schema: Record<string, unknown> } };
}

/** A server with OpenAI's chat completions API: `reply` fills in the requested schema. */
export async function startLlmServer(reply: (facts: Record<string, string>, asked: Completion) => object) {
  const asked: Completion[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    if (request.url === '/v1/models') return void response.end('{"data":[{"id":"a-model"}]}');
    const body = JSON.parse(text) as Completion;
    asked.push(body);
    const facts = /^\{.*\}$/m.exec(body.messages.find(({ role }) => role === 'user')?.content ?? '')?.[0] ?? '{}';
    const content = JSON.stringify(reply(JSON.parse(facts), body));
    const usage = { prompt_tokens: 900, completion_tokens: 90 };
    response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }], usage }));
  });
  const { endpoint, close } = await listen(server, 0);
  return { url: `${endpoint}/v1`, asked, stop: close };
}
