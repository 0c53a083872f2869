import { Sheet, type Style } from '#functions/documents/sheet.ts';
import { bytesOf } from '#functions/documents/tagged-pdf.ts';
import { inks } from '#shared/documents/document.ts';
import type { Paper } from '#shared/documents/paper.ts';
import { marks, type TextBlock, type TextBlockOf, type TextDocument } from '#shared/resume/file/text-document.ts';

const { ink, soft } = inks;
const styles = {
  name: { face: 'strong', size: 24, colour: ink, gap: 0 },
  role: { face: 'regular', size: 12.5, colour: soft, gap: 1 },
  heading: { face: 'strong', size: 12.5, colour: ink, gap: 1 },
  title: { face: 'strong', size: 10.6, colour: ink, gap: 1 },
  soft: { face: 'regular', size: 10.2, colour: soft, gap: 1.2 },
  text: { face: 'regular', size: 10.2, colour: ink, gap: 1.2 },
} as const satisfies Record<string, Style>;

const INDENT = 13;
/** between an employer and the dates beside it */
const GUTTER = 16;
const space = { heading: 12, underHeading: 5, entry: 8, line: 2, part: 6, letter: 22 } as const;

/** One column, tagged (PDF/UA-1), with only the person's text: nothing of ours, no page numbers between the lines. */
export async function writePdf(document: TextDocument, paper: Paper): Promise<Buffer> {
  const sheet = new Sheet({ title: document.title, date: document.date, lang: 'en' }, paper);
  sheet.within(sheet.tag(sheet.root, 'H1'), () => sheet.text(document.name, styles.name));
  let above = 0;
  for (const [at, block] of document.blocks.entries()) {
    drawBlock(sheet, block, { above, next: document.blocks[at + 1] });
    above = block.kind === 'heading' ? headingHeight(sheet, block.text) : 0;
  }
  sheet.root.end();
  return bytesOf(sheet.pdf);
}

/** Space around a block: the height of the heading above it and the gap below. */
interface Around {
  above: number;
  next: TextBlock | undefined;
}

const drawn: { [Kind in TextBlock['kind']]: (sheet: Sheet, block: TextBlockOf<Kind>, around: Around) => void } = {
  role(sheet, { text }) {
    sheet.pdf.y += space.line;
    sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(text, styles.role));
  },
  contact(sheet, { parts }, { next }) {
    sheet.pdf.y += space.line;
    drawParts(sheet, parts, styles.soft);
    // a letter begins below it
    if (next?.kind === 'paragraph') sheet.pdf.y += space.letter;
  },
  heading: (sheet, { text }, { next }) => drawHeading(sheet, text, next),
  paragraph: (sheet, { text }) => drawParagraph(sheet, text),
  list: (sheet, block) => drawList(sheet, block),
  items(sheet, block) {
    const parts = partsOf(block);
    sheet.keep(partsHeight(sheet, parts, styles.text));
    drawParts(sheet, parts, styles.text);
  },
  entry: (sheet, block, { above }) => drawEntry(sheet, block, above),
};

const drawBlock = (sheet: Sheet, block: TextBlock, around: Around): void =>
  (drawn[block.kind] as (sheet: Sheet, block: never, around: Around) => void)(sheet, block as never, around);

const between = ` ${marks.between} `;
const partsOf = ({ items }: TextBlockOf<'items'>): Parts => items.map((text) => ({ text, url: null }));

/** height of a heading at the top of a page */
const headingHeight = (sheet: Sheet, text: string): number => sheet.height(text, styles.heading) + space.underHeading;

function drawHeading(sheet: Sheet, text: string, next: TextBlock | undefined): void {
  const height = headingHeight(sheet, text);
  sheet.keep(space.heading + height + (next ? leastOf(sheet, next, height) : 0));
  sheet.space(space.heading);
  sheet.within(sheet.tag(sheet.root, 'H2'), () => sheet.text(text, styles.heading));
  sheet.line(sheet.pdf.y + 1, inks.contour);
  sheet.pdf.y += space.underHeading;
}

/** How much of a block must be on the same page as its heading. */
function leastOf(sheet: Sheet, block: TextBlock, above: number): number {
  if (block.kind === 'entry') {
    const whole = entryHeight(sheet, block);
    return whole + above <= sheet.pageHeight ? whole : headHeight(sheet, block) + lineHeight(sheet, block.lines[0]);
  }
  if (block.kind !== 'paragraph' && block.kind !== 'items') return 0;
  const whole =
    block.kind === 'paragraph'
      ? sheet.height(block.text, styles.text)
      : partsHeight(sheet, partsOf(block), styles.text);
  return whole + above <= sheet.pageHeight ? whole : 2 * sheet.height('x', styles.text);
}

function drawParagraph(sheet: Sheet, text: string): void {
  sheet.keep(sheet.height(text, styles.text));
  sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(text, styles.text));
  sheet.pdf.y += space.part;
}

/** The first line goes below the lead. */
function drawList(sheet: Sheet, { lead, lines }: TextBlockOf<'list'>): void {
  sheet.keep(sheet.height(lead, styles.text) + lineHeight(sheet, lines[0]));
  sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(lead, styles.text));
  if (lines.length > 0) drawLines(sheet, lines);
  sheet.pdf.y += space.part;
}

type Entry = TextBlockOf<'entry'>;

/** Whether the dates of an entry fit beside its place. */
const isBeside = (sheet: Sheet, { place, when }: Entry): boolean =>
  sheet.widthOf(place, styles.soft) + GUTTER + sheet.widthOf(when, styles.soft) <= sheet.width;

function headHeight(sheet: Sheet, entry: Entry): number {
  const { title, place, when } = entry;
  const beside = when === '' || isBeside(sheet, entry);
  return (
    sheet.height(title, styles.title) +
    (place || when ? sheet.height(place || when, styles.soft) : 0) +
    (beside || !place ? 0 : sheet.height(when, styles.soft))
  );
}

const lineHeight = (sheet: Sheet, line: string | undefined): number =>
  line === undefined ? 0 : space.line + sheet.height(line, styles.text, sheet.width - INDENT);

const entryHeight = (sheet: Sheet, entry: Entry): number =>
  headHeight(sheet, entry) + entry.lines.reduce((sum, line) => sum + lineHeight(sheet, line), 0);

/** Keeps an entry on one page; one longer than a page starts with what precedes it and flows line by line. */
function drawEntry(sheet: Sheet, entry: Entry, above: number): void {
  const height = entryHeight(sheet, entry);
  const isLong = height + above > sheet.pageHeight;
  sheet.keep(isLong ? headHeight(sheet, entry) + lineHeight(sheet, entry.lines[0]) : height);
  drawHead(sheet, entry);
  if (entry.lines.length > 0) drawLines(sheet, entry.lines);
  sheet.pdf.y += space.entry;
}

function drawHead(sheet: Sheet, entry: Entry): void {
  const { title, place, when } = entry;
  sheet.within(sheet.tag(sheet.root, 'H3'), () => sheet.text(title, styles.title));
  if (!place && !when) return;
  const below = sheet.tag(sheet.root, 'P');
  const top = sheet.pdf.y;
  sheet.within(below, () => {
    if (place) sheet.text(place, styles.soft);
    if (!when) return;
    const { pdf } = sheet;
    if (!place || !isBeside(sheet, entry)) return sheet.text(when, styles.soft);
    const width = sheet.widthOf(when, styles.soft);
    pdf.y = top;
    sheet.text(when, styles.soft, { x: sheet.left + sheet.width - width, width });
  });
}

function drawLines(sheet: Sheet, lines: readonly string[]): void {
  const list = sheet.tag(sheet.root, 'L');
  const placed = { x: sheet.left + INDENT, width: sheet.width - INDENT };
  for (const line of lines) {
    sheet.keep(lineHeight(sheet, line));
    sheet.space(space.line);
    const item = sheet.tag(list, 'LI');
    const top = sheet.pdf.y;
    sheet.within(sheet.tag(item, 'Lbl'), () => sheet.text(marks.line, styles.soft, { width: INDENT }));
    sheet.pdf.y = top;
    sheet.within(sheet.tag(item, 'LBody'), () => sheet.text(line, styles.text, placed));
  }
  list.end();
}

type Parts = TextBlockOf<'contact'>['parts'];

/** Parts side by side, as many per row as fit. */
function rowsOf(sheet: Sheet, parts: Parts, style: Style): Parts[] {
  const rows: Parts[] = [];
  const mark = sheet.widthOf(between, style);
  let room = 0;
  for (const part of parts) {
    const needed = sheet.widthOf(part.text, style);
    const row = rows.at(-1);
    if (row && mark + needed <= room) {
      row.push(part);
      room -= mark + needed;
    } else {
      rows.push([part]);
      room = sheet.width - needed;
    }
  }
  return rows;
}

/** A part longer than a line gets a row of its own. */
const partsRowHeight = (sheet: Sheet, [first, ...others]: Parts, style: Style): number =>
  sheet.height(others.length === 0 ? first!.text : 'x', style);

const partsHeight = (sheet: Sheet, parts: Parts, style: Style): number =>
  rowsOf(sheet, parts, style).reduce((sum, row) => sum + partsRowHeight(sheet, row, style), 0);

/** Separators appear only between parts, never at the ends of a row. */
function drawParts(sheet: Sheet, parts: Parts, style: Style): void {
  const { pdf, left, width } = sheet;
  const paragraph = sheet.tag(sheet.root, 'P');
  for (const row of rowsOf(sheet, parts, style)) {
    sheet.keep(partsRowHeight(sheet, row, style));
    const top = pdf.y;
    let x = left;
    const placed = (text: string) => {
      const place = { x, width: Math.min(sheet.widthOf(text, style), width) };
      pdf.y = top;
      x += place.width;
      return place;
    };
    row.forEach(({ text, url }, at) => {
      if (at > 0) {
        const mark = placed(between);
        sheet.add(paragraph, () => sheet.text(between, style, mark));
      }
      const place = placed(text);
      if (url) sheet.link(paragraph, { text, url }, style, place);
      else sheet.add(paragraph, () => sheet.text(text, style, place));
    });
  }
  paragraph.end();
  pdf.y += space.part;
}
