/**
 * `npm run build`: web/dist with the landing page prerendered (index.html) and a page for every other screen (usage.html …;
 * app.html where there is none), each with its head, the names of what its screen needs and, where that is the same for
 * everybody, what it shows.
 * Built beside it and put in its place whole, so that nobody is ever served half a build.
 */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { landingScript, pageScript } from './boot-script.ts';
import { landingParts, screenParts } from './chunks.ts';
import { fontFiles } from './first-styles.ts';
import { listing, machineReadable, occupationPages, pageData, wayToPage } from './occupation-pages.ts';
import { listedHead, sitemap, unlistedHead } from './page-head.ts';
import { appPage, landingPage, occupationHtml } from './pages.ts';
import { sourceStamp, stampOf } from './source-stamp.ts';

process.env.NODE_ENV = 'production'; // a test runner says test, and React would come in its development build

const web = join(import.meta.dirname, '..');
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
  const { landing, listed, pages, occupationMarkup, occupationScreen }: typeof import('../src/prerender.ts') =
    await import(join(server, 'prerender.js'));
  const markup = await landing();
  const bodies = new Map(await Promise.all(pages.map(async (page) => [page, await page.markup?.()] as const)));
  const occupations = occupationPages();
  const occupationBodies: string[] = [];
  for (const page of occupations) occupationBodies.push(await occupationMarkup(page));
  rmSync(server, { recursive: true });

  const parts = landingParts(folder);
  const [boot, bootPage] = [await landingScript(folder, parts), await pageScript(folder)];
  const fonts = parts.styles.flatMap(({ text }) => fontFiles(text));
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const [home] = listed;
  const head = listedHead(home as NonNullable<typeof home>);
  write('index.html', await landingPage(template, { head, markup, boot, styles: parts.styles }));
  for (const page of pages) {
    const head = page.listed ? listedHead(page.listed) : unlistedHead(page.title);
    const markup = bodies.get(page);
    const parts = screenParts(folder, page.component, page.access);
    const html = appPage(template, head, parts, markup ? { markup, boot: bootPage, fonts } : undefined);
    for (const file of page.files) write(`${file}.html`, html);
  }
  const named = screenParts(folder, occupationScreen.component, occupationScreen.access);
  occupations.forEach((page, place) => {
    const head = listedHead({ ...listing(page), title: occupationScreen.titleOf(page) }) + machineReadable(page);
    write(
      `${listing(page).path}.html`,
      occupationHtml(
        template,
        head,
        named,
        { markup: occupationBodies[place]!, boot: bootPage, fonts },
        pageData(page),
      ),
    );
    write(`/occupations/${page.code}.html`, wayToPage(page));
  });
  write('sitemap.xml', sitemap([...listed, ...occupations.map(listing)]));
  writeFileSync(stampOf(folder), stamp);

  rmSync(dist, { recursive: true, force: true });
  renameSync(folder, dist);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
