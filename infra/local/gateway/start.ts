import type { IncomingMessage, ServerResponse } from 'node:http';
import { exampleSite, type Site } from '#shared/site.ts';
import type { Endpoints } from '../endpoints.ts';
import type { Mailbox } from '../mailbox.ts';
import type { Settings } from '../settings.ts';
import type { Journal } from '../stand-ins/kit/journal.ts';
import { sendWebConfig, webConfig } from '../web-config.ts';
import { apiHandler, type GatewayEntry } from './api.ts';
import { cognitoAuthorizer } from './authorize.ts';
import { headersFor } from './headers.ts';
import { gatewayServer } from './server.ts';
import { builtFiles } from './web-build.ts';
import { isOwnSocket, webDevelopment } from './web-development.ts';

interface Parts {
  settings: Settings;
  endpoints: Endpoints;
  mailbox: Pick<Mailbox, 'routes'>;
  journal: Journal<GatewayEntry>;
}

/** The app and its API on one port: the local counterpart of CloudFront, the site bucket and API Gateway. */
export async function startGateway({ settings, endpoints, mailbox, journal }: Parts) {
  const { server, listen } = gatewayServer(headersFor(endpoints, settings.built), {
    api: apiHandler({
      origin: endpoints.web,
      authorize: cognitoAuthorizer(endpoints.userPoolId, endpoints.jwks),
      journal,
    }),
    page: (request, response, rawPath) => showPage(request, response, rawPath),
    takesUpgrade: (request) => !settings.built && isOwnSocket(request, endpoints.web),
  });

  const site: Site = { ...exampleSite, origin: endpoints.web };
  const config = webConfig(endpoints);
  const development = settings.built ? null : webDevelopment(server, site, config);
  const files = development?.handle ?? builtFiles(site, config);
  const otherName = `localhost:${settings.ports.app}`;

  function showPage(request: IncomingMessage, response: ServerResponse, rawPath: string): unknown {
    if (request.headers.host === otherName) {
      // one origin, so that a session exists under either name
      response.writeHead(302, { location: `${endpoints.web}${request.url}`, 'cache-control': 'no-store' });
      return response.end();
    }
    if (rawPath === '/config.json') return sendWebConfig(response, config);
    if (rawPath.startsWith('/dev/mailbox') && mailbox.routes(request, response)) return;
    return files(request, response, rawPath);
  }

  const listening = await listen(settings.ports.app);
  if (settings.warmUp) development?.warmUp();
  return {
    async stop(): Promise<void> {
      await listening.close();
      await development?.stop();
    },
  };
}
