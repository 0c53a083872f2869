import { paths } from '#web/paths.ts';

export type AuthTab = 'sign-in' | 'sign-up';

/** Destinations of people who are starting. */
const beginnings = [paths.newAssessment(), paths.applicationEntry(), paths.pricing()];

interface Arrival {
  /** the tab named by the address: chosen here, or by a link */
  named: string | null;
  next: string | null;
  /** arrived by "Apply Now" or "Get Started" */
  begins: boolean;
  /** somebody has signed in on this device before */
  familiar: boolean;
}

/**
 * People who are starting have no account yet, unless the device suggests otherwise; all others have come to sign in.
 */
export function fittingTab({ named, next, begins, familiar }: Arrival): AuthTab {
  if (named === 'sign-in' || named === 'sign-up') return named;
  const [target] = next?.split(/[?#]/) ?? [];
  return !familiar && (begins || beginnings.includes(target ?? '')) ? 'sign-up' : 'sign-in';
}
