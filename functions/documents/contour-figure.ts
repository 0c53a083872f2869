import { axisPoint, contourLines } from '#shared/documents/contour.ts';
import { type BlockOf, inks, share } from '#shared/documents/document.ts';
import { drawRows, type RowPlan, rowHeight } from './rows.ts';
import { type Sheet, styles } from './sheet.ts';

const RADIUS = 76;
const LINES = 11;
/** the axis labels are drawn outside the contour */
const RIM = RADIUS + 6;
const HEIGHT = 2 * RIM + 20;
const PICTURE_WIDTH = 250;

type Contour = BlockOf<'contour'>;

export const contourHeight = (sheet: Sheet, { finding }: Contour): number =>
  sheet.height(finding, styles.strong) + HEIGHT + 12;

/** Draws the contour of a profile on the left and its figures on the right. */
export function drawContour(sheet: Sheet, { finding, axes, max }: Contour): void {
  const { pdf, left } = sheet;
  sheet.within(sheet.tag(sheet.root, 'P'), () => sheet.text(finding, styles.strong));
  const top = pdf.y + 6;
  const [x, y] = [left + PICTURE_WIDTH / 2, top + HEIGHT / 2];
  sheet.ornament(() => {
    pdf.translate(x, y);
    const shares = axes.map(({ value }) => share(value, max));
    contourLines(shares, RADIUS, LINES).forEach((line, step) => {
      pdf
        .path(line)
        .lineWidth((step + 1) % 5 === 0 ? 1.2 : 0.6)
        .stroke(inks.contour);
    });
    pdf.roundedRect(-2.6, -4, 5.2, 8, 0.6).lineWidth(0.7).fillAndStroke(inks.waymark, inks.ink);
  });
  sheet.ornament(() => {
    axes.forEach(({ label }, axis) => {
      const end = axisPoint(axis, axes.length, RIM);
      const width = sheet.widthOf(label, styles.small);
      const shift = Math.abs(end.x) < 1 ? width / 2 : end.x > 0 ? 0 : width;
      pdf.y = y + end.y - 5;
      sheet.text(label, styles.small, { x: x + end.x - shift, width });
    });
  });
  const plan: RowPlan = {
    widths: [(sheet.width - PICTURE_WIDTH) * 0.55, (sheet.width - PICTURE_WIDTH) * 0.45],
    styles: [styles.soft, styles.text],
    indent: PICTURE_WIDTH,
  };
  const rows = axes.map((axis) => [axis.label, axis.text]);
  const height = rows.reduce((sum, row) => sum + rowHeight(sheet, plan, row), 0);
  pdf.y = Math.max(top, y - height / 2);
  drawRows(sheet, plan, rows);
  pdf.y = Math.max(pdf.y, top + HEIGHT);
}
