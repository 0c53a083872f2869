/**
 * Draws the images other programs show: the card of a shared link, and phone icons. It renders the tokens, fonts,
 * occupation map and logo in a browser. Run `node web/tools/draw-share-images.ts` when one of those has changed; its
 * output is committed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { product } from '#shared/product.ts';
import { launchChromium } from '#test/support/browser/chromium.ts';

const web = join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(join(web, file), 'utf8');
const data = (file: string, type: string) => `data:${type};base64,${readFileSync(join(web, file)).toString('base64')}`;

const sign = text('public/favicon.svg');
const map = data('src/parts/occupation-map/occupation-map.svg', 'image/svg+xml');
const fonts = ['fraunces', 'source-sans-3'].map(
  (name) =>
    `@font-face { font-family: "${name}"; font-weight: 400 700; src: url(${data(`src/ui/fonts/${name}.woff2`, 'font/woff2')}); }`,
);

const page = (styles: string, body: string) => `<!doctype html><style>
${text('src/ui/tokens.css')}
${fonts.join('')}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 400 30px/1.4 source-sans-3; }
${styles}</style>${body}`;

const card = page(
  `body { display: grid; grid-template-columns: 1fr 560px; align-items: center; block-size: 630px; padding-inline-start: 80px; overflow: hidden; }
   main { display: grid; gap: 34px; }
   .name { display: flex; align-items: center; gap: 18px; font: 600 42px/1 fraunces; }
   .name svg { inline-size: 50px; }
   h1 { font: 500 76px/1.1 fraunces; letter-spacing: -0.012em; inline-size: 560px; }
   p { color: var(--ink-soft); inline-size: 520px; text-wrap: balance; }
   .map { inline-size: 640px; block-size: 590px; background: var(--edge); mask: url(${map}) center / contain no-repeat; }`,
  `<main><div class="name">${sign}${product.name}</div><h1>${product.tagline}</h1>
   <p>Career matches that show their working, from public labour-market data.</p></main><div class="map"></div>`,
);

/** The logo on the background color, with the margin that phones crop to other shapes. */
const icon = page('body { display: grid; place-items: center; block-size: 100vh; } svg { inline-size: 60vw; }', sign);

const browser = await launchChromium();
for (const [file, html, width, height] of [
  ['social-card.png', card, 1200, 630],
  ['apple-touch-icon.png', icon, 180, 180],
  ['icon-512.png', icon, 512, 512],
] as const) {
  const view = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await view.setContent(html);
  await view.evaluate(() => document.fonts.ready);
  const image = await view.screenshot({ path: join(web, 'public', file) });
  process.stdout.write(`${file}: ${image.length} bytes\n`);
}
await browser.close();
