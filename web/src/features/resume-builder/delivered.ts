import { type Delivered, type DeliveredLetter, delivered, deliveredLetter } from '#shared/resume/kept.ts';
import { letterWritten, resumeWritten } from '#web/session/draft.ts';

/** The last resume that was delivered, on this device until sign-out: it was counted, and a closed dialog must not cost it. */
export function readDelivered(sub: string): Delivered | null {
  try {
    return delivered.safeParse(JSON.parse(resumeWritten.read(sub))).data ?? null;
  } catch {
    return null;
  }
}

export const keepDelivered = (sub: string, what: Delivered | null): void =>
  what ? resumeWritten.write(sub, JSON.stringify(what)) : resumeWritten.clear();

export function readLetter(sub: string): DeliveredLetter | null {
  try {
    return deliveredLetter.safeParse(JSON.parse(letterWritten.read(sub))).data ?? null;
  } catch {
    return null;
  }
}

export const keepLetter = (sub: string, what: DeliveredLetter | null): void =>
  what ? letterWritten.write(sub, JSON.stringify(what)) : letterWritten.clear();
