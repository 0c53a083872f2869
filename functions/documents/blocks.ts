import { type Block, type BlockOf, inks, isLink, share } from '#shared/documents/document.ts';
import { sourceLine } from '#shared/documents/source-line.ts';
import { contourHeight, drawContour } from './contour-figure.ts';
import { drawRows, type Row, type RowPlan, rowHeight, tableWidths } from './rows.ts';
import { type Sheet, styles } from './sheet.ts';

const GAP = 9;
const MARKER = 16;

/** How a kind of block is drawn, and how much of it must share a page with what precedes it. */
interface Drawn<Kind extends Block['kind']> {
  draw(sheet: Sheet, block: BlockOf<Kind>, nextHeight: number): void;
  first(sheet: Sheet, block: BlockOf<Kind>): number;
}

const drawn: { [Kind in Block['kind']]: Drawn<Kind> } = {
  heading: {
    first: (sheet, { level, text }) => (level === 2 ? 34 : 18) + sheet.height(text, styles[level]),
    draw(sheet, block, nextHeight) {
      sheet.keep(drawn.heading.first(sheet, block) + nextHeight);
      sheet.space(block.level === 2 ? 22 : 12);
      if (block.level === 2) {
        sheet.line(sheet.pdf.y);
        sheet.pdf.y += 12;
      }
      sheet.within(sheet.tag(sheet.root, `H${block.level}`), () => sheet.text(block.text, styles[block.level]));
      sheet.pdf.y += 4;
    },
  },

  text: {
    // at least two lines at the foot of a page
    first: (sheet, { text }) => Math.min(sheet.height(text, styles.text), 34),
    draw(sheet, { text }) {
      const height = sheet.height(text, styles.text);
      // a short paragraph is not split
      sheet.keep(Math.min(height, 120));
      sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(text, styles.text));
      sheet.pdf.y += GAP - 2;
    },
  },

  list: {
    first: (sheet, { items }) => sheet.height(items[0] ?? '', styles.text, sheet.width - MARKER),
    draw(sheet, { items, ordered }) {
      const list = sheet.tag(sheet.root, 'L');
      items.forEach((item, index) => {
        const placed = { x: sheet.left + MARKER, width: sheet.width - MARKER };
        sheet.keep(sheet.height(item, styles.text, placed.width));
        const entry = sheet.tag(list, 'LI');
        const top = sheet.pdf.y;
        sheet.within(sheet.tag(entry, 'Lbl'), () =>
          sheet.text(ordered ? `${index + 1}.` : '•', styles.soft, { width: MARKER }),
        );
        sheet.pdf.y = top;
        sheet.within(sheet.tag(entry, 'LBody'), () => sheet.text(item, styles.text, placed));
        sheet.pdf.y += 3;
      });
      sheet.pdf.y += GAP - 3;
    },
  },

  facts: {
    first: (sheet, { rows }) => rowHeight(sheet, factsPlan(sheet), rows.slice(0, 1).map(factsRow)[0] ?? []),
    draw(sheet, { rows }) {
      drawRows(sheet, factsPlan(sheet), rows.map(factsRow));
      sheet.pdf.y += GAP;
    },
  },

  table: {
    first: (sheet, block) => {
      const plan = tablePlan(sheet, block);
      return (
        captionHeight(sheet, block.caption) +
        rowHeight(sheet, plan, block.columns) +
        rowHeight(sheet, plan, block.rows[0] ?? [])
      );
    },
    draw(sheet, block) {
      sheet.keep(drawn.table.first(sheet, block));
      sheet.pdf.y += 4;
      drawRows(sheet, tablePlan(sheet, block), block.rows, block.columns);
      sheet.pdf.y += GAP;
    },
  },

  bars: {
    first: (sheet, { finding }) => captionHeight(sheet, finding) + 40,
    draw(sheet, { finding, rows, max }) {
      sheet.keep(captionHeight(sheet, finding) + Math.min(rows.length, 12) * 22);
      sheet.pdf.y += 4;
      const [label, bar, figure] = [sheet.width * 0.34, sheet.width * 0.4, sheet.width * 0.26];
      const plan: RowPlan = {
        caption: finding,
        widths: [label, bar, figure],
        styles: [styles.text, styles.text, styles.strong],
        lines: false,
        picture: (y, row) => {
          const x = sheet.left + label + 6;
          const length = bar - 18;
          sheet.pdf.rect(x, y + 3.4, length, 7).fill(inks.sunken);
          const filled = length * share(rows[row]!.value, max);
          if (filled > 0) sheet.pdf.rect(x, y + 3.4, filled, 7).fill(inks.bar);
        },
      };
      drawRows(
        sheet,
        plan,
        rows.map((row) => [row.label, null, row.text]),
      );
      sheet.pdf.y += GAP;
    },
  },

  contour: {
    first: (sheet, block) => contourHeight(sheet, block),
    draw: (sheet, block) => {
      sheet.keep(contourHeight(sheet, block));
      drawContour(sheet, block);
      sheet.pdf.y += GAP;
    },
  },

  source: {
    first: () => 14,
    draw(sheet, { provenance }) {
      const { kind, text } = sourceLine(provenance);
      const line = `${kind}: ${text}`;
      sheet.keep(sheet.height(line, styles.small));
      sheet.pdf.y -= 2;
      sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(line, styles.small));
      sheet.pdf.y += GAP;
    },
  },

  link: {
    first: (sheet, { text }) => sheet.height(text, styles.text),
    draw(sheet, { text, url }) {
      sheet.keep(sheet.height(text, styles.text));
      const paragraph = sheet.tag(sheet.root, 'P');
      if (!isLink(url)) sheet.within(paragraph, () => sheet.text(text, styles.text));
      else {
        sheet.link(paragraph, { text, url }, styles.text);
        paragraph.end();
      }
      sheet.pdf.y += GAP - 2;
    },
  },
};

export const drawBlock = (sheet: Sheet, block: Block, nextHeight: number): void =>
  (drawn[block.kind] as Drawn<Block['kind']>).draw(sheet, block as never, nextHeight);

export const firstHeight = (sheet: Sheet, block: Block): number =>
  (drawn[block.kind] as Drawn<Block['kind']>).first(sheet, block as never);

const captionHeight = (sheet: Sheet, caption: string): number => sheet.height(caption, styles.strong) + 8;

const factsRow = ({ label, value }: { label: string; value: string }): Row => [label, value];

const factsPlan = (sheet: Sheet): RowPlan => ({
  widths: [sheet.width * 0.36, sheet.width * 0.64],
  styles: [styles.soft, styles.text],
});

const tablePlan = (sheet: Sheet, { caption, columns, rows, figures }: BlockOf<'table'>): RowPlan => ({
  caption,
  widths: tableWidths(sheet, [columns, ...rows]),
  styles: columns.map(() => styles.text),
  ...(figures && { figures }),
});
