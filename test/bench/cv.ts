/** npm run bench:cv: how much of the own corpus is read, by field, through the real extractors. Figures, never a test. */
import { extract } from '#functions/documents/extract/extract.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { measure, noAccuracy } from '../cv/corpus/accuracy.ts';
import { cvs } from '../cv/corpus/cvs.ts';
import { embeddedWords } from '../support/embedded-facts.ts';

const titles = titleLexicon(embeddedWords());
const sum = noAccuracy();
const times: number[] = [];
for (const { file, person, bytes } of cvs) {
  const content = await bytes();
  const start = performance.now();
  const reading = readCv(await extract(content, file), titles);
  times.push(performance.now() - start);
  for (const missed of measure(sum, reading, person)) console.log(`${file}  ${missed}`);
}
const sorted = times.toSorted((a, b) => a - b);
console.log(
  `\n${cvs.length} CVs, median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} ms, slowest ${sorted.at(-1)!.toFixed(0)} ms\n`,
);
for (const [field, { hits, of }] of Object.entries(sum))
  console.log(`${field.padEnd(20)} ${`${hits}/${of}`.padStart(8)} ${((100 * hits) / of).toFixed(1).padStart(6)} %`);
