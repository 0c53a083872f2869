import { read, sourceFiles } from './source-tree.ts';

/** Style rules that stylelint cannot check: styles set in markup, and unknown tokens. */

const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

const tokenNames = (): Set<string> =>
  new Set([...read('web/src/ui/tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!));

/** Properties set by an object literal at the start of a text; other expressions cannot be read. */
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

/** Styles written into a component's markup. */
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

/** Names used with var() but never defined. */
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

/** Unused tokens. */
export function idleTokens(): string[] {
  const sheets = sourceFiles(/^web\/src\/.*\.css$/)
    .map((file) => withoutComments(read(file)))
    .join('\n');
  return [...tokenNames()].filter((name) => !new RegExp(`var\\(${name}[,)]`).test(sheets));
}
