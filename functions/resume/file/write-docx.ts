import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { inks } from '#shared/documents/document.ts';
import { type Paper, papers } from '#shared/documents/paper.ts';
import { product } from '#shared/product.ts';
import { marks, type TextBlock, type TextBlockOf, type TextDocument } from '#shared/resume/file/text-document.ts';

const TWIPS = 20;
const MARGIN = convertMillimetersToTwip(20);
const BULLETS = 'lines';
/** line spacing in 240ths of a line */
const LEADING = 262;
const between = ` ${marks.between} `;

/** proofing language, following the paper size */
const language = { a4: 'en-GB', letter: 'en-US' } as const;

/** A Word document as a person would build it: heading styles, lists, and entries that stay on one page. */
export function writeDocx({ title, name, blocks }: TextDocument, paper: Paper): Promise<Buffer> {
  const [width, height] = papers[paper].map((points) => Math.round(points * TWIPS)) as [number, number];
  const rightEdge = width - 2 * MARGIN;
  const file = new Document({
    title,
    creator: name,
    lastModifiedBy: product.name,
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 21, color: colour(inks.ink), language: { value: language[paper] } },
          paragraph: { spacing: { line: LEADING, lineRule: LineRuleType.AUTO } },
        },
        title: { run: { size: 44, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading1: {
          run: { size: 25, bold: true, color: colour(inks.ink) },
          paragraph: { spacing: { before: 260, after: 80 }, keepNext: true },
        },
        heading2: {
          run: { size: 22, bold: true, color: colour(inks.ink) },
          paragraph: { spacing: { before: 140 }, keepNext: true },
        },
        hyperlink: { run: { color: colour(inks.soft), underline: {} } },
      },
    },
    numbering: { config: [{ reference: BULLETS, levels: [bullet] }] },
    sections: [
      {
        properties: {
          page: { size: { width, height }, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        children: [
          paragraph(name, { heading: HeadingLevel.TITLE }),
          ...blocks.flatMap((block, at) => paragraphsOf(block, blocks[at + 1], rightEdge)),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

const colour = (ink: string): string => ink.slice(1);

const bullet = {
  level: 0,
  format: LevelFormat.BULLET,
  text: marks.line,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { start: 284, hanging: 284 } } },
};

function paragraphsOf(block: TextBlock, next: TextBlock | undefined, rightEdge: number): Paragraph[] {
  switch (block.kind) {
    case 'role':
      return [paragraph(block.text, { run: { size: 25, color: colour(inks.soft) } })];
    case 'contact':
      // a letter begins below it
      return [contact(block, next?.kind === 'paragraph' ? 480 : 160)];
    case 'heading':
      return [paragraph(block.text, { heading: HeadingLevel.HEADING_1, border: { bottom: rule } })];
    case 'paragraph':
      return [paragraph(block.text, { keepLines: true, spacing: { after: 120 } })];
    case 'list':
      return [paragraph(block.lead, { keepLines: true, keepNext: true }), ...bulleted(block.lines, 120)];
    case 'items':
      return [paragraph(block.items.join(between), { keepLines: true })];
    case 'entry':
      return entry(block, rightEdge);
  }
}

const rule = { style: BorderStyle.SINGLE, size: 4, space: 2, color: colour(inks.contour) };

/** Each paragraph except the last keeps with the next, so Word moves them together. */
function entry({ title, place, when, lines }: TextBlockOf<'entry'>, rightEdge: number): Paragraph[] {
  const last = lines.length - 1;
  const run = { color: colour(inks.soft) };
  return [
    paragraph(title, { heading: HeadingLevel.HEADING_2, keepLines: true }),
    ...(place || when
      ? [
          paragraph(place || when, {
            run,
            keepNext: last >= 0,
            keepLines: true,
            ...(place && when && { atRightEdge: when, tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }] }),
          }),
        ]
      : []),
    ...bulleted(lines),
  ];
}

const bulleted = (lines: readonly string[], after = 0): Paragraph[] =>
  lines.map((line, at) => {
    const isLast = at === lines.length - 1;
    return paragraph(line, {
      numbering: { reference: BULLETS, level: 0 },
      spacing: { before: 40, after: isLast ? after : 0 },
      keepNext: !isLast,
      keepLines: true,
    });
  });

const contact = ({ parts }: TextBlockOf<'contact'>, after: number): Paragraph =>
  new Paragraph({
    spacing: { before: 40, after },
    children: parts.flatMap(({ text, url }, at): ParagraphChild[] => {
      const run = new TextRun({ text, color: colour(inks.soft), ...(url && { style: 'Hyperlink' }) });
      const part = url ? new ExternalHyperlink({ link: url, children: [run] }) : run;
      return at === 0 ? [part] : [new TextRun({ text: between, color: colour(inks.soft) }), part];
    }),
  });

interface Look extends Omit<IParagraphOptions, 'children' | 'text' | 'run'> {
  run?: { size?: number; color?: string };
  /** text after a tab, aligned to the right edge */
  atRightEdge?: string;
}

/** A paragraph in the direction of its first letter. */
function paragraph(text: string, { run, atRightEdge, ...look }: Look = {}): Paragraph {
  const isRightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);
  const children = atRightEdge === undefined ? [text] : [text, new Tab(), atRightEdge];
  return new Paragraph({
    ...look,
    ...(isRightToLeft && { bidirectional: true }),
    children: [new TextRun({ children, ...run, ...(isRightToLeft && { rightToLeft: true }) })],
  });
}
