import * as z from 'zod/mini';
import { id } from '#shared/lib/ids.ts';
import { route } from '#shared/lib/route.ts';
import { MAX_NAME, MAX_SAVED, savedContent } from './saved-resume.ts';

const name = z
  .string('must be the name of the version')
  .check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(MAX_NAME, `must have ${MAX_NAME} characters at most`),
  );

const savedResume = z.object({
  resume_id: id,
  name: z.string(),
  /** counts saves: a save names the version it changes */
  version: z.int(),
  saved_at: z.iso.datetime(),
  has_document: z.boolean(),
});
export type SavedResume = z.infer<typeof savedResume>;

const deletedResume = z.extend(savedResume, { restorable_until: z.iso.datetime() });
export type DeletedResume = z.infer<typeof deletedResume>;

export const savedResumeRoutes = {
  listResumes: route({
    method: 'GET',
    path: '/resumes',
    access: 'user',
    summary: 'The versions of a resume that the caller keeps, the last saved first, and those that can be restored.',
    input: z.object({}),
    output: z.object({ resumes: z.array(savedResume), deleted: z.array(deletedResume) }),
  }),
  getResume: route({
    method: 'GET',
    path: '/resumes/{resume_id}',
    access: 'user',
    summary: 'A kept version with its content.',
    input: z.object({ resume_id: id }),
    output: z.object({ ...savedResume.shape, content: savedContent }),
  }),
  keepResume: route({
    method: 'POST',
    path: '/resumes',
    access: 'user',
    freeText: true,
    maxBodyBytes: 1_000_000,
    summary: `Keep a version under an id of the client's: a new one (version 0, ${MAX_SAVED} at most), or what was changed of the version named; without content it is renamed. A version that another device has changed meanwhile is refused with 409.`,
    input: z.object({
      resume_id: id,
      version: z
        .int('must be the version that is changed, 0 for a new one')
        .check(z.minimum(0, 'must not be negative')),
      name,
      content: z.optional(savedContent),
    }),
    output: savedResume,
  }),
  deleteResume: route({
    method: 'DELETE',
    path: '/resumes/{resume_id}',
    access: 'user',
    summary: 'Delete a kept version; for seven days it can be restored.',
    input: z.object({ resume_id: id }),
    output: z.object({ deleted: z.boolean() }),
  }),
  restoreResume: route({
    method: 'POST',
    path: '/resumes/{resume_id}/restore',
    access: 'user',
    summary: 'Have a deleted version back.',
    input: z.object({ resume_id: id }),
    output: savedResume,
  }),
};
