import { postForm } from '#functions/outside/files.ts';
import { serve } from '#functions/serve/serve.ts';
import { contentTypes, MAX_FILE_BYTES } from '#shared/cv/file-words.ts';
import { cvUploadRoutes } from '#shared/cv/upload-contract.ts';
import { newId } from '#shared/lib/ids.ts';

export const handler = serve(cvUploadRoutes.uploadCv, async ({ type }, ctx) => {
  const name = `${newId(ctx.random16(), ctx.now)}.${type}`;
  return postForm(
    { owner: ctx.user.sub, area: 'uploads', name },
    { type: contentTypes[type], maxBytes: MAX_FILE_BYTES },
  );
});
