/** Descriptions in paragraphs. */
import { withoutBullet } from './layout/bullets.ts';
import type { Line } from './layout/lines.ts';
import { foundLines, isBullet } from './parts.ts';
import type { Found } from './reading.ts';

/** Bullets with their continuation lines. */
export function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const before = paragraphs.at(-1);
    const isNew = !before || isBullet(line) || line.gap > 0.9 || line.page !== before.at(-1)!.page;
    if (isNew) paragraphs.push([line]);
    else before.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.some((line) => /\p{L}/u.test(withoutBullet(line.text))));
}

export const highlightsOf = (told: readonly Line[]): Found[] =>
  paragraphsOf(told).map((paragraph) => {
    const found = foundLines(paragraph);
    return { ...found, value: withoutBullet(found.value) };
  });
