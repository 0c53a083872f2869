import { join } from 'node:path';
import type { DemoAccount } from './demo/seed.ts';
import type { ServiceName } from './outside-services.ts';
import { writeJson } from './state-folder.ts';

/** `.local/endpoints.json`: all addresses and ids, for tools and tests (reliability C6). */
export interface Endpoints extends Record<ServiceName, string> {
  api: string;
  web: string;
  mailbox: string;
  table: string;
  /** where a browser posts files */
  filesBucket: string;
  userPoolId: string;
  clientId: string;
  jwks: string;
  stripeSecretKey: string;
  /** The newest of the secrets that sign webhook events. */
  stripeWebhookSecret: string;
  control: string;
  region: string;
  apiKey: string;
  stage: string;
  demoAccounts: DemoAccount[];
}

export const writeEndpoints = (stateDir: string, endpoints: Endpoints): void =>
  writeJson(join(stateDir, 'endpoints.json'), endpoints);
