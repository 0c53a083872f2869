/** The seven steps of the CV builder, and what each requires before the next (CVT-02, CVT-14 to CVT-21). */
import type { UserInfo } from '#shared/cv/user-info.ts';

export const steps = [
  'Personal Info',
  'Summary',
  'Experience',
  'Education',
  'Skills',
  'Optional Extras',
  'Career Goals',
] as const;

export const NAME_AND_EMAIL = 'Please fill in your name and email address';

const isFilled = (value: string | undefined): boolean => (value ?? '').trim() !== '';
const holdsAny = (list: readonly string[]): boolean => list.some(isFilled);

export const hasNameAndEmail = ({ personalInfo: { fullName, email } }: UserInfo): boolean =>
  isFilled(fullName) && isFilled(email);

/** What a step still requires, worded for the place beside Next; null if it is complete. */
const needs: readonly ((info: UserInfo) => string | null)[] = [
  (info) => (hasNameAndEmail(info) ? null : 'Your full name and email address are needed to go on.'),
  ({ professionalSummary }) =>
    isFilled(professionalSummary) ? null : 'A summary is needed to go on: two sentences do.',
  ({ experience }) =>
    experience.some(({ title, company }) => isFilled(title) && isFilled(company))
      ? null
      : 'One position with job title and company is needed to go on.',
  ({ education }) =>
    education.some(({ degree, institution }) => isFilled(degree) && isFilled(institution))
      ? null
      : 'One education with degree and institution is needed to go on.',
  ({ skills: { technical, soft } }) =>
    holdsAny(technical) || holdsAny(soft) ? null : 'One technical or soft skill is needed to go on.',
  () => null,
  () => null,
];

export const missingIn = (step: number, info: UserInfo): string | null => needs[step]!(info);
