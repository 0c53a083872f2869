import * as z from 'zod/mini';
import { beyondFrames, resultBody } from '#shared/assessment/result-shape.ts';
import { id } from '#shared/lib/ids.ts';
import { route } from '#shared/lib/route.ts';
import { meteredRoute } from '#shared/plans/metered-route.ts';
import { kinds, periods, statuses, strengths, surenesses } from './terms.ts';
import { vacancyText } from './vacancy-text.ts';

/** A part of the pasted text as UTF-16 indexes: the answer repeats none of its words. */
const span = z.tuple([z.int(), z.int()]);
const role = resultBody.shape.roles.def.element;

const job = z.object({
  code: z.string(),
  title: z.string(),
  sureness: z.enum(surenesses),
  /** why it is recognized as this occupation */
  why: z.string(),
  words: z.array(span),
  others: z.array(z.object({ code: z.string(), title: z.string() })),
  /** by the current engine, for the result's answers */
  score: z.object({
    final: z.number(),
    fit: z.number(),
    opportunity: z.number(),
    feasibility: z.number(),
    better_than: z.object({ count: z.int(), of: z.int() }),
  }),
  /** which of the person's limits the occupation breaks; absent in matches saved before 2026-11-28 */
  beyond: z.optional(z.array(z.enum(beyondFrames))),
  receipts: role.shape.why,
  barriers: z.array(z.string()),
});

const requirement = z.object({
  kind: z.enum(kinds),
  name: z.string(),
  strength: z.enum(strengths),
  status: z.enum(statuses),
  /** which of the person's answers it is based on, or what they do not say */
  why: z.string(),
  words: z.array(span),
});

const pay = z.object({
  from: z.number(),
  to: z.number(),
  per: z.enum(periods),
  currency: z.string(),
  /** whether the vacancy names the period, or it was derived from the amount */
  is_period_named: z.boolean(),
  /** full time, all year, in its own currency */
  year: z.tuple([z.number(), z.number()]),
  words: z.array(span),
  /** compared with the occupation's pay in the United States; null when it cannot be compared */
  market: z.nullable(
    z.object({
      place: z.string(),
      low: z.nullable(z.number()),
      median: z.number(),
      high: z.nullable(z.number()),
      /** roughly what share of the occupation earns less than the midpoint, in words */
      verdict: z.string(),
      source: z.object({ kind: z.literal('observed'), source: z.string(), date: z.string(), note: z.string() }),
    }),
  ),
  /** why it cannot be compared; otherwise how it compares with the pay the person named */
  note: z.nullable(z.string()),
});

export const vacancyMatch = z.object({
  match_id: id,
  result_id: id,
  /** the recognized title, from our list and in the singular; "Vacancy" if there is none */
  title: z.string(),
  language: z.object({ name: z.string(), is_read: z.boolean() }),
  jobs: z.array(job),
  requirements: z.array(requirement),
  pay: z.nullable(pay),
  stress: z.array(z.string()),
  ask: z.array(z.string()),
  marks: z.array(
    z.object({ key: z.string(), weight: z.enum(['warning', 'unclear']), text: z.string(), words: z.array(span) }),
  ),
});
export type VacancyMatch = z.infer<typeof vacancyMatch>;

/** Days a saved match is kept. */
export const SAVED_DAYS = 365;
export const MAX_SAVED = 50;

const savedMatch = z.object({ match_id: id, title: z.string(), result_id: id, saved_at: z.iso.datetime() });
export type SavedMatch = z.infer<typeof savedMatch>;

export const vacanciesRoutes = {
  matchVacancy: meteredRoute({
    method: 'POST',
    path: '/vacancy-match',
    summary: 'Match the text of a vacancy with an own result; the text is not kept.',
    quota: { feature: 'smart_matches_daily', unit: (_input, { match_id, title }) => ({ key: match_id, title }) },
    freeText: true,
    maxBodyBytes: 1_000_000,
    input: z.object({ text: vacancyText, result_id: id }),
    output: vacancyMatch,
    timeoutMs: 15_000,
  }),
  saveMatch: route({
    method: 'POST',
    path: '/vacancy-matches',
    access: 'user',
    freeText: true,
    maxBodyBytes: 1_000_000,
    summary:
      'Keep a match of the last day with the text it was made of; made anew from both, so that nothing is taken over.',
    input: z.object({ match_id: id, text: vacancyText }),
    output: savedMatch,
    timeoutMs: 15_000,
  }),
  listMatches: route({
    method: 'GET',
    path: '/vacancy-matches',
    access: 'user',
    summary: 'The caller’s saved matches, newest first.',
    input: z.object({}),
    output: z.array(savedMatch),
  }),
  getMatch: route({
    method: 'GET',
    path: '/vacancy-matches/{match_id}',
    access: 'user',
    summary: 'A saved match with its text.',
    input: z.object({ match_id: id }),
    output: z.object({ ...savedMatch.shape, text: z.string(), match: vacancyMatch }),
  }),
  deleteMatch: route({
    method: 'DELETE',
    path: '/vacancy-matches/{match_id}',
    access: 'user',
    summary: 'Erase a saved match with its text.',
    input: z.object({ match_id: id }),
    output: z.object({ deleted: z.boolean() }),
  }),
};
