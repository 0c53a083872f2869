import { createHash } from 'node:crypto';

/** Tells one text from another, and nothing of what either says. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
