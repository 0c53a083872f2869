/** The format of an account's export: signed entries in one JSON document. */
import * as z from 'zod/mini';

/** Kinds of entries in reading order, with their titles on the readable page. */
export const exportKinds = {
  account: 'Account, plan and usage',
  profile: 'Name and email settings',
  assessment: 'Assessments and results',
  cv: 'CV',
  resume: 'Resumes',
  learning_plan: 'Learning plans',
  occupation_marks: 'Saved and hidden occupations',
  vacancy_match: 'Matched jobs',
  use: 'Uses that count',
  trace: 'What the product noted for a short time',
  other: 'Other',
} as const;
export type ExportKind = keyof typeof exportKinds;
const kinds = Object.keys(exportKinds) as [ExportKind, ...ExportKind[]];

/** The largest row of the table, uncompressed. */
export const MAX_ENTRY_BYTES = 5 * 1024 * 1024;

export const exportEntry = z.object({
  kind: z.enum(kinds, 'is not known here'),
  id: z.string('must be text').check(z.minLength(1), z.maxLength(300)),
  content: z.record(z.string(), z.unknown(), 'must be a list of fields'),
  signature: z.string('must be text').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'must be the signature of this entry')),
});
export type ExportEntry = z.output<typeof exportEntry>;

/** What can be imported: everything a person made, and nothing that counts, pays or grants. */
export const importableKinds = [
  'profile',
  'assessment',
  'cv',
  'resume',
  'learning_plan',
  'occupation_marks',
  'vacancy_match',
] as const;
export type ImportableKind = (typeof importableKinds)[number];
export const isImportable = (kind: ExportKind): kind is ImportableKind =>
  (importableKinds as readonly string[]).includes(kind);

export const importEntry = z.extend(exportEntry, {
  kind: z.enum(importableKinds, 'is not something that can be imported'),
});

/** `restored`: imported; `present`: already here and left as it is; `not_kept`: older than what this account keeps. */
export const importOutcomes = ['restored', 'present', 'not_kept'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const EXPORT_FORMAT = 'waymark-export';
const EXPORT_VERSION = 1;

export const exportDocument = z.object(
  {
    format: z.literal(EXPORT_FORMAT, 'is not that of an export of Waymark'),
    version: z.literal(EXPORT_VERSION, 'is not one that is known here'),
    exported_at: z.iso.datetime('must be a moment'),
    entries: z.array(exportEntry, 'must be a list').check(z.maxLength(10_000, 'must be 10,000 at most')),
  },
  'holds nothing of an export',
);
export type ExportDocument = z.output<typeof exportDocument>;

const order = (entry: ExportEntry) => kinds.indexOf(entry.kind);

export const exportOf = (entries: ExportEntry[], now: Date): ExportDocument => ({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  exported_at: now.toISOString(),
  entries: entries.toSorted((a, b) => order(a) - order(b)),
});
