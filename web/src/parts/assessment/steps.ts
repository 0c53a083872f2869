import { type Stage, stages } from '#shared/assessment/stages.ts';

/** One screen of an assessment. Its id is in the address as ?step=, so reload and the browser's Back work. */
export interface Step {
  id: string;
  stage: Stage;
}

/** Steps of every variant; a variant may add more. */
export type CommonKind =
  | 'scenario'
  | 'priorities'
  | 'interests'
  | 'values'
  | 'personality'
  | 'skills'
  | 'preferences'
  | 'constraints';

/** A kind has one step unless ids distinguish several. */
const step = (stage: Stage, kind: CommonKind, id: string = kind) => ({ id, kind, stage });

/** The steps of every variant, in order. */
export const commonSteps = (scenarios: readonly { id: string }[]) => [
  ...scenarios.map(({ id }) => step('triage', 'scenario', id)),
  step('triage', 'priorities'),
  step('core', 'interests'),
  step('core', 'values'),
  step('core', 'personality'),
  step('deepDive', 'skills'),
  step('deepDive', 'preferences'),
  step('deepDive', 'constraints'),
];

/** `answered` of `total`; the step may be left from `needed` on. */
export interface Count {
  answered: number;
  needed: number;
  total: number;
}

export const isDone = ({ answered, needed }: Count): boolean => answered >= needed;

type Completed = Record<Stage, boolean>;

/** Where to continue: the first open step of the first incomplete stage, or that stage's last step. */
export function openStep<S extends Step>(steps: S[], completed: Completed, done: (step: S) => boolean): S {
  const stage = stages.find((candidate) => !completed[candidate]) ?? 'deepDive';
  const ofStage = steps.filter((candidate) => candidate.stage === stage);
  return ofStage.find((candidate) => !done(candidate)) ?? ofStage.at(-1)!;
}

/** The step requested by the address; the open step if it requests none or one not reached yet. */
export function stepAt<S extends Step>(
  steps: S[],
  id: string | null,
  completed: Completed,
  done: (step: S) => boolean,
): S {
  const open = openStep(steps, completed, done);
  const asked = steps.find((candidate) => candidate.id === id);
  return asked && steps.indexOf(asked) <= steps.indexOf(open) ? asked : open;
}
