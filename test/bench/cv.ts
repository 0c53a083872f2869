/**
 * npm run bench:cv: how much of our own corpus, of the strangers' sets and of other programs' files is read, by field,
 * through the real extractors. Figures, not a test.
 */
import { extract } from '#functions/documents/extract/extract.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { measure, noAccuracy, type Told } from '../cv/corpus/accuracy.ts';
import { cvs } from '../cv/corpus/cvs.ts';
import { trueCvs } from '../cv/corpus/files/sets.ts';
import { printed, sets } from '../cv/corpus/strangers/cvs.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';
import { median } from './median.ts';

const titles = titleLexicon(embeddedWords());

interface File {
  file: string;
  person: Told;
  bytes: Uint8Array;
}

async function* own(): AsyncGenerator<File> {
  for (const { file, person, bytes } of cvs) yield { file, person, bytes: await bytes() };
}

/** The reading that counts for a file that took too long or could not be opened. */
const nothingRead: CvReading = {
  language: 'en',
  basics: { links: [] },
  work: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  notPlaced: [],
};

const readOf = async ({ bytes, file }: File): Promise<CvReading> => readCv(await extract(bytes, file), titles);

async function bench(name: string, files: Iterable<File> | AsyncIterable<File>): Promise<void> {
  const sum = noAccuracy();
  const times: number[] = [];
  for await (const one of files) {
    const { file, person } = one;
    const start = performance.now();
    const reading = await readOf(one).catch((error: Error) => {
      console.log(`${name} ${file}  failed: ${error.message}`);
      return nothingRead;
    });
    times.push(performance.now() - start);
    for (const missed of measure(sum, reading, person)) console.log(`${name} ${file}  ${missed}`);
  }
  console.log(
    `\n${name}: ${times.length} CVs, median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms\n`,
  );
  for (const [field, { hits, of }] of Object.entries(sum).filter(([, { of }]) => of > 0))
    console.log(`${field.padEnd(20)} ${`${hits}/${of}`.padStart(8)} ${((100 * hits) / of).toFixed(1).padStart(6)} %`);
  console.log('');
}

await bench('own', own());
for (const [name, set] of Object.entries(sets)) await bench(`strangers ${name}`, printed(set()));
for (const set of ['n', 'o', 'p', 'q', 'r', 's']) await bench(`other programs ${set.toUpperCase()}`, trueCvs(set));
