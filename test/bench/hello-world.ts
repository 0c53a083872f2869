import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { staticFiles } from '#infra/local/gateway/static-files.ts';
import { exampleSite } from '#shared/site.ts';
import { root } from '#test/support/source/source-tree.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="What a page costs that says nothing.">
    <title>Hello, world</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`;
const script = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'Hello, world'));
`;

/** The smallest possible React application, built by the same bundler and served by the same server as ours. */
export async function serveHelloWorld() {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'hello-world-')); // inside the project, so that React resolves
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'main.js'), script);
  await build({ root: folder, configFile: false, mode: 'production', logLevel: 'error' });
  let answer: ReturnType<typeof staticFiles> | undefined;
  const server = createServer((request, response) => {
    void answer?.(request, response, new URL(request.url ?? '/', 'http://localhost').pathname);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answer = staticFiles(join(folder, 'dist'), { ...exampleSite, origin });
  return {
    url: `${origin}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
