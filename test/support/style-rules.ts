import { read, sourceFiles } from './source-tree.ts';

/** What style sheets and components must take from tokens.css, and what to say when they do not. */

interface Declaration {
  property: string;
  value: string;
  line: number;
}

const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Every `property: value;` of a sheet; a selector or a media query is followed by a brace instead. */
function declarations(css: string): Declaration[] {
  const clean = withoutComments(css);
  return [...clean.matchAll(/(?<=[{;}]\s*)(-?[a-z-]+)\s*:\s*([^;{}]+);/g)].map((match) => ({
    property: match[1]!,
    value: match[2]!.replace(/\s+/g, ' ').trim(),
    line: clean.slice(0, match.index).split('\n').length,
  }));
}

const tokenNames = (): Set<string> =>
  new Set([...read('web/src/ui/tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!));

/** Leaves what is written by hand: var(…) is taken away, with what may stand in it. */
const byHand = (value: string): string => {
  const less = value.replace(/var\(--[\w-]+(,[^()]*)?\)/g, ' ');
  return less === value ? value : byHand(less);
};

const length = /(?<![\w-])-?(\d+\.?\d*|\.\d+)(px|r?em|r?lh|ch|ex|pt|[sdl]?v[wh]|vmin|vmax|cq\w+|%)/i;
const time = /(?<![\w-])(\d+\.?\d*|\.\d+)m?s\b/;
const colourProperty =
  /^(color|background(-color|-image)?|(border|outline|column-rule|text-decoration|text-emphasis)(-(block|inline|top|right|bottom|left|start|end))*(-color)?|fill|stroke|(accent|caret|stop|flood)-color|box-shadow)$/;
const literalColour = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i;
/** Words in the value of a colour property that are no colours of our own. */
const plainWord =
  /^(none|transparent|currentcolor|inherit|initial|unset|revert|auto|solid|dashed|dotted|double|hidden|underline|line-through|from-font|inset|thin|medium|thick|color-mix|in|srgb|oklab|repeating-linear-gradient|linear-gradient|to|top|right|bottom|left|center|deg|px|r?em|url|no-repeat|repeat|cover|contain|fixed|calc|min|max|context-(fill|stroke)|Canvas|CanvasText|LinkText|ButtonFace|ButtonText|ButtonBorder|Field|FieldText|Highlight|HighlightText|GrayText|Mark|MarkText|AccentColor|AccentColorText)$/i;

const colour = ({ property, value }: Declaration): boolean => {
  const hand = byHand(value);
  if (literalColour.test(hand)) return true;
  if (!colourProperty.test(property)) return false;
  return (hand.match(/[a-z][a-z-]*/gi) ?? []).some((word) => !plainWord.test(word));
};

interface Rule {
  /** how to comply */
  say: string;
  broken: (declaration: Declaration) => boolean;
}

const only = (property: RegExp, allowed: RegExp) => (one: Declaration) =>
  property.test(one.property) && !allowed.test(one.value);

/** For every sheet, the kit's own too. */
const everywhere: Rule[] = [
  { say: 'take a colour token (--ink, --hairline, …), currentcolor or transparent', broken: colour },
  {
    say: 'font-family is var(--serif), var(--sans) or var(--mono)',
    broken: only(/^font-family$/, /^(var\(--(serif|sans|mono)\)|inherit)$/),
  },
  {
    say: 'font-size is one of var(--text-xs … --text-3xl), in a drawing var(--text-chart)',
    broken: only(/^font-size$/, /^(var\(--text-[\w-]+\)|inherit)$/),
  },
  {
    say: 'font is a weight, var(--text-…) / a line height, var(--serif | --sans | --mono)',
    broken: only(
      /^font$/,
      /^(\d+ )?var\(--text-[\w-]+\)( \/ ([\d.]+|var\(--leading[\w-]*\)))? var\(--(serif|sans|mono)\)$|^inherit$/,
    ),
  },
  {
    say: 'a duration is var(--quick), var(--calm) or var(--wait), an easing var(--ease-…), or calc() of them',
    broken: ({ property, value }) =>
      /^(transition|animation)/.test(property) && (time.test(value) || /cubic-bezier|steps\(/.test(value)),
  },
  {
    say: 'z-index is one of var(--layer-…)',
    broken: only(/^z-index$/, /^(var\(--layer-[\w-]+\)|auto)$/),
  },
];

/** For screens and the shell: what looks like something belongs in a component of web/src/ui. */
const onScreens: Rule[] = [
  {
    say: 'a radius is var(--radius-s), var(--radius), var(--radius-round) or 0',
    broken: ({ property, value }) =>
      /^border(-\w+)*-radius$/.test(property) &&
      value.split(/[\s/]+/).some((part) => !/^(var\(--radius[\w-]*\)|0|inherit)$/.test(part)),
  },
  {
    say: 'a shadow is var(--elevation-…), var(--outline-bad) or none',
    broken: only(/^(box|text)-shadow$/, /^(var\(--(elevation|outline)-[\w-]+\)|none)$/),
  },
  {
    say: 'margin, padding and gap are var(--space-0 … --space-9), var(--gutter), 0, auto, or calc() of them',
    broken: ({ property, value }) =>
      /^(scroll-)?(margin|padding)(-|$)|^(row-|column-)?gap$/.test(property) &&
      (length.test(byHand(value)) || /\b(thin|medium|thick)\b/.test(value)),
  },
  {
    say: 'no gradients and no glass: hierarchy is type, space and hairlines',
    broken: ({ property, value }) =>
      property === 'backdrop-filter' || /(?<!repeating-)(linear|radial|conic)-gradient\(/.test(value),
  },
];

/** Breaches of one sheet, each with what to do instead: "12 font-size: 11px (font-size is …)". */
export function sheetBreaches(css: string, screen: boolean): string[] {
  const rules = screen ? [...everywhere, ...onScreens] : everywhere;
  return declarations(css).flatMap((one) =>
    rules.filter((rule) => rule.broken(one)).map(({ say }) => `${one.line} ${one.property}: ${one.value} (${say})`),
  );
}

/** What an object literal at the start of a text sets; anything else sets who knows what. */
function namesIn(text: string): string[] {
  if (!text.startsWith('{')) return ['?'];
  const names: string[] = [];
  let depth = 0;
  let entry = '';
  for (const sign of text) {
    if ('{(['.includes(sign)) depth += 1;
    if ('})]'.includes(sign)) depth -= 1;
    if (depth === 0 || (depth === 1 && sign === ',')) {
      if (entry.trim()) names.push(/^\s*['"]?([\w-]+)/.exec(entry)?.[1] ?? '?');
      entry = '';
      if (depth === 0) break;
    } else if (sign !== '{' || depth > 1) entry += sign;
  }
  return names;
}

/** Styles and looks written into the markup of one component. */
export function markupBreaches(source: string): string[] {
  const lineOf = (at: number | undefined) => source.slice(0, at).split('\n').length;
  const inline = [...source.matchAll(/\bstyle=\{/g)]
    .filter(({ index }) => namesIn(source.slice(index + 'style={'.length)).some((name) => !name.startsWith('--')))
    .map(
      ({ index }) =>
        `${lineOf(index)} ${source.slice(index).split('\n')[0]} (write style={{ '--name': value } as CSSProperties}; the style sheet does the rest)`,
    );
  const attributes = [
    ...source.matchAll(/\b(fill|stroke|stopColor|floodColor|fontSize|fontFamily|bgcolor)=(?:"([^"]*)"|\{([^}]*)\})/g),
  ]
    .filter(([, , text]) => !/^(none|currentColor|inherit|var\(--[\w-]+\))$/.test(text ?? ''))
    .map((match) => `${lineOf(match.index)} ${match[0]} (give it a class; its style sheet takes the token)`);
  return [...inline, ...attributes];
}

/** Names that are read with var() and set nowhere. */
export function unknownTokens(): string[] {
  const sheets = sourceFiles(/^web\/src\/.*\.css$/);
  const components = sourceFiles(/^web\/src\/.*\.tsx$/)
    .map(read)
    .join('\n');
  const known = tokenNames();
  return sheets.flatMap((file) => {
    const css = withoutComments(read(file));
    const own = new Set([...css.matchAll(/(?<=[{;]\s*)(--[\w-]+)\s*:/g)].map(([, name]) => name!));
    return [...css.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name]) => name!)
      .filter((name) => !known.has(name) && !own.has(name) && !components.includes(`'${name}'`))
      .map((name) => `${file} var(${name})`);
  });
}

/** Tokens that nothing takes. */
export function idleTokens(): string[] {
  const sheets = sourceFiles(/^web\/src\/.*\.css$/)
    .map((file) => withoutComments(read(file)))
    .join('\n');
  return [...tokenNames()].filter((name) => !new RegExp(`var\\(${name}[,)]`).test(sheets));
}
