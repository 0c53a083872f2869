import * as z from 'zod/mini';
import { route } from '#shared/lib/route.ts';
import { erasureSteps } from './erasure.ts';
import { exportEntry, importEntry, importOutcomes, MAX_ENTRY_BYTES } from './export.ts';
import { knownProfile, profileChange } from './profile.ts';

const receipt = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'must be the 43 characters of a receipt'));

/** The sort key of one of the caller's own rows; only their partition is read. */
const cursor = z.string().check(z.regex(/^[\x20-\x7e]{1,300}$/, 'must be what the page before named as next'));

export const accountRoutes = {
  signOut: route({
    method: 'POST',
    path: '/sign-out',
    access: 'user',
    summary: 'End every session of the caller: tokens issued before now are no longer accepted.',
    input: z.object({}),
    output: z.object({ signed_out_at: z.iso.datetime() }),
  }),
  greet: route({
    method: 'POST',
    path: '/greeting',
    access: 'user',
    summary: 'Whether this is the first sign-in of the account; true only once.',
    input: z.object({}),
    output: z.object({ first: z.boolean() }),
  }),
  followEmail: route({
    method: 'POST',
    path: '/follow-email',
    access: 'user',
    summary: 'Copy the caller’s email address from the user pool to the payment provider, after it was changed.',
    input: z.object({}),
    output: z.object({ email: z.string() }),
  }),
  getProfile: route({
    method: 'GET',
    path: '/profile',
    access: 'user',
    summary: 'The caller’s name, which emails they want, and whether emails to them bounced.',
    input: z.object({}),
    output: knownProfile,
  }),
  changeProfile: route({
    method: 'POST',
    path: '/profile',
    access: 'user',
    summary: 'Change the caller’s name or which emails they want; a field that is left out stays as it is.',
    input: profileChange,
    output: knownProfile,
    freeText: true,
  }),
  exportAccount: route({
    method: 'POST',
    path: '/export-account',
    access: 'user',
    summary:
      'Export everything that is stored about the caller, page by page; each entry is signed, so that it can be imported.',
    input: z.object({ after: z.optional(cursor) }),
    output: z.object({ entries: z.array(exportEntry), next: z.nullable(cursor) }),
    timeoutMs: 25_000,
  }),
  importAccount: route({
    method: 'POST',
    path: '/import-account',
    access: 'user',
    summary: 'Import one entry of an export of this installation into the caller’s account, under a new id.',
    input: z.object({ entry: importEntry }),
    output: z.object({ outcome: z.enum(importOutcomes) }),
    freeText: true,
    maxBodyBytes: MAX_ENTRY_BYTES,
  }),
  eraseAccount: route({
    method: 'POST',
    path: '/erase-account',
    access: 'user',
    summary:
      'Erase the caller’s account and everything that is stored about them, permanently; a receipt shows the progress.',
    input: z.object({ confirm: z.string().check(z.maxLength(320)) }),
    output: z.object({ receipt }),
    timeoutMs: 25_000,
  }),
  getErasure: route({
    method: 'GET',
    path: '/erasure/{receipt}',
    access: 'public',
    summary: 'The progress of an erasure, by its receipt, which identifies nobody.',
    input: z.object({ receipt }),
    output: z.object({
      receipt,
      started_at: z.iso.datetime(),
      steps: z.array(z.object({ step: z.enum(erasureSteps), done_at: z.nullable(z.iso.datetime()) })),
      /** when every token of the person had expired and nothing was left */
      ended_at: z.nullable(z.iso.datetime()),
    }),
  }),
};
