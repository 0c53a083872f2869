import { type CSSOptions, preprocessCSS, resolveConfig } from 'vite';

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];
type Root = Parameters<
  Extract<Exclude<Plugin, (...given: never) => unknown>, { OnceExit?: unknown }>['OnceExit'] & {}
>[0];

/** Distinct matches of a pattern: its first group, or the whole match if it has none. */
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)),
];

/** The font faces of a page. They are never removed: a face that disappears and returns makes the text flicker. */
export const fontFaces = (css: string): string => matches(css, /@font-face\s*\{[^}]*\}/g).join('');

/** Addresses of the font files. */
export const fontFiles = (css: string): string[] => matches(css, /url\("?([^)"]+\.woff2)/g);

/**
 * Extracts from a page's style sheets what its prerendered markup uses: rules whose classes, elements and data
 * attributes occur in it, and the custom properties and keyframes they refer to, without print styles. Enough to show
 * the page and react to pointer and keyboard; the complete sheets load with the app.
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
      while (leaveOutUnread(root, markup)) {} // a property may be used only by another unused one
      root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
    },
  };
}

/**
 * Whether an attribute selector such as `data-gap="3"` matches the markup; scripts set `data-session` and `data-theme`.
 */
function stands(attribute: string, markup: string): boolean {
  const [name, value] = attribute.replaceAll('"', '').split('=');
  return (
    name === 'data-session' ||
    name === 'data-theme' ||
    markup.includes(value === undefined ? ` ${name}` : ` ${name}="${value}"`)
  );
}

/** @returns whether anything was removed */
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
