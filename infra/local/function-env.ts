import type { EnvName } from '#functions/outside/env.ts';
import { exampleSite } from '#shared/site.ts';
import type { ServiceEnv } from './outside-services.ts';
import { region, type Settings } from './settings.ts';
import { address } from './stand-ins/kit/listen.ts';

/** A stand-in must never receive a person's real AWS credentials, so it gets fake ones. */
const madeUp = { AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local', AWS_SESSION_TOKEN: '' };

/** The credentials for the AWS SDK, here and in the functions; a table elsewhere may need real ones. */
export function sdkEnv({ tableElsewhere }: { tableElsewhere: boolean }): void {
  process.env.AWS_REGION = region;
  if (!tableElsewhere) delete process.env.AWS_PROFILE;
  for (const [name, value] of Object.entries(madeUp))
    process.env[name] = tableElsewhere ? (process.env[name] ?? value) : value;
}

/**
 * The variables that the CDK sets on Lambdas (infra/lib/domain-function.ts): here all functions share this process's.
 */
export function functionEnv(settings: Settings, tableName: string, services: ServiceEnv): void {
  const values: Record<EnvName, string | undefined> = {
    ...services,
    STAGE: settings.stage,
    TABLE_NAME: tableName,
    APP_ORIGIN: address(settings.ports.app),
    SUPPORT_EMAIL: exampleSite.supportEmail,
    ALLOW_SELF_RESET: String(settings.stage === 'local'),
    // set in the environment of this process, or not at all
    ...modelEnv(settings),
    CAMPAIGN_START: process.env.CAMPAIGN_START,
    CAMPAIGN_END: process.env.CAMPAIGN_END,
    STRIPE_SECRET_ARN: undefined,
    FACTS_DIR: process.env.FACTS_DIR,
    FONTS_DIR: process.env.FONTS_DIR,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** The provider of AI texts on this machine: a model if a real one is configured or AI_PROVIDER says so. */
function modelEnv({ llm }: Settings) {
  const { AI_PROVIDER, AI_MODEL, AI_OUTPUT, AI_INPUT_PRICE, AI_OUTPUT_PRICE, AI_DAILY_BUDGET_USD } = process.env;
  return {
    AI_PROVIDER: AI_PROVIDER ?? (llm ? 'bedrock' : undefined),
    AI_MODEL: AI_MODEL ?? 'eu.local.model-v1:0',
    AI_OUTPUT,
    AI_INPUT_PRICE: AI_INPUT_PRICE ?? '1',
    AI_OUTPUT_PRICE: AI_OUTPUT_PRICE ?? '5',
    AI_DAILY_BUDGET_USD: AI_DAILY_BUDGET_USD ?? '100',
  };
}
