/**
 * Right-to-left pages are mirrored before reading, so that what is read first is at the left, and dates at the left
 * edge move to the usual right. Places are reported as on the original page.
 */
import type { Box, CvPages, Page, TextItem } from '../pages.ts';
import type { CvReading, Found } from '../reading.ts';

const written = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** Text without pages is already laid out in reading order, whatever its script. */
export function isRightToLeft({ type, pages }: CvPages): boolean {
  if (type !== 'pdf') return false;
  const text = pages.flatMap(({ items }) => items.map((item) => item.text)).join('');
  return (text.match(written)?.length ?? 0) > 0.5 * (text.match(/\p{L}/gu)?.length ?? 0);
}

export const mirrored = (document: CvPages): CvPages => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({ ...turned(item, page), text: asRead(item) })),
    links: page.links.map((link) => turned(link, page)),
  })),
});

const turned = <Place extends Box>(place: Place, page: Page): Place => ({
  ...place,
  x: page.width - place.x - place.width,
});

/** ".a sentence" as drawn is "a sentence."; "2019 - 2015" means 2015 to 2019. */
function asRead({ text }: TextItem): string {
  const [, from, dash, to] = /^(\d[\d./]*)(\s*[-–]\s*)(\d[\d./]*)$/.exec(text) ?? [];
  if (from && to && Number(from.slice(-4)) > Number(to.slice(-4))) return `${to}${dash}${from}`;
  return text.replace(/^([.,:;!?،؛؟])(?=[\p{Script=Hebrew}\p{Script=Arabic}])(.*)$/u, '$2$1');
}

/** A reading of mirrored pages, with every place converted back to the original page. */
export function mirroredBack(reading: CvReading, { pages }: CvPages): CvReading {
  const back = <T>(value: T): T => {
    if (Array.isArray(value)) return value.map(back) as T;
    if (typeof value !== 'object' || value === null) return value;
    if (!('value' in value))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, back(one)])) as T;
    const { place } = value as unknown as Found;
    const page = place && pages[place.page - 1];
    return page ? { ...value, place: { ...place, box: turned(place.box, page) } } : value;
  };
  return back(reading);
}
