/**
 * No screen styles itself by hand: style sheets take colours, type, space, shape, shadows, motion and layers from
 * web/src/ui/tokens.css. Run by test/drift/no-style-by-hand.test.ts, which says how to comply, and by editors.
 */

/** For every sheet, the kit's own too. */
const everywhere = {
  values: {
    'font-family': ['/^var\\(--(serif|sans|mono)\\)$/', 'inherit'],
    'font-size': ['/^var\\(--text-[\\w-]+\\)$/', 'inherit'],
    font: [
      '/^(\\d+ )?var\\(--text-[\\w-]+\\)( \\/ ([\\d.]+|var\\(--leading[\\w-]*\\)))? var\\(--(serif|sans|mono)\\)$/',
      'inherit',
    ],
    'z-index': ['/^var\\(--layer-[\\w-]+\\)$/', 'auto'],
  },
  units: { '/^(transition|animation)/': ['s', 'ms'] },
  functions: ['/^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)$/', '/^(cubic-bezier|steps)$/'],
};

const lengths = [
  'px',
  'em',
  'rem',
  'lh',
  'rlh',
  'ch',
  'ex',
  'pt',
  '%',
  'vw',
  'vh',
  'svh',
  'lvh',
  'dvh',
  'vmin',
  'vmax',
];

/** For screens and the shell: what looks like something belongs in a component of web/src/ui. */
const onScreens = {
  values: {
    '/^border(-\\w+)*-radius$/': ['/^((var\\(--radius[\\w-]*\\)|0|inherit)([\\s/]+|$))+$/'],
    '/^(box|text)-shadow$/': ['/^var\\(--(elevation|outline)-[\\w-]+\\)$/', 'none'],
  },
  units: { '/^(scroll-)?(margin|padding)(-|$)|^(row-|column-)?gap$/': lengths },
  functions: ['/^(linear|radial|conic)-gradient$/'],
};

const rules = (...sets) => ({
  'declaration-property-value-allowed-list': Object.assign({}, ...sets.map(({ values }) => values)),
  'declaration-property-unit-disallowed-list': Object.assign({}, ...sets.map(({ units }) => units)),
  'function-disallowed-list': sets.flatMap(({ functions }) => functions),
});

export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'property-disallowed-list': ['backdrop-filter'],
    ...rules(everywhere, onScreens),
  },
  overrides: [{ files: ['web/src/ui/**/*.css'], rules: { 'property-disallowed-list': null, ...rules(everywhere) } }],
};
