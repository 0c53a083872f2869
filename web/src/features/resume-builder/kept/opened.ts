import * as z from 'zod/mini';
import { sha256 } from '#shared/lib/sha256.ts';
import type { KeptContent } from '#shared/resume/kept.ts';
import { resumeOpened } from '#web/session/draft.ts';

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

export function readOpened(sub: string): Opened | null {
  try {
    return opened.safeParse(JSON.parse(resumeOpened.read(sub))).data ?? null;
  } catch {
    return null;
  }
}

export const storeOpened = (sub: string, what: Opened | null): void =>
  what ? resumeOpened.write(sub, JSON.stringify(what)) : resumeOpened.clear();

/** Equal for equal contents: their properties stand in the order of the schema. */
export const digestOf = (content: KeptContent): string => sha256(JSON.stringify(content));
