import { product } from '#shared/product.ts';
import { configElementId } from '#shared/web-config.ts';
import type { Style } from './chunks.ts';
import { firstStyles, fontFaces, fontFiles } from './first-styles.ts';

/** Replaces what the pattern finds, which must be there: a template that has changed must not pass unnoticed. */
function replaced(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html)) throw new Error(`web/index.html has nothing like ${pattern}`);
  return html.replace(pattern, () => by);
}

const title = /<title id="title">[^<]*<\/title>/;
const bundle = /\s*<script type="module"[^>]*><\/script>(\s*<link rel="(modulepreload|stylesheet)"[^>]*>)*/;
const configBlock = new RegExp(`<script [^>]*id="${configElementId}"[^>]*>[^<]*</script>`);
const root = /<div id="root"><\/div>/;

/** Shown by itself after a while, for a network on which the app is late or does not come at all. */
const late = [
  '<style>#late{animation:late 1ms 4s both}@keyframes late{from{visibility:hidden}}@media(scripting:none){#late{display:none}}</style>',
  `<main id="late"><p>${product.name} is still loading. If it stays like this, <a href="">load the page again</a>.</p></main>`,
].join('');

interface ScreenParts {
  scripts: string[];
  styles: string[];
}

/** The page of a screen that is empty till the app is there. It names what its screen needs, so that all of it is fetched at once. */
export function appPage(template: string, head: string, { scripts, styles }: ScreenParts): string {
  const links = [
    ...scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`),
    ...styles.map((address) => `<link rel="stylesheet" crossorigin href="${address}">`),
  ];
  const page = replaced(replaced(template, title, head), /<\/head>/, `${links.join('')}</head>`);
  return replaced(page, root, `<div id="root">${late}</div>`);
}

interface Prerendered {
  /** what the screen shows, from src/prerender.ts */
  markup: string;
  /** address of the first script, which brings the app (src/boot.ts) */
  boot: string;
  styles: Style[];
}

/** The page of a screen that holds what it shows. Its fonts are named: their text is there before the styles have named them. */
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
 * The page of an occupation: what it shows, and the same as data for the app that takes it over. There are too many of them to
 * be filled in with the ids of a deployment, so the app asks for its configuration.
 */
export const occupationHtml = (template: string, head: string, prerendered: Prerendered, data: string): string =>
  prerenderedPage(replaced(template, configBlock, ''), head, prerendered).replace('</body>', () => `${data}</body>`);

/** The landing page: everything that shows it is in this one file. src/boot.ts replaces the extract of the styles. */
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
