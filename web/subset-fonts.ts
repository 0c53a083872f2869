/**
 * Cuts the two typefaces down to what the product shows: Latin-1 and the typography of English, the weights in use, the
 * optical size of headings. Run `node web/subset-fonts.ts` after raising a font package; its output is committed.
 * Licences: both are under the SIL Open Font License, whose text goes beside them.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = join(import.meta.dirname, 'src/ui/fonts');
const folder = (name: string) => dirname(require.resolve(`@fontsource-variable/${name}/package.json`));

const latin1 = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const typography = '–—‘’‚“”„•…′″‹›€™−×÷≈≠≤≥±°·←↑→↓½¼¾';

const faces = [
  {
    font: 'fraunces',
    file: 'fraunces-latin-full-normal',
    axes: { wght: { min: 450, max: 600 }, opsz: 72, SOFT: 0, WONK: 0 },
  },
  { font: 'source-sans-3', file: 'source-sans-3-latin-wght-normal', axes: { wght: { min: 400, max: 700 } } },
];

for (const { font, file, axes } of faces) {
  const source = readFileSync(join(folder(font), 'files', `${file}.woff2`));
  const cut = await subsetFont(source, latin1 + typography, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(target, `${font}.woff2`), cut);
  copyFileSync(join(folder(font), 'LICENSE'), join(target, `${font}-LICENSE.txt`));
  process.stdout.write(`${font}: ${source.length} -> ${cut.length} bytes\n`);
}
