import * as z from 'zod/mini';
import { sha256 } from '#shared/lib/sha256.ts';
import type { SavedContent } from '#shared/resume/saved-resume.ts';
import { resumeOpened } from '#web/session/device/draft.ts';
import { storedAs } from '../stored-as.ts';

const opened = z.object({
  id: z.string(),
  name: z.string(),
  /** the version number that the next save is based on */
  version: z.int(),
  /** digest of the saved content, compared with the form to detect changes */
  saved: z.string(),
});
/** The saved version that is open in the form. */
export type Opened = z.infer<typeof opened>;

export const storedOpened = storedAs(resumeOpened, opened);

/** Equal for equal contents, because their properties are in schema order. */
export const digestOf = (content: SavedContent): string => sha256(JSON.stringify(content));
