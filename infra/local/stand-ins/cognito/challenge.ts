import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#infra/local/stand-ins/kit/time.ts';

/** Cognito allows a sign-in three minutes between its two steps. */
const LIFETIME_MS = 3 * MINUTE_MS;

const content = z.object({ user: z.string(), A: z.string(), b: z.string(), B: z.string(), expiresAt: z.number() });
export type Challenge = Omit<z.infer<typeof content>, 'expiresAt'>;

/**
 * The secret block: the first step's data for the second, encrypted with the install's key, so that the pool stores
 * nothing for sign-ins that are never finished. Each block can be answered once: one sign-in is one guess.
 */
export function challengeSeal(key: Buffer) {
  const answered = new Map<string, number>();

  return {
    seal(challenge: Challenge, now: number): Buffer {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = JSON.stringify({ ...challenge, expiresAt: now + LIFETIME_MS });
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },

    /** The challenge, or null when it is not ours, has expired, or was answered before. */
    open(block: Buffer, now: number): Challenge | null {
      const text = decrypt(key, block);
      if (text === null) return null;
      const { expiresAt, ...challenge } = content.parse(JSON.parse(text));
      const id = block.subarray(0, 12).toString('hex');
      for (const [old, until] of answered) {
        if (until > now) break;
        answered.delete(old);
      }
      if (expiresAt <= now || answered.has(id)) return null;
      answered.set(id, expiresAt);
      return challenge;
    },
  };
}

function decrypt(key: Buffer, block: Buffer): string | null {
  if (block.length < 29) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, block.subarray(0, 12));
  decipher.setAuthTag(block.subarray(-16));
  try {
    return Buffer.concat([decipher.update(block.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    return null; // the tag does not match: not encrypted by this install
  }
}
