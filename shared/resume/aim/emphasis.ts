/** What a job asks for and where in a resume it is said: shown on the screen, and used to order lines. */
import * as z from 'zod/mini';

/** `usual`: common in an occupation; a vacancy requires or prefers. */
const aimStrengths = ['required', 'preferred', 'usual'] as const;

/** Longer names and places are cut, so that an answer never exceeds its bounds. */
export const MAX_NAME = 400;
export const MAX_SAID_IN = 400;

const asked = z.object({
  kind: z.enum(['tool', 'skill', 'licence', 'language', 'education', 'years']),
  name: z.string().check(z.maxLength(MAX_NAME)),
  strength: z.enum(aimStrengths),
  /**
   * facts (`experience.0.2`) and parts (`skills.3`, `education.0`, `projects.1`) that say it; empty: not in the resume
   */
  said_in: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_SAID_IN)),
  /** additional remark */
  note: z.nullable(z.string().check(z.maxLength(300))),
});
export type Asked = z.infer<typeof asked>;

export const emphasis = z.object({
  /** the occupation, or the title of the vacancy */
  title: z.string().check(z.maxLength(200)),
  of: z.enum(['occupation', 'vacancy']),
  /** of the occupation; null when the vacancy names none that we know */
  code: z.nullable(z.string().check(z.maxLength(20))),
  /** the vacancy's language if we do not read it: only language-independent names were found */
  unread: z.nullable(z.string().check(z.maxLength(60))),
  asked: z.array(asked).check(z.maxLength(120)),
  /** by fact: words it shares with the vacancy's requirements */
  alike: z.record(z.string().check(z.maxLength(40)), z.array(z.string().check(z.maxLength(60)))),
});
export type Emphasis = z.infer<typeof emphasis>;

const worth: Record<Asked['strength'], number> = { required: 3, preferred: 2, usual: 2 };
const PER_WORD = 0.25;
const MAX_WORDS = 4;

/** How much a fact or part says of what is asked for. */
export function weigher({ asked: all, alike }: Emphasis): (id: string) => number {
  const weights = new Map<string, number>();
  for (const { strength, said_in } of all)
    for (const id of said_in) weights.set(id, (weights.get(id) ?? 0) + worth[strength]);
  return (id) => (weights.get(id) ?? 0) + PER_WORD * Math.min(MAX_WORDS, alike[id]?.length ?? 0);
}

/** Why a fact is emphasized: the requirements it answers, by name. */
export function reasonsFor({ asked: all, alike }: Emphasis, ids: readonly string[]): string[] {
  const named = all.filter(({ said_in }) => said_in.some((id) => ids.includes(id))).map(({ name }) => name);
  const words = [...new Set(ids.flatMap((id) => alike[id] ?? []))];
  return named.length > 0 || words.length === 0 ? named : [`its words “${words.slice(0, MAX_WORDS).join('”, “')}”`];
}
