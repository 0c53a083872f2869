import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { CvPages, Page, PageLink, TextItem } from '#shared/cv/pages.ts';
import { cleanDrawn, withTexLetters } from './clean-text.ts';
import { type Letters, lettersOf } from './letters.ts';
import { MAX_CHARACTERS, MAX_ITEMS, MAX_PAGES } from './limits.ts';
import { isOpenable } from './openable.ts';
import { picturesIn } from './pdf-pictures.ts';
import { refused } from './refusals.ts';
import { wordParting } from './spaced-letters.ts';

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type TextContent = Awaited<ReturnType<PdfPage['getTextContent']>>;
type DrawnText = Extract<TextContent['items'][number], { str: string }>;
type Viewport = ReturnType<PdfPage['getViewport']>;
type Matrix = [number, number, number, number, number, number];

/**
 * @throws AppError for a file without text or with more than a CV; and whatever pdf.js throws for a file it cannot read
 */
export async function pdfPages(bytes: Uint8Array): Promise<CvPages> {
  const figures = picturesIn(bytes);
  // only text is needed: no pictures, no system fonts, no forms
  const document = await getDocumentProxy(bytes, {
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    maxImageSize: 0,
    verbosity: 0,
  });
  if (document.numPages > MAX_PAGES) throw refused('long');
  const drawn: DrawnPage[] = [];
  let [items, characters] = [0, 0];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await drawnOn(await document.getPage(number));
    items += page.texts.length;
    characters += page.texts.reduce((sum, { str }) => sum + str.trim().length, 0);
    if (items > MAX_ITEMS || characters > MAX_CHARACTERS) throw refused('long');
    drawn.push(page);
  }
  const letters = lettersOf(drawn.flatMap(({ texts }) => texts));
  const pages: Page[] = [];
  for (const page of drawn) pages.push(await readPage(page, letters));
  characters = pages.flatMap((page) => page.items).reduce((sum, { text }) => sum + text.length, 0);
  if (characters < LEAST_CHARACTERS) throw refused('scanned');
  return { type: 'pdf', pages, ...(figures.length > 0 && { figures }) };
}

/** A line that a scanner stamps on the page does not count as text. */
const LEAST_CHARACTERS = 25;

interface DrawnPage {
  page: PdfPage;
  texts: DrawnText[];
  styles: TextContent['styles'];
}

async function drawnOn(page: PdfPage): Promise<DrawnPage> {
  const { items, styles } = await page.getTextContent();
  return { page, texts: items.filter((each) => 'str' in each), styles };
}

async function readPage({ page, texts, styles }: DrawnPage, letters: Letters): Promise<Page> {
  const viewport = page.getViewport({ scale: 1, rotation: uprightTurn(texts) ?? page.rotate });
  // font names are known only after the page's operators have been loaded
  const { OPS } = await getResolvedPDFJS();
  const partWords = wordParting(await page.getOperatorList(), OPS.showText);
  const isBold = (font: string) => page.commonObjs.has(font) && bold.test(page.commonObjs.get(font)?.name ?? '');
  const fonts = Object.fromEntries(
    Object.entries(styles).map(([font, { ascent }]) => [font, { ascent: ascent || 0.8, bold: isBold(font) }]),
  );
  const items: TextItem[] = [];
  for (const each of texts) {
    const text = partWords(cleanDrawn(withTexLetters(letters(each))).trim());
    if (text === '') continue;
    const item = placed(text, each, fonts[each.fontName] ?? { ascent: 0.8, bold: false }, viewport);
    if (!isShadow(item, items.at(-1))) items.push(item);
  }
  const { width, height } = viewport;
  return { width: rounded(width), height: rounded(height), items, links: await linksOf(page, viewport) };
}

/** The rotation that makes most letters upright, whatever the file declares; undefined without letters. */
function uprightTurn(texts: readonly DrawnText[]): number | undefined {
  const letters = new Map<number, number>();
  for (const { str, transform } of texts) {
    const [a, b] = transform as Matrix;
    const turn = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360;
    const count = str.trim().length;
    if (count > 0 && Number.isFinite(turn)) letters.set(turn, (letters.get(turn) ?? 0) + count);
  }
  return [...letters].sort(([, some], [, others]) => others - some)[0]?.[0];
}

const bold = /bold|black|heavy|demi|^([A-Z]{6}\+)?(CMBX|CMSSBX|SFBX|SFSX)/i;

function placed(
  text: string,
  { transform, width }: { transform: number[]; width: number },
  font: { ascent: number; bold: boolean },
  viewport: Viewport,
): TextItem {
  const [a, b, c, d, e, f] = times(viewport.transform as Matrix, transform as Matrix);
  const fontSize = Math.hypot(c, d) || Math.hypot(a, b);
  const along = unit(a, b);
  // from the baseline to the ascent, in the page's rotation
  const up = unit(c, d);
  const corners = [0, width].flatMap((way) =>
    [-0.2 * fontSize, font.ascent * fontSize].map((rise) => [
      e + along[0] * way + up[0] * rise,
      f + along[1] * way + up[1] * rise,
    ]),
  );
  return { text, fontSize: rounded(fontSize), bold: font.bold, ...around(corners as [number, number][]) };
}

/** Text drawn twice, for bold or as a shadow. */
const isShadow = (item: TextItem, before: TextItem | undefined) =>
  before !== undefined &&
  before.text === item.text &&
  Math.abs(before.x - item.x) < 2 &&
  Math.abs(before.y - item.y) < 2;

async function linksOf(page: PdfPage, viewport: Viewport): Promise<PageLink[]> {
  const annotations = await page.getAnnotations();
  return annotations.slice(0, MAX_LINKS).flatMap((each) => {
    const url: unknown = each.url ?? each.unsafeUrl;
    if (each.subtype !== 'Link' || typeof url !== 'string' || !isOpenable(url)) return [];
    if (url.length > 2000 || !Array.isArray(each.rect)) return [];
    const [left, bottom, right, top] = each.rect as Matrix;
    const corners = [viewport.convertToViewportPoint(left, bottom), viewport.convertToViewportPoint(right, top)];
    return [{ ...around(corners as [number, number][]), url: cleanDrawn(url).trim() }];
  });
}

const MAX_LINKS = 500;

function around(corners: [number, number][]) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(Math.max(...xs) - x),
    height: rounded(Math.max(...ys) - y),
  };
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const unit = (x: number, y: number): [number, number] => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** Infinite coordinates become 0: JSON has no infinity. */
const rounded = (points: number) => (Number.isFinite(points) ? Math.round(points * 10) / 10 : 0);
