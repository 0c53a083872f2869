import { type Face, fonts } from '#functions/outside/fonts.ts';
import { inks } from '#shared/documents/document.ts';
import type { Paper } from '#shared/documents/paper.ts';
import { readable } from './readable.ts';
import { type Described, margins, type Pdf, taggedPdf } from './tagged-pdf.ts';

export interface Style {
  face: Face;
  size: number;
  colour: string;
  gap: number;
}

export const styles = {
  title: { face: 'heading', size: 27, colour: inks.ink, gap: 2 },
  subtitle: { face: 'regular', size: 13, colour: inks.soft, gap: 3 },
  2: { face: 'heading', size: 16, colour: inks.ink, gap: 2 },
  3: { face: 'strong', size: 11.5, colour: inks.ink, gap: 2 },
  text: { face: 'regular', size: 10.4, colour: inks.ink, gap: 3.2 },
  strong: { face: 'strong', size: 10.4, colour: inks.ink, gap: 3.2 },
  soft: { face: 'regular', size: 10.4, colour: inks.soft, gap: 3.2 },
  small: { face: 'regular', size: 8.6, colour: inks.soft, gap: 2 },
  smallStrong: { face: 'strong', size: 8.6, colour: inks.ink, gap: 2 },
} as const satisfies Record<string, Style>;

/** Longer than any word of a language written with spaces. */
const longWord = /\S{300,}/g;

type Placed = { x?: number; width?: number; align?: 'left' | 'right'; underline?: boolean };
/** pdfkit's structure element, with the attributes its types omit */
export type Tag = PDFKit.PDFStructureElement;
type TagOptions = { alt?: string; scope?: 'Row' | 'Column'; bbox?: [number, number, number, number] };

/**
 * The pages of a document: draws text at the cursor, tags content, and starts a page before anything that would be
 * split.
 */
export class Sheet {
  readonly pdf: Pdf;
  readonly root: Tag;
  readonly left = margins.left;
  readonly width: number;
  /** characters that no font here has and that are drawn as boxes */
  missing = 0;

  constructor(document: Described, paper: Paper) {
    this.pdf = taggedPdf(document, paper, fonts());
    this.width = this.pdf.page.width - margins.left - margins.right;
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  private get room(): number {
    return this.pdf.page.height - margins.bottom - this.pdf.y;
  }

  get pageHeight(): number {
    return this.pdf.page.height - margins.top - margins.bottom;
  }

  /** Starts a page unless `height` fits on this one. What fits on no page flows across pages. */
  keep(height: number): boolean {
    if (height <= this.room || this.pdf.y <= margins.top || height > this.pageHeight) return false;
    this.pdf.addPage();
    return true;
  }

  space(height: number): void {
    if (this.pdf.y > margins.top) this.pdf.y += height;
  }

  tag(parent: Tag, type: string, options: TagOptions = {}): Tag {
    const tag = this.pdf.struct(type, options);
    parent.add(tag);
    return tag;
  }

  /** Draws part of the content of `tag`. */
  add(tag: Tag, draw: () => void): void {
    tag.add(draw as unknown as Tag);
  }

  /** Draws the whole content of `tag` and closes it. */
  within(tag: Tag, draw: () => void): void {
    this.add(tag, draw);
    tag.end();
  }

  /** Draws decoration: rules, backgrounds, page numbers. */
  ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    this.pdf.save();
    draw();
    this.pdf.restore();
    this.pdf.endMarkedContent();
  }

  line(y: number, colour: string = inks.hairline, indent = 0): void {
    const { left, width } = this;
    this.ornament(() =>
      this.pdf
        .lineWidth(0.6)
        .moveTo(left + indent, y)
        .lineTo(left + width, y)
        .stroke(colour),
    );
  }

  /** A line of text with a link. The annotation describes its target, as PDF/UA requires. */
  link(
    parent: Tag,
    { text, url }: { text: string; url: string },
    style: Style,
    { x = this.left, width = this.width }: Placed = {},
  ): void {
    const tag = this.tag(parent, 'Link');
    const { page, y } = this.pdf;
    this.add(tag, () => this.text(text, style, { x, width, underline: true }));
    const height = page === this.pdf.page ? this.pdf.y - y : this.height(text, style, width);
    const options = { structParent: tag, Contents: new String(text) };
    const shown = Math.min(this.widthOf(text, style), width);
    (this.pdf.link as (...values: unknown[]) => unknown)(x, y, shown, height, url, options);
  }

  private readonly heights = new Map<string, number>();

  height(text: string, style: Style, width = this.width): number {
    const key = [style.face, style.size, width, text].join(' ');
    const known = this.heights.get(key);
    if (known !== undefined) return known;
    const height = this.pdf.heightOfString(this.broken(this.set(text, style), width), { width, lineGap: style.gap });
    this.heights.set(key, height);
    return height;
  }

  widthOf(text: string, style: Style): number {
    // slightly wider, so that the text does not wrap at its own width
    return this.pdf.widthOfString(this.set(text, style)) + 0.5;
  }

  /** Draws text at the cursor and moves the cursor below it. */
  text(
    text: string,
    style: Style,
    { x = this.left, width = this.width, align = 'left', underline = false }: Placed = {},
  ): void {
    const shown = this.broken(this.set(text, style), width);
    this.missing += this.lastMissing;
    this.pdf.fillColor(style.colour).text(shown, x, this.pdf.y, {
      width,
      align,
      lineGap: style.gap,
      underline,
    });
  }

  /** Breaks words too long for a line. pdfkit would measure and keep the whole rest of the word for every line. */
  private broken(text: string, width: number): string {
    return text.replace(longWord, (word) => {
      const letters = [...word];
      const ofLine = Math.floor((0.9 * letters.length * width) / this.pdf.widthOfString(word));
      const lines = Math.ceil(letters.length / Math.max(1, ofLine));
      return Array.from({ length: lines }, (_, at) => letters.slice(at * ofLine, (at + 1) * ofLine).join('')).join(
        '\n',
      );
    });
  }

  private lastMissing = 0;

  /** Sets the font, replaced by another if only that one has the letters. */
  private set(text: string, style: Style): string {
    const shownIn = (face: Face) => {
      this.pdf.font(face, style.size);
      return readable(text, this.pdf._font.font);
    };
    const first = shownIn(style.face);
    const shown = first.missing > 0 && style.face === 'heading' ? shownIn('strong') : first;
    this.lastMissing = shown.missing;
    return shown.text;
  }
}
