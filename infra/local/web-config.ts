import type { ServerResponse } from 'node:http';
import type { Endpoints } from './endpoints.ts';

/** `/config.json`, which the CDK's web stack writes beside the app: what the browser must know before it can sign in. */
export function sendWebConfig(response: ServerResponse, endpoints: Endpoints): void {
  const { region, userPoolId, clientId, cognito, stage, apiKey } = endpoints;
  const body = JSON.stringify({
    region,
    userPoolId,
    userPoolClientId: clientId,
    cognitoEndpoint: cognito,
    stage,
    apiKey,
  });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(body);
}
