/**
 * Subsets the two typefaces to what the product shows: Latin-1 and English typography, the weights in use, the optical
 * size of headings. Run `node web/tools/subset-fonts.ts` after raising a font package; its output is committed. Both
 * are under the SIL Open Font License, whose text is stored beside them.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = join(import.meta.dirname, '../src/ui/fonts');

const latin1 = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const typography = '–—‘’‚“”„•…′″‹›€™−×÷≈≠≤≥±°·←↑→↓½¼¾';

const faces = [
  {
    font: 'fraunces',
    source: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    axes: { wght: { min: 450, max: 600 }, opsz: 72, SOFT: 0, WONK: 0 },
  },
  {
    font: 'source-sans-3',
    source: import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { font, source, axes } of faces) {
  const file = fileURLToPath(source);
  const whole = readFileSync(file);
  const cut = await subsetFont(whole, latin1 + typography, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(target, `${font}.woff2`), cut);
  copyFileSync(join(dirname(file), '../LICENSE'), join(target, `${font}-LICENSE.txt`));
  process.stdout.write(`${font}: ${whole.length} -> ${cut.length} bytes\n`);
}
