import * as z from 'zod/mini';
import { keptUntilOf, type PersonalEntity, renewedId, unreadable } from '#functions/data/personal/entity.ts';
import { MAX_NAME, savedContent } from '#shared/resume/saved-resume.ts';
import { contentPrefix, listSort } from './listing.ts';
import { contentOf, keepResume, listResumes } from './resume.ts';

const exportedContent = z.object({
  id: z.string(),
  name: z.string().check(z.maxLength(MAX_NAME)),
  deleted: z.boolean(),
  kept_until: z.iso.datetime(),
  content: savedContent,
});

export const resumeEntities: PersonalEntity[] = [
  {
    kind: 'resume',
    prefix: contentPrefix,
    exportRow: (item) => {
      const { id, name, version, savedAt, isDeleted } = contentOf(item).entry;
      return {
        id,
        content: {
          id,
          name,
          version,
          saved_at: new Date(savedAt).toISOString(),
          deleted: isDeleted,
          kept_until: keptUntilOf(item),
          content: contentOf(item).content,
        },
      };
    },
    importRow: async (importer, { content: whole }) => {
      const { data } = z.safeParse(exportedContent, whole);
      if (!data) throw unreadable('content');
      const { id, name, deleted, kept_until, content } = data;
      if (deleted || Date.parse(kept_until) <= importer.now) return 'not_kept';
      const resume_id = renewedId(importer.user.sub, id);
      const known = await listResumes(importer);
      const ids = [...known.resumes, ...known.deleted].map((each) => each.resume_id);
      if (ids.includes(id) || ids.includes(resume_id)) return 'present';
      await keepResume(importer, { resume_id, version: 0, name, content });
      return 'restored';
    },
  },
  // its content is repeated in each resume's own row
  { kind: 'resume', prefix: listSort, exportRow: () => null },
];
