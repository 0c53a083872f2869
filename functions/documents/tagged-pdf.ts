import PDFDocument from 'pdfkit';
import type { Face } from '#functions/outside/fonts.ts';
import type { Document } from '#shared/documents/document.ts';
import { type Paper, papers } from '#shared/documents/paper.ts';
import { escapeHtml } from '#shared/lib/html-text.ts';
import { product } from '#shared/product.ts';

export const margins = { top: 60, right: 62, bottom: 66, left: 62 } as const;

/** Members of pdfkit that its types omit. */
export type Pdf = PDFKit.PDFDocument & { subset: number; _font: { font: Font } };

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: Record<string, boolean>): unknown;
  getGlyph(id: number, codePoints?: number[]): { codePoints: number[] };
  stringsForGlyph(id: number): string[];
}

/** Parsing a font takes longer than writing a page, so it is done once per process. pdfkit accepts a parsed font. */
const parsed = new Map<Buffer, Font>();

/** The file's metadata. */
export type Described = Pick<Document, 'title' | 'date' | 'lang'>;

/** An empty PDF that is tagged and, once drawn, passes PDF/UA-1 (test/conformance/documents.ts). */
export function taggedPdf({ title, date, lang }: Described, paper: Paper, fonts: Record<Face, Buffer>): Pdf {
  const pdf = new PDFDocument({
    size: [...papers[paper]],
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang,
    font: null, // a font opened by pdfkit itself would shadow ours of the same name
    info: { Title: title, Creator: product.name, CreationDate: new Date(date) },
  } as unknown as PDFKit.PDFDocumentOptions) as Pdf;
  for (const [face, bytes] of Object.entries(fonts)) {
    const known = parsed.get(bytes);
    pdf.registerFont(face, (known ?? bytes) as Buffer).font(face);
    if (known) continue;
    separateLetters(pdf._font.font);
    nameLetters(pdf._font.font);
    parsed.set(bytes, pdf._font.font);
  }
  describe(pdf, title);
  return pdf;
}

/**
 * pdfkit writes a wrong CIDSet for PDF/UA subsets and leaves the title unescaped in the metadata: the subset is
 * switched off while fonts are written, and the title is escaped for the metadata only.
 */
function describe(pdf: Pdf, title: string): void {
  pdf.subset = 0;
  const endMetadata = pdf.endMetadata.bind(pdf);
  pdf.endMetadata = () => {
    pdf.subset = 1;
    pdf.endSubset();
    pdf.info.Title = escapeHtml(title);
    endMetadata();
  };
}

/**
 * Disables ligatures: readers that ignore their ActualText would lose syllables. Set on the font, because with per-text
 * options pdfkit lays out every word again.
 */
function separateLetters(font: Font): void {
  const layout = font.layout.bind(font);
  font.layout = (text) => layout(text, { liga: false, clig: false });
}

/**
 * A glyph keeps the letters it was first requested for, and none when it was only part of a composed letter. Otherwise
 * the next document using this font would contain no text, or the wrong letter, for it.
 */
function nameLetters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    const letters = partOf(font, id, codePoints) ?? codePoints;
    if (letters.length > 0) glyph.codePoints = letters;
    return glyph;
  };
}

/**
 * "Adébáyọ̀" is drawn as an o and two marks, and that "o" means o. Null when the glyph is not part of what was
 * requested.
 */
function partOf(font: Font, id: number, codePoints: number[]): number[] | null {
  const asked = String.fromCodePoint(...codePoints).normalize('NFD');
  if (asked.length === 1) return null;
  const own = font.stringsForGlyph(id).find((letter) => asked === '' || (asked !== letter && asked.startsWith(letter)));
  return own ? [...own].map((letter) => letter.codePointAt(0)!) : null;
}

/** @returns the finished file */
export async function bytesOf(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
