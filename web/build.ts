/**
 * `npm run build`: web/dist with the landing page prerendered (index.html), the app for every other screen (app.html), and
 * the same with a head of its own for each screen that may be listed (pricing.html …).
 * Built beside it and put in its place whole, so that nobody is ever served half a build.
 */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { bootScript } from './boot-script.ts';
import { landingParts } from './chunks.ts';
import { listedHead, sitemap, unlistedHead } from './page-head.ts';
import { appPage, landingPage } from './pages.ts';
import { sourceStamp, stampOf } from './source-stamp.ts';

process.env.NODE_ENV = 'production'; // a test runner says test, and React would come in its development build

const web = import.meta.dirname;
const dist = join(web, 'dist');
const configFile = join(web, 'vite.config.ts');
const folder = mkdtempSync(join(web, 'dist-'));
// taken before: what changes meanwhile makes the build an old one
const stamp = sourceStamp();

try {
  await build({ configFile, build: { outDir: folder } });
  const server = join(folder, 'server');
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: server, ssr: 'src/prerender.ts', manifest: false },
  });
  const { landing, listed }: typeof import('./src/prerender.ts') = await import(join(server, 'prerender.js'));
  const markup = await landing();
  rmSync(server, { recursive: true });

  const parts = landingParts(folder);
  const boot = await bootScript(folder, parts);
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('app.html', appPage(template, unlistedHead));
  for (const page of listed) {
    const head = listedHead(page);
    if (page.path === '/')
      write('index.html', await landingPage(template, { head, markup, boot, styles: parts.styles }));
    else write(`${page.path}.html`, appPage(template, head));
  }
  write('sitemap.xml', sitemap(listed));
  writeFileSync(stampOf(folder), stamp);

  rmSync(dist, { recursive: true, force: true });
  renameSync(folder, dist);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
