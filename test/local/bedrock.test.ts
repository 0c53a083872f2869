/** The Bedrock stand-in as used by the SDK, alone and in front of an OpenAI-compatible server. */
import { createServer } from 'node:http';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  CountTokensCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelAnswers } from '#infra/deploy/model-answers.ts';
import { localNow } from '#infra/local/clock.ts';
import type { LlmConfig } from '#infra/local/stand-ins/bedrock/config.ts';
import { startBedrock } from '#infra/local/stand-ins/bedrock/start.ts';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { type Listening, listen } from '#infra/local/stand-ins/kit/listen.ts';
import { withEnv } from '#test/support/harness/with-env.ts';

/** The parts of a request to that server that tests use. */
interface Completion {
  messages: object[];
  tools?: object[];
  response_format?: { json_schema: { schema: object } };
}

type StandIn = Awaited<ReturnType<typeof startBedrock>>;
const running: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of running) await each.stop();
});

async function startWith(llm: LlmConfig | null) {
  const bedrock = await startBedrock({ port: 0, dir: '', clock: localNow, journal: new Journal(), config: { llm } });
  const client = new BedrockRuntimeClient({
    endpoint: bedrock.endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  running.push({ stop: () => Promise.resolve(client.destroy()) }, bedrock);
  return { bedrock, client };
}

const modelId = 'eu.test.model-v1:0';
const user = (text: string) => ({ role: 'user' as const, content: [{ text }] });
const schema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
const tool = (choice: object) => ({
  tools: [{ toolSpec: { name: 'answer', description: 'Takes it.', inputSchema: { json: schema } } }],
  toolChoice: choice as never,
});
const formInWords = `The answer is one JSON object that fits this JSON schema, and nothing else:\n${JSON.stringify(schema)}`;
const forced = tool({ tool: { name: 'answer' } });

/** A stream's text, its last event, and the error that ended it. */
async function streamed(client: BedrockRuntimeClient, text: string, abortSignal?: AbortSignal) {
  const { stream } = await client.send(new ConverseStreamCommand({ modelId, messages: [user(text)] }), { abortSignal });
  let said = '';
  const events: string[] = [];
  try {
    for await (const event of stream ?? []) {
      events.push(Object.keys(event)[0]!);
      said += event.contentBlockDelta?.delta?.text ?? '';
    }
    return { said, events, error: null };
  } catch (error) {
    return { said, events, error: error as Error };
  }
}

describe('by itself', () => {
  let bedrock: StandIn;
  let client: BedrockRuntimeClient;
  beforeAll(async () => {
    ({ bedrock, client } = await startWith(null));
  });
  beforeEach(() => void bedrock.control.plays.run({ play: 'good' }));

  it('streams frames in the order of the service, and says at the end what they cost', async () => {
    const { said, events, error } = await streamed(client, 'Hello.');
    expect([said, error]).toEqual(['The stand-in has read this.', null]);
    expect([...new Set(events)]).toEqual([
      'messageStart',
      'contentBlockDelta',
      'contentBlockStop',
      'messageStop',
      'metadata',
    ]);
  });

  it('is asked for one word before a deployment, which reports why none came', async () => {
    const local = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
    await withEnv({ ...local, AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.endpoint }, async () => {
      await expect(modelAnswers(modelId, 'eu-central-1')).resolves.toBeUndefined();
      bedrock.control.plays.run({ play: 'denied' });
      await expect(modelAnswers(modelId, 'eu-central-1')).rejects.toThrow(
        /eu\.test\.model-v1:0 does not answer in eu-central-1 \(AccessDeniedException.*docs\/runbook\.md/,
      );
    });
  });

  it('breaks a stream after its first words', async () => {
    expect(await streamed(client, 'bedrock-reset')).toMatchObject({ said: 'The ', error: expect.any(Error) });
    await expect(
      client.send(new ConverseStreamCommand({ modelId, messages: [user('bedrock-throttled')] })),
    ).rejects.toMatchObject({ name: 'ThrottlingException' });
  });

  it.each([
    ['throttled', 'ThrottlingException', 429],
    ['unready', 'ModelNotReadyException', 429],
    ['broken', 'InternalServerException', 500],
    ['unavailable', 'ServiceUnavailableException', 503],
    ['failed', 'ModelErrorException', 424],
    ['denied', 'AccessDeniedException', 403],
  ])('%s is %s', async (play, name, status) => {
    const sent = client.send(new ConverseCommand({ modelId, messages: [user(`bedrock-${play}`)] }));
    await expect(sent).rejects.toMatchObject({ name, $metadata: { httpStatusCode: status } });
  });

  it.each([
    ['a model without a profile', { modelId: 'test.model-v1:0', messages: [user('a')] }, /on-demand throughput/],
    ['no message', { modelId, messages: [] }, /messages/],
    ['two of the same role', { modelId, messages: [user('a'), user('b')] }, /alternate/],
    ['an empty text', { modelId, messages: [user('')] }, /text/],
    [
      'the result of a tool that nobody used',
      { modelId, messages: [{ role: 'user', content: [{ toolResult: { toolUseId: 'x', content: [] } }] }] },
      /toolUse/,
    ],
  ])('refuses %s', async (_, input, message) => {
    const sent = client.send(new ConverseCommand(input as never));
    await expect(sent).rejects.toMatchObject({ name: 'ValidationException', message: expect.stringMatching(message) });
  });

  it('counts tokens', async () => {
    const counted = await client.send(
      new CountTokensCommand({ modelId, input: { converse: { messages: [user('Hello.')] } } }),
    );
    expect(counted.inputTokens).toBeGreaterThan(5);
  });

  it('says what the control port tells it to, so many times', async () => {
    bedrock.control.plays.run({ answer: { text: 'As told.' }, times: 1 });
    const send = () => client.send(new ConverseCommand({ modelId, messages: [user('{"a":"b"}')], toolConfig: forced }));
    const input = async () => (await send()).output?.message?.content?.[0]?.toolUse?.input;
    expect([await input(), await input()]).toEqual([{ text: 'As told.' }, { text: 'b' }]);
    expect(bedrock.control.plays.run({ play: 'badly' })).toBeNull();
  });
});

describe('in front of an OpenAI-compatible server', () => {
  let server: Listening;
  let client: BedrockRuntimeClient;
  let bedrock: StandIn;
  let seen: { path: string | undefined; authorization: string | undefined; body: Completion }[] = [];
  let reply: () => { status?: number; text: string };
  const completion = (message: object, finish_reason = 'stop') => ({
    text: JSON.stringify({
      choices: [{ message, finish_reason }],
      usage: { prompt_tokens: 11, completion_tokens: 7 },
    }),
  });

  beforeAll(async () => {
    server = await listen(
      createServer(async (request, response) => {
        let text = '';
        for await (const part of request) text += part;
        const body = text ? JSON.parse(text) : null;
        seen.push({ path: request.url, authorization: request.headers.authorization, body });
        if (request.url === '/v1/models') return void response.end('{"data":[{"id":"first"},{"id":"second"}]}');
        const { status = 200, text: answer } = reply();
        response.writeHead(status).end(answer);
      }),
      0,
    );
    ({ bedrock, client } = await startWith({ url: `${server.endpoint}/v1`, key: 'a-key' }));
    running.push({ stop: () => server.close() });
  });
  beforeEach(() => {
    seen = [];
    bedrock.control.plays.run({ play: 'good' });
  });

  const messages = [
    user('One.'),
    { role: 'assistant' as const, content: [{ toolUse: { toolUseId: 't1', name: 'answer', input: { text: 7 } } }] },
    { role: 'user' as const, content: [{ toolResult: { toolUseId: 't1', content: [{ text: 'No.' }] } }] },
  ];
  const asked = (more: object) =>
    client.send(
      new ConverseCommand({
        modelId,
        system: [{ text: 'First.' }, { text: 'Second.' }],
        messages,
        inferenceConfig: { maxTokens: 99, temperature: 0 },
        ...more,
      }),
    );

  it('a form goes as response_format to its first model, and the answer comes back as the tool’s input', async () => {
    reply = () => completion({ content: '{"text":"Yes."}' });
    const { output, stopReason, usage } = await asked({ toolConfig: forced });
    expect(output?.message?.content).toEqual([
      { toolUse: { toolUseId: expect.any(String), name: 'answer', input: { text: 'Yes.' } } },
    ]);
    expect([stopReason, usage]).toEqual(['tool_use', { inputTokens: 11, outputTokens: 7, totalTokens: 18 }]);
    expect(seen.at(-1)).toEqual({
      path: '/v1/chat/completions',
      authorization: 'Bearer a-key',
      body: {
        model: 'first',
        messages: [
          { role: 'system', content: `First.\n\nSecond.\n\n${formInWords}` },
          { role: 'user', content: 'One.' },
          { role: 'assistant', content: '{"text":7}' },
          { role: 'user', content: 'No.' },
        ],
        max_tokens: 99,
        temperature: 0,
        response_format: { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } },
      },
    });
  });

  it('a server that knows no such form is asked without it, and not tried again', async () => {
    const { client: itsClient } = await startWith({ url: `${server.endpoint}/v1` });
    const ask = () => itsClient.send(new ConverseCommand({ modelId, messages: [user('One.')], toolConfig: forced }));
    const asks = () => seen.filter(({ path }) => path?.endsWith('completions')).map(({ body }) => body.response_format);
    reply = () => (seen.at(-1)?.body.response_format ? { status: 422, text: '{}' } : completion({ content: fenced }));
    const fenced = 'Here it is:\n```json\n{"text":"Yes."}\n```\nAnything else?';
    expect((await ask()).output?.message?.content?.[0]?.toolUse?.input).toEqual({ text: 'Yes.' });
    expect(asks()).toEqual([expect.anything(), undefined]);
    await ask();
    expect(asks()).toEqual([expect.anything(), undefined, undefined]);
    expect(seen.at(-1)?.body.messages[0]).toEqual({ role: 'system', content: formInWords });
  });

  it('structured output stays text', async () => {
    reply = () => completion({ content: '{"text":"Yes."}' });
    const { output, stopReason } = await client.send(
      new ConverseCommand({
        modelId,
        messages: [user('One.')],
        outputConfig: {
          textFormat: {
            type: 'json_schema',
            structure: { jsonSchema: { name: 'answer', schema: JSON.stringify(schema) } },
          },
        },
      }),
    );
    expect([output?.message?.content, stopReason]).toEqual([[{ text: '{"text":"Yes."}' }], 'end_turn']);
    expect(seen.at(-1)?.body.response_format?.json_schema.schema).toEqual(schema);
  });

  it('tools that may be used go as tools, their uses and results as the server knows them', async () => {
    reply = () =>
      completion({ tool_calls: [{ id: 'c9', function: { name: 'answer', arguments: '{"text":"x"}' } }] }, 'tool_calls');
    const { output, stopReason } = await asked({ toolConfig: tool({ auto: {} }) });
    expect([output?.message?.content, stopReason]).toEqual([
      [{ toolUse: { toolUseId: 'c9', name: 'answer', input: { text: 'x' } } }],
      'tool_use',
    ]);
    const { body } = seen.at(-1)!;
    expect(body.tools).toEqual([
      { type: 'function', function: { name: 'answer', description: 'Takes it.', parameters: schema } },
    ]);
    expect(body.response_format).toBeUndefined();
    expect(body.messages.slice(2)).toEqual([
      {
        role: 'assistant',
        content: '',
        tool_calls: [{ id: 't1', type: 'function', function: { name: 'answer', arguments: '{"text":7}' } }],
      },
      { role: 'tool', tool_call_id: 't1', content: 'No.' },
    ]);
  });

  it('a stream becomes frames as it comes in', async () => {
    const chunks = [
      { choices: [{ delta: { role: 'assistant', content: 'Good ' } }] },
      { choices: [{ delta: { content: 'day.' }, finish_reason: 'length' }] },
      { choices: [], usage: { prompt_tokens: 3, completion_tokens: 2 } },
    ];
    reply = () => ({ text: `${chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')}data: [DONE]\n\n` });
    expect(await streamed(client, 'Hello.')).toMatchObject({ said: 'Good day.', error: null });
    expect(seen.at(-1)?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  it.each([
    [429, 'slow down', 'ThrottlingException'],
    [400, 'bad', 'ValidationException'],
    [502, 'down', 'ServiceUnavailableException'],
    [200, '<html>', 'ModelErrorException'],
    [200, '{"choices":[]}', 'ModelErrorException'],
  ])('its %i %s is %s', async (status, text, name) => {
    reply = () => ({ status, text });
    await expect(asked({ toolConfig: forced })).rejects.toMatchObject({ name });
  });
});
