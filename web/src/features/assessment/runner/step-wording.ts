import type { ItemBank } from '#shared/assessment/item-bank.ts';
import type { StepHeading } from '#web/parts/assessment/StepFrame.tsx';
import { commonHeadings } from '#web/parts/assessment/step-headings.ts';
import type { Count } from '#web/parts/assessment/steps.ts';
import type { Step, StepKind } from '../steps.ts';

const headings: Record<Exclude<StepKind, 'scenario'>, StepHeading> = {
  ...commonHeadings,
  priorities: {
    eyebrow: 'Priorities',
    title: 'Where do you stand between the two?',
    text: 'Move each slider toward the side that counts more for you. Leaving one in the middle is an answer too, once you have touched it.',
  },
  values: {
    eyebrow: 'Values, part 2 of 3',
    title: 'What must work give you?',
    text: 'Pick the 3 to 5 that you would miss most.',
  },
  skills: {
    eyebrow: 'Skills, part 1 of 3',
    title: 'How good are you at this?',
    text: 'Proficient is where an average working adult stands. You can leave out a few that you cannot judge; the count below says how many we need.',
  },
  preferences: { eyebrow: 'Work preferences, part 2 of 3', title: 'How would you like to work?' },
  constraints: {
    ...commonHeadings.constraints,
    text: `${commonHeadings.constraints.text} One more page follows; it is optional.`,
  },
  background: {
    eyebrow: 'Where you stand, optional',
    title: 'Where do you stand today?',
    text: 'What you say here lets your result show what is possible for you now and what each move would take. It never changes how well work fits you. Skip it, or leave out what you like. It is kept with this assessment and erased with it.',
  },
};

export function headingOf(step: Step, bank: ItemBank): StepHeading {
  if (step.kind !== 'scenario') return headings[step.kind];
  const at = bank.triage.scenarios.findIndex((scenario) => scenario.id === step.id);
  const scenario = bank.triage.scenarios[at]!;
  return {
    eyebrow: `Scenario ${at + 1} of ${bank.triage.scenarios.length}`,
    title: scenario.title,
    text: scenario.text,
  };
}

/** The text beside Next: progress, and how many answers are enough. */
export function countText(step: Step, { answered, needed, total }: Count): string {
  if (step.kind === 'scenario') return answered ? '' : 'Choose one to continue.';
  if (step.kind === 'values') return picksText(answered, needed, total);
  if (step.kind === 'background') return answered ? 'Saved as you go' : 'Everything here is optional';
  const verb = step.kind === 'priorities' ? 'set' : ratedKinds.includes(step.kind) ? 'rated' : 'answered';
  const enough = needed === total ? 'all needed' : `${needed} needed`;
  return answered >= total ? `All ${total} ${verb}` : `${answered} of ${total} ${verb}; ${enough}`;
}

function picksText(picked: number, needed: number, most: number): string {
  if (picked < needed) return `${picked} picked; ${needed} to ${most} needed`;
  if (picked < most) return `${picked} picked; up to ${most} are possible`;
  return `${picked} picked. To pick another, remove one first.`;
}

const ratedKinds: StepKind[] = ['interests', 'personality', 'skills'];
