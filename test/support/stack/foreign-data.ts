import { decode } from '#test/support/people/altered-tokens.ts';
import type { SignedIn } from '#test/support/people/sign-in.ts';

/** Watches every answer of a stack for the id or address of a person other than the caller (reliability G13). */
export function watchForeignData() {
  /** by id or address: the ids of whom it belongs to; an address may be signed up again after an erasure */
  const owners = new Map<string, Set<string>>();
  const own = (text: string, sub: string) => owners.set(text, (owners.get(text) ?? new Set()).add(sub));
  return {
    know({ sub, email }: SignedIn): void {
      own(sub, sub);
      own(email, sub);
    },
    /** @param request what the caller sent: they may get back whom they named */
    refuseForeign(token: string | null | undefined, request: string, answer: string): void {
      const caller = callerOf(token);
      for (const [text, subs] of owners)
        if (!subs.has(caller) && answer.includes(text) && !request.includes(text))
          throw new Error(`an answer to ${caller} holds ${text} of another person`);
    },
  };
}

function callerOf(token: string | null | undefined): string {
  try {
    return String(decode(token?.split('.')[1]).sub);
  } catch {
    return 'nobody';
  }
}
