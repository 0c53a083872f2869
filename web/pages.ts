import type { Style } from './chunks.ts';
import { firstStyles, fontFaces } from './first-styles.ts';

/** Replaces what the pattern finds, which must be there: a template that has changed must not pass unnoticed. */
function replaced(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html)) throw new Error(`web/index.html has nothing like ${pattern}`);
  return html.replace(pattern, () => by);
}

const bundle = /\s*<script type="module"[^>]*><\/script>(\s*<link rel="(modulepreload|stylesheet)"[^>]*>)*/;
const root = /<div id="root"><\/div>/;

interface Landing {
  /** the page itself, from src/prerender.ts */
  markup: string;
  /** address of the first script */
  boot: string;
  styles: Style[];
}

/** The landing page: everything that shows it is in this one file. src/boot-landing.ts replaces the extract of the styles. */
export async function landingPage(template: string, { markup, boot, styles }: Landing): Promise<string> {
  const css = styles.map(({ text }) => text).join('');
  const head = [
    `<style>${fontFaces(css)}</style>`,
    `<style id="first-styles">${await firstStyles(css, markup)}</style>`,
    `<script type="module" src="${boot}"></script>`,
  ];
  return replaced(replaced(template, bundle, head.join('')), root, `<div id="root">${markup}</div>`);
}

/** The page of every other screen: empty till the app is there. */
export const appPage = (template: string): string => template;
