/**
 * `npm run build`: web/dist with the landing page prerendered (index.html) and a page for every other screen
 * (usage.html …; app.html for any other address), each with its head, the names of what its screen needs and, if it is
 * the same for everybody, its content.
 * Built in a temporary folder and moved into place as a whole, so that nobody is ever served half a build.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { bootScript } from './boot-script.ts';
import { prerenderedParts, screenParts } from './chunks.ts';
import { listing, machineReadable, occupationPages, pageData, wayToPage } from './occupation-pages.ts';
import { listedHead, sitemap, unlistedHead } from './page-head.ts';
import { appPage, landingPage, occupationHtml, prerenderedPage } from './pages.ts';
import { putInPlace } from './put-in-place.ts';
import { sourceStamp, stampOf } from './source-stamp.ts';

process.env.NODE_ENV = 'production'; // a test runner sets "test", which bundles React for development

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const configFile = join(web, 'vite.config.ts');
const folder = mkdtempSync(join(web, 'dist-'));
// taken first, so that a change during the build makes it outdated
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
  const { landing, homeFile, listed, pages, occupationMarkup, occupationScreen }: typeof import('../src/prerender.ts') =
    await import(join(server, 'prerender.js'));
  const markup = await landing();
  const bodies = new Map(await Promise.all(pages.map(async (page) => [page, await page.markup?.()] as const)));
  const occupations = occupationPages();
  const occupationBodies: string[] = [];
  for (const page of occupations) occupationBodies.push(await occupationMarkup(page));

  /** Writes a page with its screen's content, and the script that loads the app. */
  const takenOver = async (file: string, markup: string) => {
    const parts = prerenderedParts(folder, file);
    return { markup, styles: parts.styles, boot: await bootScript(folder, parts) };
  };
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const [home] = listed;
  const head = listedHead(home as NonNullable<typeof home>);
  const parts = prerenderedParts(folder, await homeFile(), ['MemberActions']);
  const boot = await bootScript(folder, parts, true);
  write('index.html', await landingPage(template, head, { markup, boot, styles: parts.styles }));
  for (const page of pages) {
    const head = page.listed ? listedHead(page.listed) : unlistedHead(page.title);
    const markup = bodies.get(page);
    const html = markup
      ? prerenderedPage(template, head, await takenOver(await page.file(), markup))
      : appPage(template, head, screenParts(folder, await page.file(), page.access));
    for (const address of page.addresses) write(`${address}.html`, html);
  }
  const occupation = await takenOver(await occupationScreen.file(), '');
  occupations.forEach((page, place) => {
    const head = listedHead({ ...listing(page), title: occupationScreen.titleOf(page) }) + machineReadable(page);
    const markup = occupationBodies[place]!;
    write(`${listing(page).path}.html`, occupationHtml(template, head, { ...occupation, markup }, pageData(page)));
    write(`/occupations/${page.code}.html`, wayToPage(page));
  });
  write('sitemap.xml', sitemap([...listed, ...occupations.map(listing)]));
  rmSync(server, { recursive: true });
  writeFileSync(stampOf(folder), stamp);

  putInPlace(folder, dist);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
