import { product } from '#shared/product.ts';
import { configElementId } from '#shared/web-config.ts';
import type { Style } from './chunks.ts';
import { firstStyles, fontFaces, fontFiles } from './first-styles.ts';

/** Replaces the pattern, which must match: a changed template must not go unnoticed. */
function replaced(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html)) throw new Error(`web/index.html has nothing like ${pattern}`);
  return html.replace(pattern, () => by);
}

const title = /<title id="title">[^<]*<\/title>/;
const bundle = /\s*<script type="module"[^>]*><\/script>(\s*<link rel="(modulepreload|stylesheet)"[^>]*>)*/;
const configBlock = new RegExp(`<script [^>]*id="${configElementId}"[^>]*>[^<]*</script>`);
const root = /<div id="root"><\/div>/;

/** Appears after a while, for networks on which the app is late or never loads. */
const late = [
  '<style>#late{animation:late 1ms 4s both}@keyframes late{from{visibility:hidden}}@media(scripting:none){#late{display:none}}</style>',
  `<main id="late"><p>${product.name} is still loading. If it stays like this, <a href="">load the page again</a>.</p></main>`,
].join('');

interface ScreenParts {
  scripts: string[];
  styles: string[];
}

/**
 * The page of a screen that stays empty until the app has loaded. It names what its screen needs, so that everything is
 * fetched at once.
 */
export function appPage(template: string, head: string, { scripts, styles }: ScreenParts): string {
  const links = [
    ...scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
  ];
  const page = replaced(replaced(template, title, head), /<\/head>/, `${links.join('')}</head>`);
  return replaced(page, root, `<div id="root">${late}</div>`);
}

interface Prerendered {
  /** the screen's content, from src/prerender.ts */
  markup: string;
  /** address of the first script, which loads the app (src/boot.ts) */
  boot: string;
  styles: Style[];
}

/**
 * The page of a screen with its content. Its fonts are preloaded, because the text appears before the styles that
 * request them.
 */
export function prerenderedPage(template: string, head: string, { markup, boot, styles }: Prerendered): string {
  const fonts = styles.flatMap(({ text }) => fontFiles(text));
  const first = [
    `<script type="module" async src="${boot}"></script>`,
    ...fonts.map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`),
    ...styles.map(({ address }) => `<link rel="stylesheet" crossorigin href="${address}">`),
  ];
  const page = replaced(replaced(template, title, head), bundle, first.join(''));
  return replaced(page, root, `<div id="root">${markup}</div>`);
}

/**
 * The page of an occupation: its content, and the same as data for hydration. There are too many of them to fill in a
 * deployment's ids, so the app fetches its configuration.
 */
export const occupationHtml = (template: string, head: string, prerendered: Prerendered, data: string): string =>
  prerenderedPage(replaced(template, configBlock, ''), head, prerendered).replace('</body>', () => `${data}</body>`);

/** The landing page: everything needed to show it is in this one file. src/boot.ts replaces the extracted styles. */
export async function landingPage(
  template: string,
  head: string,
  { markup, boot, styles }: Prerendered,
): Promise<string> {
  const css = styles.map(({ text }) => text).join('');
  const first = [
    `<style>${fontFaces(css)}</style>`,
    `<style id="first-styles">${await firstStyles(css, markup)}</style>`,
    `<script type="module" src="${boot}"></script>`,
  ];
  const page = replaced(replaced(template, title, head), bundle, first.join(''));
  return replaced(page, root, `<div id="root">${markup}</div>`);
}
