import { createHash } from 'node:crypto';

/** Identifies a text without revealing it. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
