/** Headings rotated by 90 degrees at an edge of the page: each is moved above the first line of the text beside it. */
import type { TextItem } from '../pages.ts';

const isTurned = ({ text, width, height, fontSize }: TextItem): boolean =>
  [...text].length > 2 && height > 2.2 * fontSize && height > 1.5 * width;

const middle = (item: TextItem): number => item.y + item.height / 2;
const bottom = (item: TextItem): number => item.y + item.height;

export function uprightItems(items: readonly TextItem[]): TextItem[] {
  const turned = items.filter(isTurned).sort((a, b) => middle(a) - middle(b));
  if (turned.length === 0 || turned.length > MAX_TURNED) return [...items];
  const upright = items.filter((item) => !isTurned(item)).sort((a, b) => a.y - b.y);
  const moved = turned.map((item) => {
    const isAfter = (other: TextItem) => middle(other) < item.y && Math.abs(other.x - item.x) < 3 * item.fontSize;
    const from = Math.max(0, ...turned.filter(isAfter).map(middle));
    const top = startOf(upright.filter((other) => other.y > from && other.y <= middle(item))) ?? item.y;
    return { ...item, y: top - item.fontSize, height: item.fontSize * 0.9 };
  });
  return [...upright, ...moved];
}

/** Beyond this number they are not headings, but a sideways page. */
const MAX_TURNED = 40;

/** Where the last part of a stretch begins: after its widest gap. */
function startOf(stretch: readonly TextItem[]): number | undefined {
  let [end, widest, start] = [0, Number.NEGATIVE_INFINITY, undefined as number | undefined];
  for (const item of stretch) {
    const gap = start === undefined ? 0 : item.y - end;
    if (start === undefined || gap > widest + 0.5) [widest, start] = [Math.max(widest, gap), item.y];
    end = Math.max(end, bottom(item));
  }
  return start;
}
