import * as z from 'zod/mini';
import { providers } from '#shared/ai/providers.ts';
import { resume } from '#shared/resume/resume.ts';
import { resumeWritten } from '#web/session/draft.ts';

const delivered = z.object({ resume, provider: z.enum(providers) });
export type Delivered = z.infer<typeof delivered>;

/** The last resume that was delivered, on this device until sign-out: it was counted, and a closed dialog must not cost it. */
export function readDelivered(sub: string): Delivered | null {
  try {
    return delivered.safeParse(JSON.parse(resumeWritten.read(sub))).data ?? null;
  } catch {
    return null;
  }
}

export const keepDelivered = (sub: string, what: Delivered): void => resumeWritten.write(sub, JSON.stringify(what));
