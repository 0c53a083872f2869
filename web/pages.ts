import type { Style } from './chunks.ts';

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

/**
 * The landing page: everything that shows it is in this one file. The style sheets it holds are named as well, disabled,
 * so that they are not fetched: Vite's loader then knows that it has them.
 */
export function landingPage(template: string, { markup, boot, styles }: Landing): string {
  const head = [
    `<style>${styles.map(({ text }) => text).join('')}</style>`,
    ...styles.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`),
    `<script type="module" src="${boot}"></script>`,
  ];
  return replaced(replaced(template, bundle, head.join('')), root, `<div id="root">${markup}</div>`);
}

/** The page of every other screen: empty till the app is there. */
export const appPage = (template: string): string => template;
