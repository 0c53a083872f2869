import { extractAndRead } from '#functions/documents/extract/extract.ts';
import { vacancyWords } from '#functions/outside/facts.ts';
import { deleteFile, getFile } from '#functions/outside/files.ts';
import { serve } from '#functions/serve/serve.ts';
import { type TitleLexicon, titleLexicon } from '#shared/cv/titles.ts';
import { cvUploadRoutes } from '#shared/cv/upload-contract.ts';
import { AppError } from '#shared/lib/errors.ts';
import { readByModelToo } from './read-by-model.ts';

let titles: TitleLexicon | undefined;

const gone = () => new AppError('NOT_FOUND', 'This file is no longer there. Choose it again to have it read.');

export const handler = serve(cvUploadRoutes.readCv, async ({ key }, ctx) => {
  const [owner, area, name] = key.split('/') as [string, 'uploads', string];
  if (owner !== ctx.user.sub) throw gone();
  const file = { owner, area, name };
  const bytes = await getFile(file);
  if (!bytes) throw gone();
  // deleted before parsing, whatever parsing does; if S3 does not answer, the bucket's lifecycle rule deletes it
  await deleteFile(file).catch((error) => ctx.log.error('upload-not-deleted', error));
  titles ??= titleLexicon(vacancyWords());
  const { pages, reading } = await extractAndRead(bytes, name, titles);
  return { pages, ...(await readByModelToo(pages, reading, titles, ctx)) };
});
