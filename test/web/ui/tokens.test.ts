import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../web/src/ui/tokens.css', import.meta.url), 'utf8');

/** `--name: light-dark(by day, by night)` */
const colours = [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)];
const themes = ['light', 'dark'].map((name, at) => ({
  name,
  colours: Object.fromEntries(colours.map((match) => [match[1]!, match[2 + at]!])),
}));

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'raised', 'sunken'];
const pairs = [
  ...grounds.flatMap((ground) => ['ink', 'ink-soft', 'good', 'bad'].map((text) => [text, ground, 4.5] as const)),
  ...grounds.flatMap((ground) => ['edge', 'use-half', 'use-low', 'use-gone'].map((line) => [line, ground, 3] as const)),
  ['on-waymark', 'waymark', 4.5] as const,
  ['on-waymark', 'waymark-strong', 4.5] as const,
  ['paper', 'ink', 4.5] as const, // the banner, the skip link, what is selected
  ['bad', 'bad-ground', 4.5] as const,
  ['ink', 'bad-ground', 4.5] as const,
  ['ink', 'contour', 3] as const, // the median in its box
  ['ink', 'paper', 7] as const,
];

describe('colours', () => {
  it('are read, by day and by night', () => {
    expect(colours.length).toBeGreaterThan(15);
    const names = pairs.map(([front]) => front as string).concat(pairs.map(([, ground]) => ground));
    for (const { colours: found } of themes) expect(Object.keys(found)).toEqual(expect.arrayContaining(names));
  });

  it.each(themes)('$name: text and controls stand out enough (WCAG 2.2 AA)', ({ colours }) => {
    for (const [front, ground, least] of pairs) {
      expect(contrast(colours[front]!, colours[ground]!), `${front} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});
