import { localNow } from '#infra/local/clock.ts';
import type { BedrockConfig } from '#infra/local/stand-ins/bedrock/config.ts';
import { startBedrock } from '#infra/local/stand-ins/bedrock/start.ts';
import { Journal } from '#infra/local/stand-ins/kit/journal.ts';
import { startOwnTable } from '#test/support/stack/own-table.ts';

/** A request as the stand-in received it. */
export interface Asked {
  at: number;
  path: string;
  status: number;
  play?: string;
  error?: string;
  system?: number;
  roles?: string;
  inputTokens?: number;
  outputTokens?: number;
}

/** The Bedrock stand-in and a table in this process, with the variables that point to them. */
export async function startModel(config: BedrockConfig = { llm: null }) {
  const table = await startOwnTable('waymark-model');
  const journal = new Journal<Asked>();
  const start = (port: number) =>
    startBedrock({ port, dir: table.folder, clock: localNow, journal: journal as never, config });
  let bedrock = await start(0);
  const port = Number(new URL(bedrock.endpoint).port);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.endpoint,
    AI_PROVIDER: 'bedrock',
    AI_MODEL: 'eu.test.model-v1:0',
    AI_INPUT_PRICE: '1',
    AI_OUTPUT_PRICE: '5',
    AI_DAILY_BUDGET_USD: '1000',
  });
  return {
    endpoint: bedrock.endpoint,
    asked: () => journal.entries(),
    /** Sets its behavior for a number of requests, or for all. */
    play(play: string, times?: number): void {
      journal.clear();
      if (!bedrock.control.plays.run({ play, ...(times && { times }) })) throw new Error(`there is no play ${play}`);
    },
    answers(answer: object): void {
      journal.clear();
      if (!bedrock.control.plays.run({ answer })) throw new Error('that is no answer');
    },
    /** Stops listening. */
    hangUp: () => bedrock.stop(),
    async listenAgain(): Promise<void> {
      bedrock = await start(port);
    },
    async stop(): Promise<void> {
      await bedrock.stop();
      await table.stop();
    },
  };
}
