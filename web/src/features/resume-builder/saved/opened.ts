import * as z from 'zod/mini';
import { sha256 } from '#shared/lib/sha256.ts';
import type { SavedContent } from '#shared/resume/saved-resume.ts';
import { resumeOpened } from '#web/session/device/draft.ts';
import { storedAs } from '../stored-as.ts';

const opened = z.object({
  id: z.string(),
  name: z.string(),
  /** the one that the next save changes */
  version: z.int(),
  /** tells what was saved from what stands in the form now */
  saved: z.string(),
});
/** The kept version that stands in the form. */
export type Opened = z.infer<typeof opened>;

export const storedOpened = storedAs(resumeOpened, opened);

/** Equal for equal contents: their properties stand in the order of the schema. */
export const digestOf = (content: SavedContent): string => sha256(JSON.stringify(content));
