/**
 * No screen has styles of its own. When this test names one of your lines:
 *
 * 1. Look at /dev/kit (`npm start`): most looks exist as a component of web/src/ui. Use it.
 * 2. If two screens need a look that does not exist, add it as a component of web/src/ui.
 * 3. Otherwise use the nearest token of web/src/ui/tokens.css: colors, --text-*, --space-*, --radius*, --elevation-*,
 *    --quick/--calm/--wait with --ease-*, --layer-*. `calc()` with tokens is fine: calc(-1 * var(--space-3)).
 * 4. Values from data are passed as a custom property: style={{ '--share': share } as CSSProperties}, and the style
 *    sheet gives them their meaning: inline-size: var(--share).
 *
 * A border shown only on hover or when selected is `var(--unseen)` until then: `transparent` is drawn in forced colors.
 * Allowed: layout sizes and positions in rem, ch, fr, % (width, inset, grid-template, max-inline-size), border widths,
 * stroke widths, weights, line heights. The rules for style sheets are in stylelint.config.mjs.
 */
import { join, relative } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';
import { read, root, sourceFiles } from '../support/source/source-tree.ts';
import { idleTokens, markupBreaches, unknownTokens } from '../support/source/style-rules.ts';

const sheets = sourceFiles(/^web\/src\/.*\.css$/).filter((file) => !/\/ui\/(tokens|fonts)\.css$/.test(file));
const components = sourceFiles(/^web\/src\/.*\.tsx$/);
const named = (file: string, breaches: string[]) => breaches.map((breach) => `${file}:${breach}`);

describe('no screen styles itself by hand', () => {
  it('looks at real files', () => {
    expect(sheets.length).toBeGreaterThan(40);
    expect(components.length).toBeGreaterThan(100);
  });

  it('style sheets take colors, type, space, shape, shadows, motion and layers from the tokens', async () => {
    const { results } = await stylelint.lint({ files: sheets, cwd: root });
    expect(results.length).toBe(sheets.length);
    expect(
      results.flatMap(({ source = '', warnings }) =>
        named(
          relative(root, source),
          warnings.map(({ line, text }) => `${line} ${text}`),
        ),
      ),
    ).toEqual([]);
  });

  it('markup has no styles except data, as custom properties', () => {
    expect(components.flatMap((file) => named(file, markupBreaches(read(file))))).toEqual([]);
  });

  it('spinners stand still for people who prefer reduced motion', () => {
    const restless = sheets.filter((file) => read(file).includes('var(--wait)'));
    expect(restless.length).toBeGreaterThan(2);
    expect(restless.filter((file) => !read(file).includes('prefers-reduced-motion: reduce'))).toEqual([]);
  });

  it('other motion is removed by the tokens alone, and no page scrolls by itself against that preference', () => {
    const all = [...sourceFiles(/^web\/src\/.*\.(css|tsx?)$/)];
    const own = all.filter((file) => /prefers-reduced-motion/.test(read(file)) && !read(file).includes('var(--wait)'));
    expect(own).toEqual(['web/src/parts/assessment/RatingStep.tsx', 'web/src/ui/tokens.css']);
    const smooth = all.filter((file) =>
      /smooth['"]|(?<!over)scroll-behavior|\.animate\(|startViewTransition/.test(read(file)),
    );
    expect(smooth).toEqual(['web/src/parts/assessment/RatingStep.tsx']);
  });

  it('every token that is used exists', () => {
    expect(unknownTokens()).toEqual([]);
  });

  it('every token is used', () => {
    expect(idleTokens()).toEqual([]);
  });
});

describe('the rules', () => {
  const broken = [
    'color: #123456',
    'color: rebeccapurple',
    'background: rgb(0 0 0 / 20%)',
    'border-block-end: 1px solid gray',
    'outline: 2px solid red',
    'fill: color-mix(in srgb, red 9%, transparent)',
    '--mine: #fff',
    'font-family: Georgia, serif',
    'font-size: 0.9em',
    'font: 12px/1 serif',
    'border-radius: 3px',
    'border-start-end-radius: 50%',
    'box-shadow: 0 1px 2px var(--shade)',
    'transition: color 0.2s',
    'animation: turn 900ms linear infinite',
    'animation-timing-function: cubic-bezier(0, 0, 1, 1)',
    'z-index: 3',
    'margin: 1rem auto',
    'padding-inline: var(--space-3) 5px',
    'gap: 0.4em',
    'scroll-margin-block: 6rem',
    'margin-block-start: calc(var(--space-3) + 1px)',
    'background: linear-gradient(var(--ink), var(--paper))',
    'backdrop-filter: blur(4px)',
  ];
  const kept = [
    'color: var(--ink)',
    'background: none',
    'border: 1px solid var(--hairline)',
    'border-block-start: 2px dotted var(--edge)',
    'fill: color-mix(in srgb, var(--ink) 9%, transparent)',
    'background: repeating-linear-gradient(135deg, var(--ink) 0 2px, var(--contour) 2px 6px)',
    'font-family: var(--serif)',
    'font-size: var(--text-s)',
    'border-radius: 0 var(--radius) var(--radius) 0',
    'box-shadow: var(--elevation-menu)',
    'transition: color var(--quick) var(--ease-in-place)',
    'animation-delay: calc(var(--wait) / 6)',
    'z-index: var(--layer-sticky)',
    'margin: 0 auto',
    'margin-block-start: calc(-1 * var(--space-3))',
    'padding: var(--space-4) max(var(--space-5), env(safe-area-inset-bottom))',
    'gap: 0 var(--space-4)',
    'inline-size: min(100%, 24rem)',
    'inset-block-start: -2rem',
  ];
  /** How often each declaration is rejected on a screen. */
  const refusals = async (declarations: string[]) => {
    const code = ['@media (max-width: 768px) { .one:hover {', ...declarations.map((one) => `${one};`), '} }'].join(
      '\n',
    );
    const { results } = await stylelint.lint({ code, codeFilename: join(root, 'web/src/features/One.module.css') });
    const lines = results.flatMap(({ warnings }) => warnings.map(({ line }) => line));
    return Object.fromEntries(declarations.map((one, at) => [one, lines.filter((line) => line === at + 2).length]));
  };

  it('reject values written by hand', async () => {
    expect(Object.entries(await refusals(broken)).filter(([, times]) => times === 0)).toEqual([]);
  });

  it('accept values from the tokens', async () => {
    expect(Object.entries(await refusals(kept)).filter(([, times]) => times > 0)).toEqual([]);
  });

  it('leave shape and space to the kit', async () => {
    const code = '.one {\n  border-radius: 3px;\n  gap: 3px;\n}\n';
    const { results } = await stylelint.lint({ code, codeFilename: join(root, 'web/src/ui/One.module.css') });
    expect(results.flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it.each([
    ['<i style={{ inlineSize: share }} />', 1],
    ["<i style={{ '--share': share, color: 'red' } as CSSProperties} />", 1],
    ['<i style={look} />', 1],
    ['<path fill="#fff" />', 1],
    ['<path stroke={shade} />', 1],
    ["<i style={{ '--share': share } as CSSProperties} />", 0],
    ["<i style={{ '--from': at(one), '--to': at({ x: 1 }) } as CSSProperties} />", 0],
    ['<path fill="none" stroke="currentColor" />', 0],
  ])('judge %s', (markup, count) => {
    expect(markupBreaches(markup)).toHaveLength(count);
  });

  it('no paragraph has a TextButton in it: its height would tear the lines of the sentence apart', () => {
    const inParagraph = /<p(?:\s[^>]*)?>(?:(?!<\/p>)[\s\S])*?<TextButton\b/;
    expect(components.filter((file) => inParagraph.test(read(file)))).toEqual([]);
  });
});
