import type { ServerResponse } from 'node:http';
import type { WebConfig } from '#shared/web-config.ts';
import type { Endpoints } from './endpoints.ts';

/** The configuration that the CDK's web stack writes into the pages and into `/config.json`. */
export const webConfig = (endpoints: Endpoints): WebConfig => ({
  region: endpoints.region,
  userPoolId: endpoints.userPoolId,
  userPoolClientId: endpoints.clientId,
  cognitoEndpoint: endpoints.cognito,
  stage: endpoints.stage,
  apiKey: endpoints.apiKey,
});

/** `/config.json`: for tools, and for the landing page, which does not contain the configuration. */
export function sendWebConfig(response: ServerResponse, config: WebConfig): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(JSON.stringify(config));
}
