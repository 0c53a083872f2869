import { type Document, inks } from '#shared/documents/document.ts';
import type { Paper } from '#shared/documents/paper.ts';
import { day } from '#shared/lib/format.ts';
import { product } from '#shared/product.ts';
import { drawBlock, firstHeight } from './blocks.ts';
import { Sheet, styles } from './sheet.ts';
import { bytesOf, margins } from './tagged-pdf.ts';

/** The document that `writeHtml` makes, as a tagged PDF (PDF/UA-1) in either paper size. */
export async function writePdf(document: Document, paper: Paper): Promise<Buffer> {
  const sheet = new Sheet(document, paper);
  drawHead(sheet, document);
  document.blocks.forEach((block, index) => {
    const next = document.blocks[index + 1];
    drawBlock(sheet, block, next ? firstHeight(sheet, next) : 0);
  });
  sayMissing(sheet);
  sheet.root.end();
  drawFooters(sheet, document);
  return bytesOf(sheet.pdf);
}

function drawHead(sheet: Sheet, { title, subtitle, date }: Document): void {
  const { pdf, left } = sheet;
  const top = pdf.y;
  sheet.ornament(() => {
    pdf.roundedRect(left, top, 15, 19, 1.2).lineWidth(1.1).fillAndStroke(inks.waymark, inks.ink);
    pdf
      .moveTo(left + 3.8, top + 12.4)
      .lineTo(left + 7.5, top + 5)
      .lineTo(left + 11.2, top + 12.4);
    pdf.lineWidth(2).stroke(inks.ink);
  });
  pdf.y = top + 3;
  const line = `${product.name} · ${day(date, 'UTC')}`;
  sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(line, styles.soft, { x: left + 24 }));
  pdf.y = top + 44;
  sheet.within(sheet.tag(sheet.root, 'H1'), () => sheet.text(title, styles.title));
  if (subtitle) {
    pdf.y += 4;
    sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(subtitle, styles.subtitle));
  }
  pdf.y += 12;
}

function sayMissing(sheet: Sheet): void {
  if (sheet.missing === 0) return;
  const note = `□ stands for ${sheet.missing === 1 ? 'a character' : `${sheet.missing} characters`} that the fonts of this file do not have.`;
  sheet.keep(40);
  sheet.space(10);
  sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(note, styles.small));
}

function drawFooters(sheet: Sheet, { title }: Document): void {
  const { pdf, left, width } = sheet;
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // below the bottom margin pdfkit would start another page
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margins.bottom + 24;
    sheet.line(y - 8);
    sheet.ornament(() => {
      const number = `Page ${page + 1} of ${count}`;
      const numberWidth = sheet.widthOf(number, styles.small);
      pdf.y = y;
      sheet.text(title, styles.small, { width: width - numberWidth - 20 });
      pdf.y = y;
      sheet.text(number, styles.small, { x: left + width - numberWidth, width: numberWidth });
    }, 'Pagination');
  }
}
