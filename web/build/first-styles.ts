import { type CSSOptions, preprocessCSS, resolveConfig } from 'vite';

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];
type Root = Parameters<
  Extract<Exclude<Plugin, (...given: never) => unknown>, { OnceExit?: unknown }>['OnceExit'] & {}
>[0];

/** What a pattern finds in a text, each once: its first group, or all of it when it has none. */
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)),
];

/** The faces of a page. They stay for good: a face that goes and comes again makes the text flicker. */
export const fontFaces = (css: string): string => matches(css, /@font-face\s*\{[^}]*\}/g).join('');

/** The addresses of their files. */
export const fontFiles = (css: string): string[] => matches(css, /url\("?([^)"]+\.woff2)/g);

/**
 * Extracts from the style sheets of a page what its prerendered markup uses: rules whose classes, elements and data attributes
 * stand in it, and the custom properties and keyframes those name; nothing for paper. Enough to show the page and to answer to a pointer or a key;
 * the whole sheets follow with the app.
 */
export async function firstStyles(css: string, markup: string): Promise<string> {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: [extractFor(markup)] } }, logLevel: 'warn' },
    'build',
  );
  return (await preprocessCSS(css, 'landing.css', config)).code;
}

function extractFor(markup: string): Plugin {
  const classes = new Set(matches(markup, /class="([^"]*)"/g).flatMap((names) => names.split(' ')));
  const elements = new Set(['html', 'body', ...matches(markup, /<([a-z][a-z\d]*)/g)]);
  const shown = (selector: string) => {
    const demanded = selector.replace(/:(not|is|where)\([^()]*\)/g, '');
    return (
      matches(demanded, /\.([\w-]+)/g).every((name) => classes.has(name)) &&
      matches(demanded, /(?<![^\s>+~])([a-z][a-z\d]*)/g).every((name) => elements.has(name)) &&
      matches(demanded, /\[(data-[^\]]+)\]/g).every((attribute) => stands(attribute, markup))
    );
  };
  return {
    postcssPlugin: 'first-styles',
    OnceExit(root) {
      root.walkAtRules('font-face', (rule) => void rule.remove());
      root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()));
      root.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && (rule.parent as { name?: string }).name === 'keyframes') return;
        const used = rule.selectors.filter(shown);
        if (used.length === 0) rule.remove();
        else if (used.length < rule.selectors.length) rule.selectors = used;
      });
      while (leaveOutUnread(root, markup)) {} // a property may be read by another one only
      root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
    },
  };
}

/** `data-gap="3"` or `data-gap=3`, as a selector has it; `data-session` and `data-theme` are set by scripts. */
function stands(attribute: string, markup: string): boolean {
  const [name, value] = attribute.replaceAll('"', '').split('=');
  return (
    name === 'data-session' ||
    name === 'data-theme' ||
    markup.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`)
  );
}

/** @returns whether there was any */
function leaveOutUnread(root: Root, markup: string): boolean {
  const text = root.toString();
  const read = new Set(matches(text + markup, /var\((--[\w-]+)/g));
  let left = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    left = true;
  });
  root.walkAtRules('keyframes', (rule) => {
    if (new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(text)) return;
    rule.remove();
    left = true;
  });
  return left;
}
