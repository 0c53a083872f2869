import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../web/src/ui/tokens.css', import.meta.url), 'utf8');

/** The colours of each block of tokens.css that sets a colour scheme. */
const themes = [...css.matchAll(/color-scheme: (\w+);([\s\S]*?)\}/g)].map(([, name, block]) => ({
  name: name!,
  colours: Object.fromEntries([...block!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, key, hex]) => [key!, hex!])),
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
  ['good', 'good-ground', 4.5] as const,
  ['bad', 'bad-ground', 4.5] as const,
  ['on-waymark', 'waymark', 4.5] as const,
  ['on-waymark', 'waymark-strong', 4.5] as const,
  ['ink', 'paper', 7] as const,
];

describe('colours', () => {
  it('by day and by night', () => {
    expect(themes.map(({ name }) => name)).toEqual(['light', 'dark']);
  });

  it.each(themes)('$name: text and controls stand out enough (WCAG 2.2 AA)', ({ colours }) => {
    for (const [front, ground, least] of pairs) {
      expect(contrast(colours[front]!, colours[ground]!), `${front} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});
