import * as z from 'zod/mini';
import { AI_TIMEOUT_MS, providers } from '#shared/ai/providers.ts';
import { route } from '#shared/lib/route.ts';
import { cvFileTypes } from './file-words.ts';
import { cvPages } from './pages.ts';
import { cvReading } from './reading.ts';

/** `<owner>/uploads/<id>.<type>` */
const uploadKey = z
  .string('must be the key of an upload')
  .check(z.regex(/^[\w-]{8,64}\/uploads\/[0-9a-z-]{20,60}\.(pdf|docx?|txt)$/, 'must be the key of an upload'));

export const cvUploadRoutes = {
  uploadCv: route({
    method: 'POST',
    path: '/cv-upload',
    access: 'user',
    summary: 'A form by which a browser may post one file of this type, 10 MB at most, within five minutes.',
    input: z.object({ type: z.enum(cvFileTypes, `must be one of ${cvFileTypes.join(', ')}`) }),
    output: z.object({ url: z.url(), fields: z.record(z.string(), z.string()), key: z.string() }),
  }),
  readCv: route({
    method: 'POST',
    path: '/cv-read',
    access: 'user',
    summary:
      'Read what was posted: its fields, each with its place on the pages. The file is deleted, whatever comes of it.',
    input: z.object({ key: uploadKey }),
    output: z.object({
      pages: cvPages,
      reading: cvReading,
      /** who read it: a model along with the rules, or the rules alone */
      provider: z.enum(providers),
    }),
    timeoutMs: AI_TIMEOUT_MS,
  }),
};
