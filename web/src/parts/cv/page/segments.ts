/** The clickable parts of a page: lines, split where a gap or bar separates two things. */
import type { Box, Page, TextItem } from '#shared/cv/pages.ts';

export interface Segment extends Box {
  text: string;
  fontSize: number;
  bold: boolean;
}

/** a gap this many times as wide as the letters are high separates two things */
const GAP = 1.6;
const bars = /\s+(?:[|•·‧∙●▪–—]|\u2502)\s+/u;

const middle = ({ y, height }: Box) => y + height / 2;
const sameLine = (a: Box, b: Box) => Math.abs(middle(a) - middle(b)) < Math.min(a.height, b.height) / 2;

/** The segments of a page from top to bottom, and left to right within a line. */
export function segmentsOf({ items }: Pick<Page, 'items'>): Segment[] {
  const lines: TextItem[][] = [];
  for (const item of items.filter(({ text }) => text.trim() !== '').sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.findLast((known) => sameLine(known[0]!, item));
    if (line) line.push(item);
    else lines.push([item]);
  }
  return lines.flatMap((line) => groups(line.sort((a, b) => a.x - b.x)).flatMap(cut));
}

function groups(line: readonly TextItem[]): Segment[] {
  const found: Segment[] = [];
  for (const item of line) {
    const last = found.at(-1);
    const gap = last ? item.x - (last.x + last.width) : 0;
    if (last && gap < GAP * Math.max(last.fontSize, item.fontSize)) {
      const space = gap > 0.1 * item.fontSize && !last.text.endsWith(' ') && !item.text.startsWith(' ') ? ' ' : '';
      const bottom = Math.max(last.y + last.height, item.y + item.height);
      last.text += space + item.text;
      last.width = item.x + item.width - last.x;
      last.y = Math.min(last.y, item.y);
      last.height = bottom - last.y;
    } else found.push({ ...item });
  }
  return found;
}

/** A part's box is its share of the letters: precise enough for pointing. */
function cut(segment: Segment): Segment[] {
  const parts = segment.text.split(bars);
  if (parts.length === 1) return [{ ...segment, text: segment.text.trim() }];
  let at = 0;
  return parts.flatMap((part): Segment[] => {
    const start = segment.text.indexOf(part, at);
    at = start + part.length;
    const text = part.trim();
    if (text === '') return [];
    const share = segment.width / segment.text.length;
    return [{ ...segment, text, x: segment.x + share * start, width: share * part.length }];
  });
}
