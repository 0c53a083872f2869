/** The worker thread that reads one file after another for `read-files.ts`. */
import { readFileSync, statSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { extract } from '#functions/documents/extract/extract.ts';
import { MAX_FILE_BYTES, tooLarge } from '#shared/cv/file-words.ts';
import { jsonResumeOf } from '#shared/cv/json-resume/of-reading.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';

export type Read = { resume: ReturnType<typeof jsonResumeOf> } | { error: string };

const words = new URL('../../shared/occupations/data/vacancy-words.json.gz', import.meta.url);
const titles = titleLexicon(JSON.parse(gunzipSync(readFileSync(words)).toString('utf8')));

async function read(path: string): Promise<Read> {
  try {
    const about = statSync(path, { throwIfNoEntry: false });
    if (!about) return { error: 'There is no such file.' };
    if (!about.isFile()) return { error: 'This is a folder or a device, no file.' };
    if (about.size > MAX_FILE_BYTES) return { error: `${tooLarge}.` };
    return { resume: jsonResumeOf(readCv(await extract(readFileSync(path), path), titles)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (path: string) => parentPort?.postMessage(await read(path)));
