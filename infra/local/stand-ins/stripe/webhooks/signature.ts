import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: one v1 for each active secret, over `t.payload`. */
export function signatureHeader(payload: string, secrets: string[], nowMs: number): string {
  const t = Math.floor(nowMs / 1000);
  const signed = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex')}`);
  return [`t=${t}`, ...signed].join(',');
}
