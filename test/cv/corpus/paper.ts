/** What a layout draws on: a PDF made by pdfkit, or pages directly, for tests that need hundreds. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { CvPages } from '#shared/cv/pages.ts';

export interface Ink {
  size?: number;
  bold?: boolean;
}

export interface Paper {
  /** @param y the top of the line */
  write(x: number, y: number, text: string, ink?: Ink): void;
  widthOf(text: string, ink?: Ink): number;
  link(x: number, y: number, text: string, url: string): void;
}

export const PAGE = { width: 595, height: 842, margin: 50 };

const require = createRequire(import.meta.url);
const font = (weight: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`));

/** Items as the extractor would return them, with letters of equal width. */
export function onPages(draw: (paper: Paper) => void): CvPages {
  const page: CvPages['pages'][number] = { width: PAGE.width, height: PAGE.height, items: [], links: [] };
  const widthOf = (text: string, { size = 10 }: Ink = {}) => text.length * size * 0.5;
  draw({
    widthOf,
    write: (x, y, text, ink = {}) => {
      const { size = 10, bold = false } = ink;
      page.items.push({ x, y, width: widthOf(text, ink), height: size * 1.1, text, fontSize: size, bold });
    },
    link: (x, y, text, url) => page.links.push({ x, y, width: widthOf(text), height: 12, url }),
  });
  return { type: 'pdf', pages: [page] };
}

export async function onPdf(draw: (paper: Paper) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 0, font: 'Helvetica' });
  document.registerFont('regular', font('400Regular')).registerFont('bold', font('700Bold'));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done) => document.on('end', done));
  const set = ({ size = 10, bold = false }: Ink = {}) => document.font(bold ? 'bold' : 'regular').fontSize(size);
  draw({
    widthOf: (text, ink) => set(ink).widthOfString(text),
    write: (x, y, text, ink) => set(ink).text(text, x, y, { lineBreak: false }),
    link: (x, y, text, url) => document.link(x, y, set().widthOfString(text), 12, url),
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
